#!/usr/bin/env python3
"""Prints the scene list of a recorded solo game: one picture for every roll.

    python3 testdata/scenes/game.py GAME.txt > scenes.json

The dice of a roll lie on the table. Those that earlier picks of the turn have
sent to the tray lie there as they were put; picked dice are out of view, on the
player's sheet. The table, its light and the camera change from round to round.
"""

import json
import random
import sys

import plan

# surface, shade, light, tilt, px a die, JPEG quality
TABLES = [
    ("felt", "green", "day", 5.0, 46, 82),
    ("wood", "oak", "lamp", 11.0, 44, 82),
    ("leather", "brown", "led", 16.0, 48, 80),
    ("felt", "blue", "ceiling", 3.0, 44, 82),
    ("plain", "light", "day", 13.0, 46, 84),
    ("felt", "red", "led", 8.0, 50, 82),
]
ROLLS = 3        # an active turn has so many, rerolls not counted
APART = 10.0     # mm between dice
CLEAR = 8.0      # mm between the distances to the tray of dice that tie for it


class Turn:
    """Where the dice lie during a turn, as far as the picture shows them."""

    def __init__(self, active, declines):
        self.active, self.rolls, self.over = active, 0, False
        self.declines = declines       # taking no die ends the turn
        self.hand, self.tray = {}, {}  # colour: value

    def roll(self, faces, again):
        self.rolls += not again
        if self.hand and set(faces) != set(self.hand):
            raise ValueError("in hand are " + ", ".join(self.hand))
        self.hand = faces

    def choose(self, taken):
        """A die is taken, or none, and lower ones of an active roll go to the tray."""
        if self.active and taken:
            picked = self.hand.pop(taken)
            lower = [c for c, v in self.hand.items() if v < picked]
            self.tray.update((c, self.hand.pop(c)) for c in lower)
        self.over = (not self.active or not self.hand or self.rolls == ROLLS
                     or not taken and self.declines)

    def take_back(self, colour):
        """A die comes back from the tray to be thrown again."""
        self.hand[colour] = self.tray.pop(colour)
        self.over = False


def rolls(lines):
    """The round, the dice on the table, those in the tray and the order of ties
    for every roll of a record."""
    declines = any(line.split() == ["game", "doppelt-so-clever"] for line in lines)
    turn, number, again = Turn(False, declines), 0, False
    turn.over = True
    for at, line in enumerate(lines, 1):
        words = line.split("#")[0].split() or [""]
        try:
            if words[0] == "roll":
                if turn.over:
                    turn = Turn(not turn.active, declines)
                    number += turn.active
                faces, near = faces_of(words[1:])
                turn.roll(faces, again)
                again = False
                yield number, dict(faces), dict(turn.tray), near
            elif words[0] == "reroll":
                again = True
            elif words[0] == "take":
                turn.choose(words[1])
            elif words[0] == "pass":
                turn.choose(None)
            elif words[0] == "return":
                turn.take_back(words[1])
        except (KeyError, IndexError, ValueError) as wrong:
            raise SystemExit(f"line {at}: {line.strip()}: {wrong}") from wrong


def faces_of(words):
    faces, near = {}, []
    for word in words:
        name, value = word.split("=")
        if name == "near":
            near = value.split(",")
        else:
            faces[name] = int(value)
    return faces, near


def lay(scene, rng, near, count):
    """Spots for a roll. Where dice tie for the tray, the first spots are theirs,
    nearest first."""
    while True:
        out, _ = plan.spots(scene, rng, count, 0, apart=APART)
        out.sort(key=lambda spot: plan.to_tray(scene, spot))
        tied = sorted(rng.sample(range(count), len(near)))
        gaps = [plan.to_tray(scene, out[i]) for i in tied]
        if all(b - a >= CLEAR for a, b in zip(gaps, gaps[1:])):
            rest = [spot for i, spot in enumerate(out) if i not in tied]
            rng.shuffle(rest)
            return [out[i] for i in tied] + rest


def scenes(lines):
    """The scene list; dice in the tray stay where they are for a whole turn."""
    held = {}
    for number, (turn, faces, tray, near) in enumerate(rolls(lines), 1):
        surface, shade, light, tilt, die_px, quality = TABLES[(turn - 1) % len(TABLES)]
        scene = plan.table(f"{number:02}", 100 + turn, surface, shade, light, 1,
                           tilt, die_px, quality)
        scene["seed"], scene["glare"] = 1000 + number, False
        rng = random.Random(scene["seed"])
        held = {colour: spot for colour, spot in held.items() if colour in tray}
        for colour in tray:
            if colour not in held:
                held[colour] = plan.throw(plan.view_of(scene), scene["tray"], rng,
                                          list(held.values()), True, APART)
        order = near + [colour for colour in faces if colour not in near]
        spots = dict(zip(order, lay(scene, rng, near, len(faces))))
        scene["dice"] = ([plan.die(c, v, spots[c], False) for c, v in faces.items()]
                         + [plan.die(c, v, held[c], True) for c, v in tray.items()])
        yield scene


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        print(json.dumps(list(scenes(record.readlines())), indent=1))
