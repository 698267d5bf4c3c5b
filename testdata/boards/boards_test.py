"""Checks what needs no Blender:

    python3 -m unittest discover -s testdata/boards -p '*_test.py'
"""

import collections
import json
import math
import random
import re
import unittest
from pathlib import Path

import around
import board
import game
import sight
import stress
from hardship import spread_out

HERE = Path(__file__).parent


class Around(unittest.TestCase):
    def test_markers_are_those_the_box_looks_for(self):
        text = (HERE / "../../vision/marker.go").read_text(encoding="utf-8")
        bits = [int(b, 2) for b in re.findall(r"0b([01]{4})", text)]
        self.assertEqual(bits, [row for rows in around.MARKERS for row in rows])

    def test_nothing_lies_on_the_board(self):
        for seed in range(50):
            for outlines, _, _ in around.clutter(random.Random(seed)):
                nearest = min(math.hypot(x, y) for line in outlines for x, y in line)
                self.assertGreater(nearest, board.RIM * sight.STEP)


class Stress(unittest.TestCase):
    COUNT = 60

    @classmethod
    def setUpClass(cls):
        cls.dealt = spread_out(stress.FACTORS, cls.COUNT, f"boards {stress.FIRST}")
        cls.scenes = [stress.scene(i, stress.FIRST, c) for i, c in enumerate(cls.dealt, 1)]

    def of(self, thing):
        return [s for s in self.scenes if s["conditions"]["thing"] == thing]

    def test_every_condition_has_6_pictures(self):
        seen = collections.Counter(pair for s in self.scenes for pair in s["conditions"].items())
        self.assertEqual(set(seen), {(factor, condition) for factor, all_of in stress.FACTORS.items() for condition in all_of})
        self.assertGreaterEqual(min(seen.values()), 6)

    def test_the_same_number_gives_the_same_scene(self):
        self.assertEqual(self.scenes[7], stress.scene(8, stress.FIRST, self.dealt[7]))

    def test_the_board_is_in_view_unless_it_should_not_be(self):
        for s in self.scenes:
            cells = [sight.in_view(sight.pixel(s, *board.place(*c), sight.THICK)) for c in board.CELLS]
            self.assertEqual(all(cells), s["conditions"]["thing"] != "half out of view", s["name"])

    def test_what_is_to_be_asked_about_is_there(self):
        for thing, field in (("hand", "hand"), ("cubes", "markers"), ("tile askew", "nudged"), ("half out of view", "aside")):
            for s in self.of(thing):
                self.assertIn(field, s)
        for s in self.of("tile askew"):
            self.assertLess(s["nudged"], len(s["tiles"]))

    def test_cells_are_as_large_as_named(self):
        for s in self.scenes:
            low, high = stress.SIZES[s["conditions"]["size"]]
            px = s["fill"] * sight.HEIGHT / 2 / board.RIM
            self.assertTrue(low - 0.1 <= px <= high + 0.1, px)


class Game(unittest.TestCase):
    FOLDER = HERE / "../../internal/demo/einfach-genial"

    @classmethod
    def setUpClass(cls):
        cls.scenes = list(game.scenes((cls.FOLDER / "game.txt").read_text(encoding="utf-8").splitlines()))

    def test_the_scene_list_is_that_of_the_record(self):
        self.assertEqual(json.loads((self.FOLDER / "scenes.json").read_text(encoding="utf-8")), self.scenes)

    def test_every_picture_was_taken(self):
        self.assertEqual({s["name"] for s in self.scenes}, {p.stem for p in self.FOLDER.glob("*.jpg")})

    def test_tiles_lie_on_free_cells(self):
        laid = [(q, r) for halves in self.scenes[-1]["tiles"] for q, r, _ in halves]
        self.assertEqual(len(laid), len({*laid} - {*board.CORNERS}))

    def test_only_pictures_taken_too_early_have_a_hand(self):
        for s in self.scenes:
            self.assertEqual("hand" in s, s["name"].endswith("-early"))


if __name__ == "__main__":
    unittest.main()
