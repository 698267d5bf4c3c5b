#!/usr/bin/env python3
"""Prints the scene list of a recorded game of Einfach Genial: one picture for
every tile laid.

    python3 testdata/boards/game.py GAME.txt > scenes.json

Table, lamp and camera are the same all along, so the board grows. Once the hand
that laid a tile still lies over it: that picture, NN-early, comes before the
tile's own.
"""

import json
import re
import sys

from board import place

TABLE = {
    "room": 9012, "surface": "wood", "shade": "oak", "light": "day", "glare": False, "dim": 1,
    "tilt_deg": 12, "lean_deg": 20, "roll_deg": 8, "fov_deg": 56, "fill": 0.92, "jpeg_quality": 68,
}
HANDS = (26,)  # tiles that were pictured too early
REACH = 4  # steps from a tile to the palm at its left
TILE = re.compile(r"tile (\w+) (\w+) at (-?\d+),(-?\d+) (-?\d+),(-?\d+)")


def tiles(lines):
    """The halves of each tile, in the order laid."""
    for a, b, *cells in filter(None, map(tile, lines)):
        q, r, s, t = map(int, cells)
        yield [[q, r, a], [s, t, b]]


def tile(line):
    found = TILE.match(line)
    return found and found.groups()


def palm(halves):
    """Where the palm is when fingers are on a tile, in steps from the board's middle."""
    (ax, ay), (bx, by) = (place(q, r) for q, r, _ in halves)
    return [round((ax + bx) / 2 - REACH, 2), round((ay + by) / 2, 2)]


def pictures(laid):
    """For each picture its name, how many tiles lie there, and the hand if any."""
    for count, last in enumerate(laid, 1):
        if count in HANDS:
            yield f"{count:02}-early", count, {"hand": palm(last)}
        yield f"{count:02}", count, {}


def scenes(lines):
    laid = list(tiles(lines))
    players = next(len(line.split(",")) for line in lines if line.startswith("players "))
    for number, (name, count, hand) in enumerate(pictures(laid), 1):
        yield {"name": name, "seed": 9100 + number, **TABLE, "players": players,
               "radius": max(players, 2) + 3, "tiles": laid[:count], **hand}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        made = scenes(record.readlines())
        print("[" + ",\n".join(json.dumps(scene) for scene in made) + "]")
