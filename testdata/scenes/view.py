"""Where a place on the table lies in the picture: an ideal camera above it.

Lengths are millimetres. The table is the plane z = 0; x runs right and y away
from the person who sits at the near side, both from the place the camera looks
at. Pixels run right and down from the picture's top left corner. Only the
standard library is used, so that scenes are planned without Blender.
"""

import math

WIDTH, HEIGHT = 960, 720
DIE = 16.0  # edge of a die


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1],
            a[2] * b[0] - a[0] * b[2],
            a[0] * b[1] - a[1] * b[0])


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def unit(a):
    length = math.sqrt(dot(a, a))
    return tuple(x / length for x in a)


class View:
    """A camera that looks at the origin.

    tilt_deg  angle between its axis and the vertical
    lean_deg  side it stands at: 0 the near side, 90 the right one
    roll_deg  turn about its own axis, anticlockwise
    distance  from the lens to the place it looks at
    fov_deg   horizontal angle of view
    """

    def __init__(self, tilt_deg, lean_deg, roll_deg, distance, fov_deg):
        tilt, lean, roll = map(math.radians, (tilt_deg, lean_deg, roll_deg))
        self.fov = math.radians(fov_deg)
        self.focal = WIDTH / 2 / math.tan(self.fov / 2)  # in pixels
        self.position = (distance * math.sin(tilt) * math.sin(lean),
                         -distance * math.sin(tilt) * math.cos(lean),
                         distance * math.cos(tilt))
        self.forward = unit(tuple(-x for x in self.position))
        self.right = unit(cross(self.forward, (-math.sin(roll), math.cos(roll), 0)))
        self.up = cross(self.right, self.forward)

    def project(self, point):
        """The pixel at which a point in space appears."""
        ray = tuple(p - c for p, c in zip(point, self.position))
        depth = dot(ray, self.forward)
        return (WIDTH / 2 + self.focal * dot(ray, self.right) / depth,
                HEIGHT / 2 - self.focal * dot(ray, self.up) / depth)

    def ground(self, px, py, z=0):
        """The place on the table, or so high above it, that appears at a pixel."""
        right, down = (px - WIDTH / 2) / self.focal, (py - HEIGHT / 2) / self.focal
        ray = tuple(f + right * r - down * u
                    for f, r, u in zip(self.forward, self.right, self.up))
        reach = (z - self.position[2]) / ray[2]
        return (self.position[0] + reach * ray[0], self.position[1] + reach * ray[1])


def distance_for(die_px, fov_deg):
    """How far the camera stands for the top of a die to be die_px wide."""
    return DIE + DIE * WIDTH / 2 / math.tan(math.radians(fov_deg) / 2) / die_px


def rectangle(x, y, width, height, turn_deg):
    """The corners of a turned rectangle on the table, clockwise as seen from
    above, beginning at the near left one."""
    c, s = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    half = ((-width / 2, -height / 2), (-width / 2, height / 2),
            (width / 2, height / 2), (width / 2, -height / 2))
    return [(x + c * u - s * v, y + s * u + c * v) for u, v in half]


def footprint(tray):
    """The sizes of a tray that rectangle takes."""
    return tuple(tray[k] for k in ("x", "y", "width", "height", "turn_deg"))


def outside(side, p):
    """Whether a point lies beyond a side of a polygon given clockwise."""
    (ax, ay), (bx, by) = side
    return (bx - ax) * (p[1] - ay) > (by - ay) * (p[0] - ax)


def sides(corners):
    return list(zip(corners, corners[1:] + corners[:1]))


def inside(p, corners):
    """Whether a point lies in a convex polygon given clockwise."""
    return not any(outside(side, p) for side in sides(corners))


def gap(a, b):
    """The distance between two convex polygons given clockwise, 0 if they
    overlap."""
    apart = any(all(outside(side, p) for p in two)
                for one, two in ((a, b), (b, a)) for side in sides(one))
    if not apart:
        return 0.0
    return min(reach(p, side)
               for one, two in ((a, b), (b, a)) for p in one for side in sides(two))


def reach(p, side):
    """The distance from a point to a line segment."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    t = ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy)
    t = min(1.0, max(0.0, t))
    return math.hypot(p[0] - ax - t * dx, p[1] - ay - t * dy)
