"""Tiles that lie beside the board, lean in a rack or are held up: where they are.

A tile is {"at": [x, y], "turn_deg", "symbols": [a, b]}, its place in steps right
and down from the board's middle; "rise_mm" is how high it is held, "rise_deg"
how far it leans about its long axis. Only the standard library is used.
"""

import math

from sight import STEP, TILE

HALVES = ((-0.5, 0), (0.5, 0))  # the middles of its two cells
BRIDGE = [(-0.1, -0.26), (0.1, -0.26), (0.1, 0.26), (-0.1, 0.26)]
CORNERS = ((-1.0, -0.55), (1.0, -0.55), (1.0, 0.55), (-1.0, 0.55))


def foot(tile, middle):
    """Where its middle stands, mm."""
    x, y = tile["at"]
    lift = STEP * 0.55 * abs(math.sin(math.radians(tile.get("rise_deg", 0))))
    return middle[0] + STEP * x, middle[1] - STEP * y, tile.get("rise_mm", 0) + lift


def turned(tile):
    """Its turns about the axes x, y and z, one after the other."""
    return math.radians(tile.get("rise_deg", 0)), 0, math.radians(-tile["turn_deg"])


def place(tile, at, middle):
    """Where a point of its top is in space."""
    lean, _, turn = turned(tile)
    x, y, z = STEP * at[0], -STEP * at[1], TILE
    y, z = y * math.cos(lean) - z * math.sin(lean), y * math.sin(lean) + z * math.cos(lean)
    x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    fx, fy, fz = foot(tile, middle)
    return fx + x, fy + y, fz + z


def truth(tile, middle, seen):
    """What it shows, and where in px: its symbols' middles and its corners."""
    def pixels(points):
        return [[round(v, 2) for v in seen.project(place(tile, p, middle))] for p in points]

    return {"symbols": tile["symbols"], "centres": pixels(HALVES), "outline": pixels(CORNERS),
            **{k: tile[k] for k in ("rise_mm", "rise_deg") if k in tile}}
