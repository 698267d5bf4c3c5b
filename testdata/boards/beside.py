#!/usr/bin/env python3
"""Prints the list of test tables on which tiles lie beside the board: one, some in
a row or in a heap, a rack that leans, one that is held up.

    python3 testdata/boards/beside.py > vision/hexboard/testdata/beside/scenes.json
    python3 testdata/boards/beside.py COUNT SEED > scenes.json    # any number, to measure

README.md beside this file has all fields.
"""

import json
import math
import random
import sys

import board
import deal
import loose
import sight

# Ground, shade, light, glare, dim, tilt, tiles, players, and what lies beside: how, and how many.
SCENES = (
    ("wood", "oak", "day", False, 1, 4, 12, 2, ("alone", 1)),
    ("felt", "green", "lamp", False, 1, 15, 30, 3, ("alone", 1)),
    ("plain", "black", "led", False, 1, 20, 8, 2, ("alone", 1)),
    ("cloth", "gingham", "ceiling", False, 1, 8, 24, 4, ("alone", 1)),
    ("wood", "walnut", "bulb", True, 1, 12, 20, 3, ("row", 6)),
    ("plain", "light", "day", False, 1, 24, 16, 2, ("row", 6)),
    ("leather", "brown", "side", False, 0.5, 10, 26, 4, ("row", 5)),
    ("paper", "checks", "lamp", True, 1, 18, 18, 2, ("strewn", 6)),
    ("plain", "slate", "led", False, 1, 6, 40, 4, ("strewn", 3)),
    ("plain", "grey", "ceiling", False, 1, 9, 20, 3, ("rack", 6)),
    ("wood", "pine", "day", False, 1, 12, 14, 2, ("held", 1)),
    ("felt", "blue", "lamp", False, 1, 10, 0, 4, ("bare", 6)),
)
GAP = 0.25  # steps between the board and what lies beside it
TRIES = 4000


def fits(tiles, scene):
    """All of each tile in the picture, and none on the board or on another."""
    seen, middle = sight.camera(scene), sight.shift(scene)
    for tile in tiles:
        for x, y in loose.truth(tile, middle, seen)["outline"]:
            if not (12 < x < sight.WIDTH - 12 and 12 < y < sight.HEIGHT - 12):
                return False
    if scene["lies"] in ("held", "bare"):
        return True
    return all(clear(tile, other) for i, tile in enumerate(tiles) for other in tiles[:i]) and \
        all(beyond(p) > GAP for tile in tiles for p in corners(tile))


def corners(tile):
    c, s = math.cos(math.radians(tile["turn_deg"])), math.sin(math.radians(tile["turn_deg"]))
    return [(tile["at"][0] + c * x - s * y, tile["at"][1] + s * x + c * y) for x, y in loose.CORNERS]


def beyond(p):
    """How far a place lies outside the board."""
    sides = [math.radians(30 + 60 * i) for i in range(6)]
    return max(p[0] * math.cos(t) + p[1] * math.sin(t) for t in sides) - board.RIM * math.sqrt(3) / 2


def clear(a, b):
    """Whether two tiles do not lie on each other."""
    return sight.view.gap(corners(a)[::-1], corners(b)[::-1]) > 0.04


def some(how, count, scene, rng):
    """Tiles somewhere."""
    symbols = rng.sample(deal.BAG, count)
    wide = 11 if how != "bare" else 5
    at, turn = [rng.uniform(-wide, wide) for _ in range(2)], rng.uniform(0, 360)
    step = rng.uniform(1.14, 1.4)
    tiles = []
    for i, pair in enumerate(symbols):
        tile = {"turn_deg": round(turn + rng.uniform(-4, 4), 1), "symbols": list(pair)[::rng.choice((1, -1))]}
        along = math.radians(turn + 90)
        x, y = (at[0] + i * step * math.cos(along), at[1] + i * step * math.sin(along))
        if how == "strewn":
            x, y = at[0] + rng.uniform(-4, 4), at[1] + rng.uniform(-5, 5)
            tile["turn_deg"] = round(rng.uniform(0, 360), 1)
        elif how == "rack":
            along = math.radians(turn)
            x, y = at[0] + 2.15 * (i % 3) * math.cos(along), at[1] + 2.15 * (i % 3) * math.sin(along)
            x, y = x - 1.6 * (i // 3) * math.sin(along), y + 1.6 * (i // 3) * math.cos(along)
            tile.update(turn_deg=round(turn, 1), rise_deg=scene["rise_deg"])
        elif how == "held":
            tile.update(rise_mm=round(rng.uniform(50, 140)), rise_deg=round(rng.uniform(-30, 30), 1))
        tile["at"] = [round(x, 2), round(y, 2)]
        tiles.append(tile)
    return tiles


def scene(number, seed, row):
    *ground, (how, count) = row
    made = deal.scene(number, seed, (*ground, {}))
    rng = random.Random(f"{seed} beside")
    made["lies"] = how
    made["fill"] = round(rng.uniform(0.72, 0.86), 3)
    made["aside"] = [0.0, 0.0]
    made["rise_deg"] = round(rng.uniform(15, 50), 1)
    if how == "bare":
        made.update(board=False, tiles=[])
    for _ in range(TRIES):
        if how not in ("bare", "held"):
            made["aside"] = [round(rng.uniform(-0.3, 0.3), 3), round(rng.uniform(-0.3, 0.3), 3)]
            if not whole(made):
                continue
        tiles = some(how, count, made, rng)
        if fits(tiles, made):
            return {**made, "beside": tiles}
    raise SystemExit(f"scene {number}: found no room for {count} tiles ({how})")


def whole(scene):
    """Whether all of the board is in the picture."""
    seen, (ox, oy) = sight.camera(scene), sight.shift(scene)
    points = [seen.project((ox + sight.STEP * x, oy - sight.STEP * y, 0)) for x, y in board.outline()]
    return all(4 < x < sight.WIDTH - 4 and 4 < y < sight.HEIGHT - 4 for x, y in points)


def chance(number, seed):
    """A scene of which all is left to chance."""
    rng = random.Random(f"{seed} row")
    ways = (("alone", 1), ("alone", 1), ("row", 6), ("row", 5), ("strewn", 4), ("strewn", 6), ("rack", 6), ("held", 1), ("bare", 3), ("alone", 0))
    return scene(number, seed, (*rng.choice(deal.GROUNDS), rng.choice(deal.LIGHTS), rng.random() < 0.4, rng.choice((1, 1, 1, 0.5)),
                                round(rng.uniform(0, 28), 1), rng.choice((0, 8, 20, 40)), rng.choice((2, 3, 4)), rng.choice(ways)))


def main():
    if len(sys.argv) == 3:
        count, seed = map(int, sys.argv[1:])
        print(json.dumps([chance(i, seed + i) for i in range(count)]))
        return
    print(json.dumps([scene(i, 9000 + i, row) for i, row in enumerate(SCENES, 1)], indent=1))


if __name__ == "__main__":
    main()
