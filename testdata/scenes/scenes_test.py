"""Checks the parts that need no Blender:

    python3 -m unittest discover -s testdata/scenes -p '*_test.py'
"""

import unittest

import game
import plan
import tests
from view import DIE, View, distance_for, gap, rectangle


class Camera(unittest.TestCase):
    def test_ground_undoes_project(self):
        view = View(17, 20, -3, 400, 62)
        x, y = view.ground(*view.project((55, -32, 0)))
        self.assertAlmostEqual(x, 55)
        self.assertAlmostEqual(y, -32)

    def test_upright_camera_keeps_right_and_away(self):
        view = View(0, 0, 0, 400, 62)
        centre, right, away = (view.project(p) for p in ((0, 0, 0), (10, 0, 0), (0, 10, 0)))
        self.assertEqual(centre, (480, 360))
        self.assertGreater(right[0], 480)
        self.assertLess(away[1], 360)

    def test_die_is_as_wide_as_asked(self):
        view = View(0, 0, 0, distance_for(40, 62), 62)
        left, right = (view.project((x, 0, DIE))[0] for x in (-DIE / 2, DIE / 2))
        self.assertAlmostEqual(right - left, 40)

    def test_gap(self):
        square = rectangle(0, 0, 16, 16, 0)
        for name, other, want in (
                ("beside", rectangle(20, 3, 16, 16, 0), 4),
                ("corner to corner", rectangle(19, 20, 16, 16, 0), 5),
                ("crossing with no corner inside", rectangle(0, 0, 30, 4, 30), 0),
                ("within", rectangle(1, 1, 4, 4, 10), 0)):
            with self.subTest(name):
                self.assertAlmostEqual(gap(square, other), want)


class Record(unittest.TestCase):
    def seen(self, *lines):
        return [(number, sorted(faces), sorted(tray)) for number, faces, tray, _ in game.rolls(lines)]

    def test_lower_dice_go_to_the_tray(self):
        self.assertEqual(
            self.seen("roll white=3 yellow=5 blue=3 green=6 orange=1 purple=2",
                      "take blue blue.1", "roll white=4 yellow=4 green=4",
                      "reroll", "roll white=1 yellow=1 green=6"),
            [(1, ["blue", "green", "orange", "purple", "white", "yellow"], []),
             (1, ["green", "white", "yellow"], ["orange", "purple"]),
             (1, ["green", "white", "yellow"], ["orange", "purple"])])

    def test_a_round_is_an_active_and_a_passive_turn(self):
        six = "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6"
        lines = [six, "take purple purple.1", six, "take white yellow.3", six]
        self.assertEqual([number for number, *_ in game.rolls(lines)], [1, 1, 2])

    def test_a_spent_roll_keeps_the_dice_in_hand(self):
        six = "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6"
        self.assertEqual([number for number, *_ in game.rolls([six, "pass"] * 5)], [1, 1, 1, 1, 2])

    def test_ties_lie_in_the_recorded_order(self):
        line = "roll white=1 yellow=3 blue=3 green=3 orange=6 purple=3 near=green,purple,yellow,blue"
        lines = ["roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6", "take purple purple.1", line]
        scene = list(game.scenes(lines))[-1]
        gaps = {d["colour"]: plan.to_tray(scene, (d["x"], d["y"], d["turn_deg"])) for d in scene["dice"]}
        order = [gaps[c] for c in ("green", "purple", "yellow", "blue")]
        self.assertTrue(all(b - a >= 8 for a, b in zip(order, order[1:])), order)

    def test_wrong_dice_in_hand(self):
        with self.assertRaises(SystemExit):
            self.seen("roll white=3 yellow=5 blue=3 green=6 orange=1 purple=2",
                      "take blue blue.1", "roll white=4 yellow=4 purple=1")


class Tests(unittest.TestCase):
    def test_the_same_seed_gives_the_same_scene(self):
        self.assertEqual(tests.scene(2, tests.SCENES[1]), tests.scene(2, tests.SCENES[1]))

    def test_dice_are_in_view_and_apart(self):
        for number, row in enumerate(tests.SCENES, 1):
            scene = tests.scene(number, row)
            feet = [rectangle(d["x"], d["y"], DIE, DIE, d["turn_deg"]) for d in scene["dice"]]
            with self.subTest(scene["name"]):
                self.assertTrue(all(plan.visible(plan.view_of(scene), f, 0) for f in feet))
                nearest = min((gap(a, b) for a in feet for b in feet if a is not b), default=16)
                self.assertGreater(nearest, 0.05 if scene["touching"] else 3.9)


if __name__ == "__main__":
    unittest.main()
