#!/usr/bin/env python3
"""Prints the scene list of the reader's test pictures.

    python3 testdata/scenes/tests.py > vision/dice/testdata/scenes/scenes.json
"""

import json
import random

import plan

COLOURS = ["white", "yellow", "blue", "green", "orange", "purple"]

# surface, shade, light, dim, tilt, px a die, dice in the tray, dice that touch, JPEG quality
SCENES = [
    ("felt", "green", "day", 1, 0.0, 40, 0, 0, 88),
    ("wood", "oak", "lamp", 1, 8.0, 34, 2, 0, 82),
    ("leather", "brown", "led", 1, 15.0, 46, 1, 0, 80),
    ("paper", "dots", "ceiling", 1, 21.0, 38, 0, 0, 85),
    ("plain", "light", "day", 1, 25.0, 30, 3, 0, 90),
    ("felt", "blue", "lamp", 1, 4.0, 50, 0, 4, 78),
    ("felt", "red", "led", 0.35, 12.0, 36, 2, 0, 76),
    ("wood", "walnut", "day", 0.35, 18.0, 44, 0, 0, 80),
    ("leather", "black", "ceiling", 1, 24.0, 32, 1, 3, 84),
    ("paper", "stripes", "day", 1, 6.0, 28, 2, 0, 92),
    ("plain", "grey", "lamp", 1, 17.0, 58, 0, 0, 86),
    ("felt", "green", "led", 1, 22.0, 54, 0, 2, 94),
    ("felt", "blue", "ceiling", 0.35, 10.0, 30, 0, 0, 72),
    ("wood", "pine", "led", 1, 3.0, 48, 2, 2, 83),
    ("paper", "checks", "lamp", 0.35, 14.0, 40, 1, 0, 70),
    ("plain", "light", "ceiling", 1, 20.0, 50, 0, 4, 87),
    ("felt", "green", "day", 1, 9.0, 42, None, 0, 85),
    ("wood", "oak", "lamp", 0.35, 16.0, 36, None, 0, 80),
]


def scene(number, row):
    """One row of the table with its dice; None in the tray means an empty table."""
    surface, shade, light, dim, tilt, die_px, held, touching, quality = row
    made = plan.table(f"{number:04}", number, surface, shade, light, dim, tilt, die_px, quality)
    if held is None:
        return made
    made["touching"] = touching > 0
    rng = random.Random(number + 1000)
    colours = rng.sample(COLOURS, len(COLOURS))
    out, inside = plan.spots(made, rng, len(colours) - held, held, touching)
    lying = [(spot, False) for spot in out] + [(spot, True) for spot in inside]
    made["dice"] = [plan.die(colour, rng.randint(1, 6), spot, in_tray)
                    for colour, (spot, in_tray) in zip(colours, lying)]
    for die in made["dice"]:
        if die["colour"] in ("green", "orange") and rng.random() < 0.25:
            die["pips"] = "black"  # some boxes hold such dice
    made["dice"].sort(key=lambda d: COLOURS.index(d["colour"]))
    return made


if __name__ == "__main__":
    print(json.dumps([scene(i, row) for i, row in enumerate(SCENES, 1)], indent=1))
