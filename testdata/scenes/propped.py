#!/usr/bin/env python3
"""Prints a scene list to learn from what a die looks like that leans.

    python3 testdata/scenes/propped.py COUNT FIRST_SEED > scenes.json

A die leans on something: on another die, or on the raised edge of a tray. So
these tables are full of pairs and of dice along a tray, half of which lean
where the other half merely touch. The seeds lie far from those of the test
scenes.
"""

import json
import math
import random
import sys

import crowd
import lying
import plan
from view import DIE, HEIGHT, WIDTH, footprint, gap, rectangle

LIGHTS = [*crowd.LIGHTS, "bulb", "side"]
MOST = 44    # dice in a scene
RIM = 10     # dice along the tray, at most
LEAST = 2.0  # mm between dice that do not belong together


def scene(seed):
    rng = random.Random(seed)
    made = plan.table(f"{seed}", seed, *rng.choice(crowd.SHADES), rng.choice(LIGHTS), 0.35 if rng.random() < 0.15 else 1,
                      round(rng.uniform(0, 36), 1), math.exp(rng.uniform(math.log(28), math.log(58))), rng.randint(45, 95))
    view = plan.view_of(made)
    x, y = view.ground(WIDTH * rng.uniform(0.35, 0.65), HEIGHT * rng.uniform(0.4, 0.6))
    made["tray"].update(x=round(x, 1), y=round(y, 1), turn_deg=round(rng.uniform(0, 180), 1), rim_mm=round(rng.uniform(*lying.RIM_MM), 1))
    make = {"vary": 0.05, "rough": [low := round(rng.uniform(0.12, 0.4), 2), round(low + 0.15, 2)]}
    made["dice"] = [{**plan.die(colour, rng.randint(1, 6), spot, in_tray), **more, **make, **crowd.odd(colour, rng, 0)}
                    for spot, more, in_tray in lie(made, rng) for colour in [rng.choice(crowd.COLOURS)]]
    return made


def lie(made, rng):
    """Where the dice of a table lie: spot, what more, whether in the tray."""
    found = []
    for make in (along_rim,) * 60 + (together,) * 200 + (held,) * 8:
        full = MOST if make is not along_rim else RIM
        if len(found) < full:
            down = make(made, rng)
            if all(clear(made, spot, found) for spot, *_ in down):
                found += down
    return found


def clear(made, spot, found):
    """Whether a die is in view and clear of those that lie already."""
    corners, view = rectangle(*spot[:2], DIE, DIE, spot[2]), plan.view_of(made)
    return plan.visible(view, corners, 0) and plan.visible(view, corners, DIE) and all(
        gap(corners, rectangle(x, y, DIE, DIE, turn)) >= LEAST for (x, y, turn), *_ in found)


def along_rim(made, rng):
    """A die at the outside of the tray: cocked on its edge, or touching it."""
    tray, more, out = made["tray"], {}, DIE / 2 + rng.uniform(0.2, 1.5)
    if rng.random() < 0.6:
        reach = rng.uniform(8.5, 13.5)
        lean = math.atan2(tray["rim_mm"], reach)
        more, out = lying.propped(math.degrees(lean)), reach + DIE / 2 * (math.sin(lean) - math.cos(lean))
    side = rng.randrange(4)
    deep, wide = (tray["width"], tray["height"]) if side % 2 == 0 else (tray["height"], tray["width"])
    way, along = math.radians(tray["turn_deg"] + 90 * side), rng.uniform(-0.45, 0.45) * wide
    c, s = math.cos(way), math.sin(way)
    away = deep / 2 + out
    spot = (round(tray["x"] + away * c - along * s, 2), round(tray["y"] + away * s + along * c, 2),
            round(math.degrees(way) + 90, 1))
    return [(spot, more, False)]


def together(made, rng):
    """A die alone, two that touch, or one that leans on another."""
    lies = [lambda: lying.row(1), lambda: lying.row(rng.randint(2, 3)), lambda: lying.corner(rng),
            *[lambda: lying.leaning(rng)] * 4]
    x, y = plan.view_of(made).ground(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT))
    turn = rng.uniform(0, 360)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    down = [((round(x + c * u - s * v, 2), round(y + s * u + c * v, 2), round(t + turn, 1)), more, False)
            for (u, v, t), more in rng.choice(lies)()]
    tray = rectangle(*footprint(made["tray"]))
    if any(gap(rectangle(*spot[:2], DIE, DIE, spot[2]), tray) < LEAST for spot, *_ in down):
        return together(made, rng)
    return down


def held(made, rng):
    """A die in the tray."""
    try:
        return [(plan.throw(plan.view_of(made), made["tray"], rng, [], True), {}, True)]
    except plan.Crowded:
        return []


if __name__ == "__main__":
    first = int(sys.argv[2])
    print(json.dumps([scene(seed) for seed in range(first, first + int(sys.argv[1]))], indent=1))
