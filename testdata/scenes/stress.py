#!/usr/bin/env python3
"""Prints the scene list of the stress set: six dice under every condition that
a real table may bring.

    python3 testdata/scenes/stress.py COUNT > scenes.json

Every factor deals its conditions out evenly and by itself, so that each occurs
about equally often with each of another factor. Truth names the conditions of
its picture.
"""

import json
import math
import random
import sys

import lying
import plan
from hardship import GROUNDS, LIGHTS, PICTURES, spread_out
from paint import COLOURS, contrast

FIRST = 900_000  # seed of the first scene
READABLE = 2.0   # least contrast of pips to their body

SETS = {
    "Ganz schön clever": ["white", "yellow", "blue", "green", "orange", "purple"],
    "Doppelt so clever": ["white", "silver", "yellow", "blue", "green", "pink"],
    "near hues": ["white", "yellow", "orange", "red", "blue", "purple"],
}
PIPS = ["usual"] * 3 + ["black", "white"]
SIZES = {"28 to 40 px": (28, 40), "40 to 60 px": (40, 60), "60 to 90 px": (60, 90)}
TILTS = {"0 to 12 degrees": (0, 12), "12 to 24 degrees": (12, 24), "24 to 35 degrees": (24, 35)}
DICE = ["apart", "pairs", "rows", "clumps", "corner to side", "leaning on a die", "leaning on the tray's rim",
        "stacked", "foreign die", "half out of view", "shadow of a hand"]
FACTORS = {"light": LIGHTS, "ground": GROUNDS, "set": SETS, "pips": PIPS, "size": SIZES, "tilt": TILTS,
           "dice": DICE, "picture": PICTURES}


def deal(count):
    """The conditions of so many pictures."""
    return spread_out(FACTORS, count, "stress")


def scene(number, conditions):
    rng = random.Random(FIRST + number)
    kind = rng.choice(LIGHTS[conditions["light"]])
    dim = round(rng.uniform(0.2, 0.4), 2) if conditions["light"] == "dim" else 1
    ground = rng.choice(GROUNDS[conditions["ground"]])
    size, tilt = SIZES[conditions["size"]], round(rng.uniform(*TILTS[conditions["tilt"]]), 1)
    quality = 40 if conditions["picture"] == "JPEG quality 40" else rng.randint(70, 92)
    die_px = math.exp(rng.uniform(*map(math.log, size)))
    for _ in range(40):
        made = plan.table(f"{number:04}", FIRST + number, *ground, kind, dim, tilt, die_px, quality)
        made["set"], made["conditions"] = SETS[conditions["set"]], conditions
        try:
            throw(made, conditions, rng)
            break
        except plan.Crowded:
            die_px = max(size[0], 0.97 * die_px)
    else:
        raise SystemExit(f"scene {number}: no room for the dice")
    if conditions["picture"] == "motion blur":
        made["motion"] = [round(rng.uniform(3, 9), 1), round(rng.uniform(0, 180))]
    return made


def throw(made, conditions, rng):
    """Throws the set, and makes the rest of the scene fit."""
    how, colours = conditions["dice"], lined_up(made["set"], rng)
    if how == "leaning on the tray's rim":
        made["tray"]["rim_mm"] = round(rng.uniform(*lying.RIM_MM), 1)
    if how == "foreign die":
        colours.append(rng.choice([c for c in COLOURS if c not in colours]))
    places = lies(how, made, rng, len(colours))
    made["touching"] = how in ("pairs", "rows", "clumps", "corner to side", "leaning on a die")
    make = {"vary": 0.03, "rough": [low := round(rng.uniform(0.15, 0.4), 2), round(low + 0.15, 2)]}
    made["dice"] = [{**plan.die(colour, rng.randint(1, 6), spot, in_tray), **more, **pips(colour, conditions["pips"]), **make}
                    for colour, (spot, more, in_tray) in zip(colours, places)]
    if how == "foreign die":
        made["dice"][-1]["foreign"] = True
    if how == "shadow of a hand":
        target = rng.choice([d for d in made["dice"] if not d["in_tray"]])
        made["hand"] = [target["x"], target["y"]]


def lined_up(colours, rng):
    """The set in the order in which neighbours lie: any, or hue beside hue."""
    if rng.random() < 0.5:
        return rng.sample(colours, len(colours))
    hues = [c for c in ("blue", "purple", "red", "pink", "orange", "yellow", "green", "silver", "white") if c in colours]
    return hues[::-1] if rng.random() < 0.5 else hues


def pips(colour, asked):
    """Pips of the asked colour where they can be told from the body."""
    usual = COLOURS[colour][1]
    return {"pips": asked} if asked not in ("usual", usual) and contrast(colour, asked) >= READABLE else {}


def lies(how, made, rng, count):
    """Places for so many dice: spot, what more, whether in the tray."""
    groups = {
        "pairs": lambda: [lying.row(2) for _ in range(rng.randint(2, 3))],
        "rows": lambda: [lying.row(rng.randint(3, 6))],
        "clumps": lambda: [lying.clump(rng.randint(3, 6), rng)],
        "corner to side": lambda: [lying.corner(rng) for _ in range(rng.randint(1, 3))],
        "leaning on a die": lambda: [lying.leaning(rng)],
        "stacked": lambda: [lying.stacked(rng)],
    }.get(how, list)()
    places = lying.on_rim(made, rng) if how == "leaning on the tray's rim" else []
    for group in groups:
        places += lying.put(group, made, rng, [spot for spot, _ in places])
    if how == "half out of view":
        places += lying.half_out(made, rng, [])
    held = lying.held(made, rng, min(rng.choice([0, 0, 1, 2, 3]), count - len(places))) if how != "leaning on the tray's rim" else []
    places += lying.apart(made, rng, [spot for spot, _ in places], count - len(places) - len(held))
    return [(*place, False) for place in places] + [(*place, True) for place in held]


if __name__ == "__main__":
    dealt = deal(int(sys.argv[1]))
    print(json.dumps([scene(i, conditions) for i, conditions in enumerate(dealt, 1)], indent=1, ensure_ascii=False))
