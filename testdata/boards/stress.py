#!/usr/bin/env python3
"""Prints the scene list of the board's stress set: games broken off somewhere,
under every condition that a real table may bring.

    python3 testdata/boards/stress.py COUNT > scenes.json
    python3 testdata/boards/stress.py COUNT FIRST_SEED > scenes.json    # others, to learn from

Every factor deals its conditions out evenly and by itself, so that each occurs
about equally often with each of another factor. Truth names the conditions of
its picture.
"""

import json
import random
import sys

import board
import deal
import sight
from hardship import GROUNDS, LIGHTS, PICTURES, spread_out

FIRST = 910_000  # seed of the first scene

MIRROR = {"none": False, "may mirror": True}
SIZES = {"24 to 32 px": (24, 32), "32 to 38 px": (32, 38), "38 to 45 px": (38, 45)}
TILTS = {"0 to 12 degrees": (0, 12), "12 to 22 degrees": (12, 22), "22 to 30 degrees": (22, 30)}
TILES = {"none": (0, 0), "some": (4, 18), "half": (20, 40), "many": (45, 80)}
THINGS = ["nothing"] * 3 + ["shadow of a hand", "shadow's edge", "clutter", "hand", "cubes", "tile askew", "half out of view"]
MATS = ["none", "none", "printed mat"]
ORDERS = ["usual", "usual", "another edition"]
FACTORS = {"light": LIGHTS, "mirror": MIRROR, "ground": GROUNDS, "size": SIZES, "tilt": TILTS, "tiles": TILES, "thing": THINGS,
           "mat": MATS, "order": ORDERS, "picture": PICTURES}


def scene(number, first, conditions):
    seed = first + number
    rng = random.Random(seed)
    dim = round(rng.uniform(0.2, 0.4), 2) if conditions["light"] == "dim" else 1
    count, players = rng.randint(*TILES[conditions["tiles"]]), rng.choice((2, 3, 4, 4))
    row = (*rng.choice(GROUNDS[conditions["ground"]]), rng.choice(LIGHTS[conditions["light"]]), MIRROR[conditions["mirror"]], dim,
           round(rng.uniform(*TILTS[conditions["tilt"]]), 1), count, players, {"conditions": conditions})
    made = deal.scene(number, seed, row)
    made["jpeg_quality"] = 40 if conditions["picture"] == "JPEG quality 40" else rng.randint(70, 92)
    stand(made, SIZES[conditions["size"]], rng)
    if conditions["mat"] != "none":
        made["mat"] = True
    if conditions["order"] != "usual":
        made["order"] = another(rng)
    if conditions["picture"] == "motion blur":
        made["motion"] = [round(rng.uniform(2, 6), 1), round(rng.uniform(0, 180))]
    put(conditions["thing"], made, rng)
    return made


def stand(made, size, rng):
    """Puts the camera where the whole board is in view, a cell being of that size."""
    for _ in range(200):
        made["fill"] = round(rng.uniform(*size) * 2 * board.RIM / sight.HEIGHT, 3)
        made["lean_deg"], made["roll_deg"] = round(rng.uniform(0, 360), 1), round(rng.uniform(0, 360), 1)
        if all(sight.in_view(at, 4) for at in sight.outline(made)):
            return
    raise SystemExit(f"scene {made['name']}: the board does not fit into the picture")


def another(rng):
    """An order in which the symbols are not usually printed."""
    order = list(board.SYMBOLS)
    while order == list(board.SYMBOLS):
        order = [board.SYMBOLS[0], *rng.sample(board.SYMBOLS[1:], 5)]
    return order


def put(thing, made, rng):
    """Puts into the scene what does not belong on a board, or what shades it."""
    def spot(far):
        return [round(rng.uniform(-far, far), 2), round(rng.uniform(-far, far), 2)]

    if thing == "shadow of a hand":
        made["shadow"] = spot(5)
    elif thing == "shadow's edge":
        made["shade_edge"] = [*spot(3), round(rng.uniform(0, 360))]
    elif thing == "clutter":
        made["clutter"] = True
    elif thing == "hand":
        made["hand"] = spot(5)
    elif thing == "cubes":
        made["markers"] = [list(cell) for cell in rng.sample(board.CELLS, rng.randint(1, 3))]
    elif thing == "tile askew":
        made["tiles"] = made["tiles"] or deal.lay(1, made["radius"], rng)
        made["nudged"] = rng.randrange(len(made["tiles"]))
    elif thing == "half out of view":
        look_past(made, rng)


def look_past(made, rng):
    """Turns the camera aside until some of the board's cells are out of view."""
    for _ in range(1000):
        made["aside"] = [round(rng.uniform(-1.8, 1.8), 2), round(rng.uniform(-1.8, 1.8), 2)]
        seen = [sight.in_view(sight.pixel(made, *board.place(*cell), sight.THICK)) for cell in board.CELLS]
        if 0.6 < sum(seen) / len(seen) < 0.97:
            return
    raise SystemExit(f"scene {made['name']}: no way to look past the board")


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else FIRST
    dealt = spread_out(FACTORS, count, f"boards {first}")
    print(json.dumps([scene(i, first, conditions) for i, conditions in enumerate(dealt, 1)], indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
