#!/usr/bin/env python3
"""Prints the list of test boards: games broken off somewhere, under the
conditions of a real table, and one series in which tiles are laid.

    python3 testdata/boards/deal.py > vision/hexboard/testdata/boards/scenes.json
    python3 testdata/boards/deal.py COUNT SEED > scenes.json    # any number, to learn from

Lengths are in steps, angles in degrees; README.md beside this file has all fields.
"""

import json
import random
import sys

from board import CORNERS, SYMBOLS, pairs

# What a bag holds: 15 mixed pairs of six tiles each, six doubles of five.
BAG = [(a, b) for i, a in enumerate(SYMBOLS) for b in SYMBOLS[i:] for _ in range(5 if a == b else 6)]

GROUNDS = (("felt", "green"), ("felt", "blue"), ("felt", "red"), ("leather", "brown"), ("leather", "black"), ("wood", "oak"),
           ("wood", "walnut"), ("wood", "pine"), ("paper", "dots"), ("paper", "stripes"), ("paper", "checks"), ("plain", "light"),
           ("plain", "grey"), ("plain", "cream"), ("plain", "slate"), ("plain", "black"), ("plain", "red"), ("cloth", "gingham"),
           ("cloth", "dotted"), ("cloth", "striped"))
LIGHTS = ("day", "lamp", "led", "ceiling", "bulb", "side")

# Ground, shade, light, glare, dim, tilt, tiles, players, and what is special.
SCENES = (
    ("wood", "oak", "day", False, 1, 3, 24, 2, {}),
    ("wood", "walnut", "lamp", False, 1, 14, 52, 4, {}),
    ("felt", "green", "led", True, 1, 22, 33, 3, {}),
    ("cloth", "gingham", "ceiling", False, 1, 8, 40, 4, {}),
    ("plain", "black", "lamp", True, 1, 28, 18, 3, {}),
    ("plain", "light", "day", True, 1, 30, 60, 4, {}),
    ("paper", "checks", "bulb", False, 1, 12, 30, 2, {}),
    ("leather", "brown", "ceiling", True, 0.35, 18, 45, 3, {}),
    ("plain", "grey", "side", False, 1, 6, 36, 4, {}),
    ("wood", "pine", "led", False, 1, 25, 0, 4, {}),
    ("plain", "slate", "lamp", True, 0.3, 10, 50, 4, {}),
    ("felt", "red", "day", False, 1, 20, 70, 4, {}),
    ("wood", "oak", "day", False, 1, 10, 30, 3, {"hand": [2.5, 1.0]}),
    ("plain", "cream", "lamp", False, 1, 15, 30, 3, {"markers": [[1, -2], [-3, 3]]}),
    ("plain", "light", "ceiling", False, 1, 8, 25, 3, {"nudged": 7}),
    ("wood", "walnut", "led", False, 1, 12, 35, 4, {"aside": [0.75, 0.2]}),
)


def lay(count, radius, rng):
    """Tiles on so many free pairs, as long as there are any."""
    bag, taken, tiles = BAG[:], set(CORNERS), []
    rng.shuffle(bag)
    for symbols in bag[:count]:
        free = [p for p in pairs(radius) if not taken & set(p)]
        if not free:
            break
        near = [p for p in free if any(abs(a[0] - t[0]) + abs(a[1] - t[1]) < 3 for a in p for t in taken)]
        cells = rng.choice(near or free)
        taken |= set(cells)
        flip = rng.choice((1, -1))
        tiles.append([[*cell, s] for cell, s in zip(cells, symbols[::flip])])
    return tiles


def scene(number, seed, row):
    surface, shade, light, glare, dim, tilt, count, players, special = row
    rng = random.Random(seed)
    radius = max(players, 2) + 3
    return {
        "name": f"{number:04}", "seed": seed, "room": seed, "surface": surface, "shade": shade, "light": light, "glare": glare,
        "dim": dim, "tilt_deg": tilt, "lean_deg": round(rng.uniform(0, 360), 1), "roll_deg": round(rng.uniform(0, 360), 1),
        "fov_deg": round(rng.uniform(48, 68), 1), "fill": round(rng.uniform(0.84, 0.96), 3), "players": players, "radius": radius,
        "tiles": lay(count, radius, rng), "jpeg_quality": rng.randint(56, 70) - (16 if dim < 1 else 0), **special,
    }


def series(number):
    """One table: a board, one tile more, two more at once, and a shift of one."""
    last = scene(number, 8100, ("wood", "oak", "lamp", False, 1, 12, 24, 3, {}))
    for i, (count, special) in enumerate(((20, {}), (21, {}), (23, {}), (23, {"nudged": 9}))):
        yield {**last, "name": f"{number + i:04}", "seed": 8100 + i, "tiles": last["tiles"][:count], **special}


def chance(number, seed):
    """A scene of which everything is left to chance."""
    rng = random.Random(f"{seed} row")
    ground = rng.choice(GROUNDS)
    dim = rng.choice((1, 1, 1, 1, 0.4))
    count, players = rng.choice((0, 10, 25, 40, 60, 80)), rng.choice((2, 3, 4, 4))
    row = (*ground, rng.choice(LIGHTS), rng.random() < 0.5, dim, round(rng.uniform(0, 32), 1), count, players, {})
    made = scene(number, seed, row)
    return {**made, "fill": round(made["fill"] - 0.08, 3), "jpeg_quality": rng.randint(60, 92)}


def main():
    if len(sys.argv) == 3:
        count, seed = map(int, sys.argv[1:])
        print(json.dumps([chance(i, seed + i) for i in range(count)]))
        return
    scenes = [scene(i, 8000 + i, row) for i, row in enumerate(SCENES, 1)]
    print(json.dumps(scenes + list(series(21)), indent=1))


if __name__ == "__main__":
    main()
