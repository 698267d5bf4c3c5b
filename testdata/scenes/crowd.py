#!/usr/bin/env python3
"""Prints a scene list to learn from: tables crowded with dice of every colour.

    python3 testdata/scenes/crowd.py COUNT [FIRST_SEED [LEANING]] > scenes.json

One rendering of sixty dice costs little more than one of six, so a network sees
many faces for the time. Nothing here is measured on: the seeds lie far from
those of the test scenes.
"""

import json
import math
import random
import sys

import plan
from view import DIE, HEIGHT, WIDTH, gap, inside, rectangle

COLOURS = ["white", "yellow", "blue", "green", "orange", "purple", "silver", "pink", "red", "black", "brown"]
FIRST = 500_000  # seed of the first scene
MOST = 60        # dice in a scene
LEANING = 0.04   # share of dice that lean, unless more is asked
SHADES = [("felt", "green"), ("felt", "blue"), ("felt", "red"), ("leather", "brown"), ("leather", "black"),
          ("wood", "oak"), ("wood", "walnut"), ("wood", "pine"), ("paper", "dots"), ("paper", "stripes"),
          ("paper", "checks"), ("plain", "light"), ("plain", "grey")]
LIGHTS = ["day", "lamp", "led", "ceiling"]


def scene(seed, leaning):
    """leaning: share of the dice of which no face is on top."""
    rng = random.Random(seed)
    surface, shade = rng.choice(SHADES)
    steep = rng.random() < 0.3
    made = plan.table(f"{seed}", seed, surface, shade, rng.choice(LIGHTS), 0.35 if rng.random() < 0.2 else 1,
                      round(rng.uniform(20, 38) if steep else rng.uniform(0, 25), 1),
                      math.exp(rng.uniform(math.log(26), math.log(64))), rng.randint(55, 95))
    make = {"vary": round(rng.choice([0.03, 0.03, 0.12]), 3), "rough": [low := round(rng.uniform(0.12, 0.45), 2), round(low + 0.15, 2)]}
    made["dice"] = [{**plan.die(colour, rng.randint(1, 6), spot, False), **make, **odd(colour, rng, leaning)}
                    for spot in crowd(made, rng) for colour in [rng.choice(COLOURS)]]
    return made


def odd(colour, rng, leaning):
    """What some dice have that most have not."""
    own, pips = {}, rng.choice(["black", "white"])
    if rng.random() < 0.2 and pips != colour:
        own["pips"] = pips
    if rng.random() < leaning:
        own["lean_deg"] = round(rng.choice([-1, 1]) * rng.uniform(15, 45), 1)
    return own


def crowd(made, rng):
    """Spots all over the view, some side by side with the one before."""
    view, found = plan.view_of(made), []
    area = WIDTH * HEIGHT / (plan.DIE * view.focal / made["distance_mm"]) ** 2
    for _ in range(400):
        if len(found) >= min(MOST, area / 4.5):
            break
        spot = beside(rng.choice(found), rng) if found and rng.random() < 0.3 else anywhere(view, rng)
        corners = rectangle(*spot[:2], DIE, DIE, spot[2])
        if plan.visible(view, corners, 0) and plan.visible(view, corners, DIE) and all(
                math.hypot(spot[0] - x, spot[1] - y) > 1.5 * DIE or gap(corners, rectangle(x, y, DIE - 0.1, DIE - 0.1, t)) > 0
                for x, y, t in found):
            found.append(spot)
    return found


def anywhere(view, rng):
    x, y = view.ground(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT))
    return (round(x, 2), round(y, 2), round(rng.uniform(0, 360), 1))


def beside(spot, rng):
    """Touching a side of another die, often not quite in line with it."""
    x, y, turn = spot
    side = math.radians(turn + 90 * rng.randrange(4))
    along = rng.choice([0, rng.uniform(-10, 10)])
    c, s = math.cos(side), math.sin(side)
    reach = DIE + rng.choice([0.1, rng.uniform(0.1, 1.5)])
    return (round(x + reach * c - along * s, 2), round(y + reach * s + along * c, 2), turn + 90 * rng.randrange(4))


if __name__ == "__main__":
    first = int(sys.argv[2]) if len(sys.argv) > 2 else FIRST
    share = float(sys.argv[3]) if len(sys.argv) > 3 else LEANING
    print(json.dumps([scene(seed, share) for seed in range(first, first + int(sys.argv[1]))], indent=1))
