"""The board of Einfach Genial as plain geometry, in steps: the distance between
the middles of two neighbouring cells.

Axial coordinates with pointy tops: q to the right, r down and to the right; x
and y as in a picture, right and down. Only the standard library is used.
"""

import math

REACH = 7  # cells from the middle to the last ring
RIM = 8.4  # from the middle to a corner of the whole board
# Symbols, clockwise as they are printed from the first corner on.
SYMBOLS = ("red", "green", "blue", "orange", "yellow", "purple")
CORNERS = ((0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0))
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def ring(q, r):
    return max(abs(q), abs(r), abs(q + r))


CELLS = [(q, r) for r in range(-REACH, REACH + 1) for q in range(-REACH, REACH + 1) if ring(q, r) <= REACH]


def place(q, r):
    return q + r / 2, r * math.sqrt(3) / 2


def polygon(corners, radius, first_deg):
    turn = [math.radians(first_deg + 360 * i / corners) for i in range(corners)]
    return [(radius * math.cos(t), radius * math.sin(t)) for t in turn]


def star(points, outer, inner, first_deg):
    return [p for pair in zip(polygon(points, outer, first_deg), polygon(points, inner, first_deg + 180 / points)) for p in pair]


def hexagon(radius):
    """A cell: corners up and down."""
    return polygon(6, radius, 30)


def outline():
    """The whole board: corners right and left."""
    return polygon(6, RIM, 0)


def symbol(name, radius, turn_deg=0):
    """Outlines of a symbol around its middle; the second one is a hole."""
    return {
        "red": lambda: [star(12, radius, 0.74 * radius, turn_deg)],
        "green": lambda: [polygon(48, 0.98 * radius, 0)],
        "blue": lambda: [star(6, 1.08 * radius, 0.5 * radius, turn_deg)],
        "orange": lambda: [polygon(6, 1.03 * radius, turn_deg)],
        "yellow": lambda: [star(24, radius, 0.88 * radius, turn_deg)],
        "purple": lambda: [polygon(48, radius, 0), polygon(48, 0.66 * radius, 0)],
    }[name]()


def pairs(radius):
    """All pairs of neighbouring cells within a zone, each once."""
    inside = [c for c in CELLS if ring(*c) <= radius]
    return [(a, (a[0] + dq, a[1] + dr)) for a in inside for dq, dr in STEPS[:3] if ring(a[0] + dq, a[1] + dr) <= radius]
