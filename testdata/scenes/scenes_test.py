"""Checks the parts that need no Blender:

    python3 -m unittest discover -s testdata/scenes -p '*_test.py'
"""

import collections
import json
import math
import random
import unittest
from pathlib import Path

import game
import kept
import lying
import paint
import plan
import propped
import stress
import tests
from truth import truth
from view import DIE, HEIGHT, WIDTH, View, distance_for, footprint, gap, inside, rectangle


class Camera(unittest.TestCase):
    def test_ground_undoes_project(self):
        view = View(17, 20, -3, 400, 62)
        x, y = view.ground(*view.project((55, -32, 0)))
        self.assertAlmostEqual(x, 55)
        self.assertAlmostEqual(y, -32)

    def test_ground_reaches_places_above_the_table(self):
        view = View(17, 20, -3, 400, 62)
        x, y = view.ground(*view.project((55, -32, DIE)), DIE)
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


class Kept(unittest.TestCase):
    LINES = ["roll yellow=5 orange=4 green=1", "reroll yellow", "roll yellow=2  # at first green=6",
             "reroll yellow orange", "roll yellow=1 orange=3", "roll yellow=5 orange=4 green=1"]

    def test_what_is_not_thrown_again_is_kept(self):
        self.assertEqual(list(kept.rolls(self.LINES)), [
            (1, {"yellow": 5, "orange": 4, "green": 1}, {}, {}),
            (1, {"yellow": 2}, {"orange": 4, "green": 1}, {"green": 6}),
            (1, {"yellow": 1, "orange": 3}, {"green": 1}, {}),
            (1, {"yellow": 5, "orange": 4, "green": 1}, {}, {})])

    def test_a_die_stays_where_it_is_kept(self):
        scenes = {s["name"]: s for s in kept.scenes(self.LINES)}
        self.assertEqual(list(scenes), ["01", "02-early", "02", "03", "04"])
        place = [[(d["x"], d["y"]) for d in scenes[name]["dice"] if d["colour"] == "green"] for name in ("02", "03")]
        self.assertEqual(place[0], place[1])

    def test_what_is_kept_stands_in_the_zone_and_nothing_else_near_it(self):
        for scene in kept.scenes(self.LINES):
            zone = rectangle(*footprint(scene["zone"]))
            for d in scene["dice"]:
                with self.subTest(scene["name"] + d["colour"]):
                    self.assertEqual(inside((d["x"], d["y"]), zone), "kept" in d)
                    foot = rectangle(d["x"], d["y"], DIE, DIE, d["turn_deg"])
                    self.assertTrue("kept" in d or gap(foot, zone) >= kept.CLEAR)

    def test_wrong_dice_thrown_again(self):
        with self.assertRaises(SystemExit):
            list(kept.rolls(["roll yellow=5 orange=4", "reroll yellow", "roll orange=1"]))


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

    def test_the_committed_scenes_are_the_ones_of_the_table(self):
        folder = Path(__file__).parent / "../../vision/dice/testdata/scenes"
        for number, row in enumerate(tests.SCENES, 1):
            scene = tests.scene(number, row)
            kept = json.loads((folder / f"{scene['name']}.json").read_text())
            with self.subTest(scene["name"]):
                self.assertEqual(json.loads(json.dumps(truth(scene))), kept)


class Lying(unittest.TestCase):
    def test_a_propped_die_touches_what_it_leans_on(self):
        for seed in range(20):
            (_, _), ((reach, _, turn), more) = lying.leaning(random.Random(seed))
            lean = math.radians(more["lean_deg"])
            nearest = reach - DIE / 2 * (math.cos(lean) + math.sin(lean))  # its raised edge
            self.assertAlmostEqual(nearest, DIE / 2, delta=0.5)
            self.assertEqual(turn, 90)  # raised towards the other

    def test_a_stacked_die_stands_on_another(self):
        for seed in range(20):
            below, (spot, more) = lying.stacked(random.Random(seed))
            self.assertEqual(more["on_mm"], DIE)
            self.assertTrue(inside(spot[:2], rectangle(*below[0][:2], DIE, DIE, below[0][2])))

    def test_touching_dice_do_not_overlap(self):
        for seed in range(20):
            rng = random.Random(seed)
            for lie in (lying.row(5), lying.clump(6, rng), lying.corner(rng)):
                feet = [rectangle(x, y, DIE, DIE, turn) for (x, y, turn), _ in lie]
                for i, foot in enumerate(feet):
                    nearest = min(gap(foot, other) for other in feet[:i] + feet[i + 1:])
                    self.assertTrue(0 < nearest < 0.3, (seed, lie))


class Stress(unittest.TestCase):
    COUNT = 300

    @classmethod
    def setUpClass(cls):
        cls.scenes = [stress.scene(i, c) for i, c in enumerate(stress.deal(cls.COUNT), 1)]
        cls.truths = [truth(scene) for scene in cls.scenes]

    def of(self, how):
        return [(s, t) for s, t in zip(self.scenes, self.truths) if s["conditions"]["dice"] == how]

    def test_every_condition_has_25_pictures(self):
        seen = collections.Counter(pair for t in self.truths for pair in t["conditions"].items())
        want = {(factor, condition) for factor, all_of in stress.FACTORS.items() for condition in all_of}
        self.assertEqual(set(seen), want)
        self.assertGreaterEqual(min(seen.values()), 25)

    def test_the_same_number_gives_the_same_scene(self):
        self.assertEqual(self.scenes[7], stress.scene(8, stress.deal(self.COUNT)[7]))

    def test_each_picture_holds_its_set_once(self):
        for t in self.truths:
            self.assertEqual(sorted(d["colour"] for d in t["dice"] if "foreign" not in d), sorted(t["set"]))

    def test_truth_names_the_dice_to_ask_about(self):
        for how, want in (("apart", []), ("rows", []), ("shadow of a hand", []),
                          ("leaning on a die", ["leaning"]), ("leaning on the tray's rim", ["leaning"]),
                          ("stacked", ["covered", "leaning"]), ("foreign die", ["foreign"]),
                          ("half out of view", ["cut_off"])):
            for _, t in self.of(how):
                marks = sorted(k for d in t["dice"] for k in ("covered", "leaning", "foreign", "cut_off") if d.get(k))
                self.assertEqual(marks, want, how)

    def test_only_half_seen_dice_leave_the_picture(self):
        for t in self.truths:
            for d in t["dice"]:
                out = any(not (0 <= x < WIDTH and 0 <= y < HEIGHT) for x, y in d["top"] + d["foot"])
                self.assertEqual(out, "cut_off" in d, t["conditions"])

    def test_dice_keep_clear_of_the_tray_or_lie_in_it(self):
        for s in self.scenes:
            edge = rectangle(*footprint(s["tray"]))
            for d in s["dice"]:
                foot = rectangle(d["x"], d["y"], DIE, DIE, d["turn_deg"])
                if d["in_tray"]:
                    self.assertTrue(all(inside(p, edge) for p in foot))
                elif "rim_mm" not in s["tray"]:
                    self.assertGreater(gap(foot, edge), 1.9)

    def test_sizes_and_tilts_are_as_named(self):
        for s in self.scenes:
            low, high = stress.SIZES[s["conditions"]["size"]]
            px = DIE * view_focal(s) / (s["distance_mm"] - DIE)
            self.assertTrue(low - 0.1 <= px <= high + 0.1, px)
            low, high = stress.TILTS[s["conditions"]["tilt"]]
            self.assertTrue(low <= s["tilt_deg"] <= high)

    def test_pips_can_be_told_from_their_body(self):
        for s in self.scenes:
            for d in s["dice"]:
                pips = d.get("pips", paint.COLOURS[d["colour"]][1])
                self.assertGreaterEqual(paint.contrast(d["colour"], pips), stress.READABLE)


class Propped(unittest.TestCase):
    def test_many_lean_and_none_runs_into_another(self):
        for seed in (503_000, 503_001):
            s = propped.scene(seed)
            leaning = sum("lean_deg" in d for d in s["dice"])
            self.assertTrue(0.2 * len(s["dice"]) < leaning < 0.6 * len(s["dice"]), leaning)
            feet = [rectangle(d["x"], d["y"], DIE, DIE, d["turn_deg"]) for d in s["dice"] if "lean_deg" not in d]
            for i, foot in enumerate(feet):
                self.assertTrue(all(gap(foot, other) > 0 for other in feet[:i]))

    def test_the_same_seed_gives_the_same_scene(self):
        self.assertEqual(propped.scene(503_002), propped.scene(503_002))


def view_focal(scene):
    return plan.view_of(scene).focal


if __name__ == "__main__":
    unittest.main()
