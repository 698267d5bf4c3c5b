#!/usr/bin/env python3
"""Prints the scene list of a recorded game in which dice are kept from roll to
roll: one picture for every roll.

    python3 testdata/scenes/kept.py GAME.txt > scenes.json

The dice of a roll lie on the table. Those that are kept stand in the building
zone, a strip of paper at the far side, each where it was put first. The table,
its light and the camera change from round to round.

A roll with a comment "at first blue=6" has one picture more, NAME-early: the blue
die, which should be kept, was thrown too.
"""

import json
import random
import re
import sys

import plan
from game import APART, TABLES, faces_of
from view import DIE, HEIGHT, WIDTH, footprint, gap, rectangle

QUALITY = 68       # of the JPEG: there are many pictures
STRIP = 128, 22  # mm, the building zone of the mat
PLACES = 4       # of dice in it: on the three die fields, and beside them
FIRST, STEP = 21, 32  # mm from the zone's left end to the first place, and to each next one
CLEAR = 8.0      # mm between the dice thrown and the zone
LOOSE = 1.5      # mm by which people miss the middle of a place
ASKEW = 20       # degrees by which they turn a die


MISHAP = re.compile(r"# at first (\w+=[1-6])")


def rolls(lines):
    """The number of the table, the dice thrown, the dice kept and the die thrown by
    mistake, for every roll of a record. Whoever throws all dice begins a turn; with
    every other one a round begins."""
    number, faces, again = 0, {}, None
    for at, line in enumerate(lines, 1):
        words = line.split("#")[0].split() or [""]
        try:
            if words[0] == "reroll":
                again = words[1:]
            elif words[0] == "roll":
                thrown, _ = faces_of(words[1:])
                if again is None:
                    number, faces = number + 1, {}
                elif set(thrown) != set(again):
                    raise ValueError("to be thrown are " + ", ".join(again))
                kept = {c: v for c, v in faces.items() if c not in thrown}
                faces, again = {**kept, **thrown}, None
                mishap, _ = faces_of(MISHAP.findall(line))
                yield (number + 1) // 2, thrown, kept, mishap
        except (KeyError, IndexError, ValueError) as wrong:
            raise SystemExit(f"line {at}: {line.strip()}: {wrong}") from wrong


def place_zone(view, rng):
    """The strip at the far side, right of the middle, as far away as it is in view."""
    turn = round(rng.uniform(-4, 4), 1)
    for down in range(5, 50):
        x, y = view.ground(WIDTH * rng.uniform(0.55, 0.62), HEIGHT * down / 100)
        zone = {"x": round(x, 1), "y": round(y, 1), "width": STRIP[0], "height": STRIP[1], "turn_deg": turn}
        corners = rectangle(*footprint(zone))
        if plan.visible(view, corners, 0) and plan.visible(view, corners, DIE):
            return zone
    raise SystemExit("the building zone is not in view; make the dice smaller (die_px)")


def put(zone, rng, taken):
    """A free place of the zone, and how a die stands there."""
    place = next(i for i in range(PLACES) if i not in taken)
    along = FIRST + STEP * place - STRIP[0] / 2
    middle = rectangle(zone["x"], zone["y"], 2 * along, 0, zone["turn_deg"])[2]
    x, y = (v + rng.uniform(-LOOSE, LOOSE) for v in middle)
    return place, (x, y, zone["turn_deg"] + rng.uniform(-ASKEW, ASKEW))


def lay(scene, rng, count):
    """Spots of the dice thrown, drawn anew until all fit."""
    view, zone = plan.view_of(scene), scene["zone"]
    strip = rectangle(*footprint(zone))
    for _ in range(200):
        try:
            out = []
            while len(out) < count:
                spot = plan.throw(view, zone, rng, out, False, APART)
                if gap(rectangle(spot[0], spot[1], DIE, DIE, spot[2]), strip) >= CLEAR:
                    out.append(spot)
            return out
        except plan.Crowded:
            continue
    raise SystemExit(f"scene {scene['name']}: no room for the dice; make them smaller (die_px)")


def table(name, turn, seed):
    """A table with the zone and no dice."""
    surface, shade, light, tilt, die_px, _ = TABLES[(turn - 1) % len(TABLES)]
    scene = plan.table(name, 400 + turn, surface, shade, light, 1, tilt, die_px, QUALITY)
    scene["seed"], scene["glare"] = seed, False
    del scene["tray"]
    scene["zone"] = place_zone(plan.view_of(scene), random.Random(scene["room"]))
    return scene


def dice(scene, rng, thrown, kept, held):
    """Lays the dice thrown, and those kept where they are held."""
    spots = dict(zip(thrown, lay(scene, rng, len(thrown))))
    scene["dice"] = ([plan.die(c, v, spots[c], False) for c, v in thrown.items()]
                     + [{**plan.die(c, v, held[c][1], False), "kept": True} for c, v in kept.items()])
    return scene


def scenes(lines):
    """The scene list; dice in the zone stay where they are as long as they are kept."""
    held, before = {}, None
    for number, (turn, thrown, kept, mishap) in enumerate(rolls(lines), 1):
        scene = table(f"{number:02}", turn, 4000 + number)
        if scene["room"] != before:
            held, before = {}, scene["room"]
        held = {colour: at for colour, at in held.items() if colour in kept}
        rng = random.Random(scene["seed"])
        for colour in kept:
            if colour not in held:
                held[colour] = put(scene["zone"], rng, [place for place, _ in held.values()])
        if mishap:
            still = {c: v for c, v in kept.items() if c not in mishap}
            early = table(scene["name"] + "-early", turn, 5000 + number)
            yield dice(early, random.Random(early["seed"]), {**thrown, **mishap}, still, held)
        yield dice(scene, rng, thrown, kept, held)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        print(json.dumps(list(scenes(record.readlines())), indent=1))
