#!/usr/bin/env python3
"""Prints whole games of Einfach Genial to be filmed: every tile from the first
to the last that fits, and what goes wrong at a real table meanwhile.

    python3 testdata/boards/games.py [COUNT [SEED]] > games.json

README.md beside this file has all fields; film.py renders them.
"""

import json
import random
import sys

from board import CORNERS, STEPS, pairs, ring
from deal import BAG, GROUNDS, LIGHTS, scene

# How many play, in turn.
SEATS = (2, 3, 1, 2, 4, 2, 3, 1, 2, 2)


def beside(cell, cells):
    return any((cell[0] + dq, cell[1] + dr) in cells for dq, dr in STEPS)


def places(taken, radius, corners):
    """The free pairs in a zone; where corners are left to begin at, only there."""
    free = [p for p in pairs(radius) if not taken & set(p)]
    return [p for p in free if not corners or any(beside(c, corners) for c in p)]


def moves(players, rng):
    """Tiles as the rules allow them, until none fits any more: everybody begins
    at a printed symbol of their own, and most tiles touch what lies there."""
    radius, bag, taken, left, tiles = max(players, 2) + 3, BAG[:], set(CORNERS), set(CORNERS), []
    rng.shuffle(bag)
    for symbols in bag:
        free = places(taken, radius, left if len(tiles) < players else ())
        if not free:
            break
        near = [p for p in free if any(beside(c, taken) for c in p)]
        cells = rng.choice(near or free)
        taken |= set(cells)
        left -= {c for c in CORNERS if any(beside(cell, {c}) for cell in cells)}
        tiles.append([[*cell, s] for cell, s in zip(cells, symbols[:: rng.choice((1, -1))])])
    return tiles


def forbidden(players, tiles, at, rng):
    """A tile that may not lie there as the one of a number: out of play or, where
    all cells are in play, at the printed symbol at which the first player began."""
    taken = set(CORNERS) | {(q, r) for halves in tiles[:at] for q, r, _ in halves}
    if players < 4:
        free = [p for p in places(taken, 7, ()) if max(ring(*c) for c in p) > max(players, 2) + 3]
    else:
        begun = {c for c in CORNERS if any(beside((q, r), {c}) for q, r, _ in tiles[0])}
        free = places(taken, 7, begun)
    return [[*cell, s] for cell, s in zip(rng.choice(free), rng.choice(BAG))]


def mishaps(number, players, tiles, rng):
    """What goes wrong, and at which tile. No two meet at one tile. In every second
    game the camera is bumped."""
    numbers = list(range(4, len(tiles) - 2, 2))
    nudged, two, stays, lamp, shadow, bump, wrong = rng.sample(numbers, 7)
    if players == 4:
        wrong = 1
    return {"nudged": nudged, "two": two, "stays": stays, "lamp": lamp, "shadow": shadow, "bump": bump if number % 2 == 0 else None,
            "wrong": wrong, "forbidden": forbidden(players, tiles, wrong, rng),
            "bumped": {"roll_deg": rng.uniform(-4, 4), "lean_deg": 5, "tilt_deg": 2, "by": [rng.uniform(-8, 8) for _ in range(2)]}}


def game(number, seed):
    rng = random.Random(f"{seed} game")
    players, light = SEATS[number % len(SEATS)], LIGHTS[number % len(LIGHTS)]
    row = (*GROUNDS[seed % len(GROUNDS)], light, False, 1, round(rng.uniform(0, 25), 1), 0, players, {})
    tiles = moves(players, rng)
    made = {**scene(number, seed, row), "tiles": tiles, "mishaps": mishaps(number, players, tiles, rng)}
    return {**made, "name": f"{number:02}", "fill": round(made["fill"] - 0.08, 3)}


def main():
    count, seed = (*map(int, sys.argv[1:]), *(20, 9001)[len(sys.argv) - 1 :])
    print(json.dumps([game(i, seed + i) for i in range(count)]))


if __name__ == "__main__":
    main()
