"""Chance for scenes: where dice and tray lie so that everything is in view.

A scene is one entry of a scene list, as README.md describes it. The same seed
always gives the same scene.
"""

import math
import random

from view import DIE, HEIGHT, WIDTH, View, distance_for, footprint, gap, inside, rectangle

MARGIN = 12   # px kept free along the picture's rim
APART = 4.0   # mm between dice unless more is asked, and between a die and the tray's edge
FOV = 62      # degrees


def view_of(scene):
    return View(*(scene[k] for k in ("tilt_deg", "lean_deg", "roll_deg", "distance_mm", "fov_deg")))


def table(name, seed, surface, shade, light, dim, tilt_deg, die_px, quality):
    """A table with a tray and no dice."""
    rng = random.Random(seed)
    scene = {
        "name": name, "seed": seed, "room": seed,
        "surface": surface, "shade": shade, "light": light, "dim": dim, "glare": True, "touching": False,
        "tilt_deg": tilt_deg, "lean_deg": round(rng.uniform(-30, 30), 1),
        "roll_deg": round(rng.uniform(-3, 3), 1),
        "distance_mm": round(distance_for(die_px, FOV), 1), "fov_deg": FOV,
        "jpeg_quality": quality, "dice": [],
    }
    scene["tray"] = place_tray(view_of(scene), rng)
    return scene


def place_tray(view, rng):
    """A tray on the right, as large as the view allows up to 64 x 160 mm."""
    turn = round(rng.uniform(-3, 3), 1)
    x, y = view.ground(WIDTH * rng.uniform(0.83, 0.85), HEIGHT * rng.uniform(0.48, 0.52))
    size = 1.0
    while not visible(view, rectangle(x, y, 64 * size, 160 * size, turn), 0):
        size -= 0.02
    return {"x": round(x, 1), "y": round(y, 1), "width": round(64 * size, 1),
            "height": round(160 * size, 1), "turn_deg": turn}


def visible(view, corners, z):
    return all(MARGIN < px < WIDTH - MARGIN and MARGIN < py < HEIGHT - MARGIN
               for px, py in (view.project((x, y, z)) for x, y in corners))



class Crowded(Exception):
    """No room was found; another throw may find some."""


def fits(view, tray, others, spot, in_tray, apart=APART):
    """Whether a die may stand here: in view, free of the others, clear of the rim."""
    corners = rectangle(spot[0], spot[1], DIE, DIE, spot[2])
    if not (visible(view, corners, 0) and visible(view, corners, DIE)):
        return False
    if any(gap(corners, rectangle(x, y, DIE, DIE, t)) < apart for x, y, t in others):
        return False
    if in_tray:
        inner = rectangle(tray["x"], tray["y"], tray["width"] - 2 * APART,
                          tray["height"] - 2 * APART, tray["turn_deg"])
        return all(inside(p, inner) for p in corners)
    return gap(corners, rectangle(*footprint(tray))) >= APART


def throw(view, tray, rng, others, in_tray, apart=APART):
    """A free spot: x and y in mm, turn in degrees."""
    for _ in range(2000):
        px = rng.uniform(0, WIDTH) if in_tray else rng.uniform(0, 0.75 * WIDTH)
        x, y = view.ground(px, rng.uniform(0, HEIGHT))
        spot = (round(x, 2), round(y, 2), round(rng.uniform(0, 360), 1))
        if fits(view, tray, others, spot, in_tray, apart):
            return spot
    raise Crowded


def clump(view, tray, rng, count):
    """Spots of dice that touch: side by side, or two rows of two."""
    shape = [(0, 0), (1, 0), (0, 1), (1, 1)] if count == 4 else [(i, 0) for i in range(count)]
    for _ in range(2000):
        x, y, turn = throw(view, tray, rng, [], False)
        step, angle = DIE + 0.1, math.radians(turn)
        c, s = step * math.cos(angle), step * math.sin(angle)
        spots = [(x + c * i - s * j, y + s * i + c * j, turn + 90 * rng.randrange(4))
                 for i, j in shape]
        if all(fits(view, tray, [], s, False) for s in spots):
            return spots
    raise Crowded


def spots(scene, rng, outside, in_tray, touching=0, apart=APART):
    """Spots for so many dice outside and in the tray, drawn anew until all fit."""
    view, tray = view_of(scene), scene["tray"]
    for _ in range(200):
        try:
            out = clump(view, tray, rng, touching) if touching else []
            while len(out) < outside:
                out.append(throw(view, tray, rng, out, False, apart))
            held = []
            while len(held) < in_tray:
                held.append(throw(view, tray, rng, held, True, apart))
            return out, held
        except Crowded:
            continue
    raise SystemExit(f"scene {scene['name']}: no room for the dice; make them smaller (die_px)")


def die(colour, value, spot, in_tray):
    x, y, turn = spot
    return {"colour": colour, "value": value, "x": round(x, 2), "y": round(y, 2),
            "turn_deg": round(turn, 1), "in_tray": in_tray}


def to_tray(scene, spot):
    """Millimetres between a die's foot and the tray's edge."""
    return gap(rectangle(spot[0], spot[1], DIE, DIE, spot[2]), rectangle(*footprint(scene["tray"])))
