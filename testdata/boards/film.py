"""Films whole games of Einfach Genial: one picture of the empty board, and a
small one of the place where it changes for every tile.

    blender -b -t 1 -P testdata/boards/film.py -- [options] GAMES.json FOLDER

Only what changes is rendered anew, so that a game of 40 tiles takes as long as
a few pictures. The options are those of testdata/scenes/render.py; README.md
beside this file describes what is written to FOLDER/NAME for each game.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "scenes")]

import bpy
import numpy as np
from mathutils import Matrix, Vector

import board
import light
import render
import sensor
import shoot
import surface

REACH = 0.75  # steps around a tile in which its shadow falls
SEAM = 12  # px around a part that the camera's blur and sharpening need
SMALL = 30  # per cent of the size in which hands are rendered


class Film:
    """A game under a camera, step by step."""

    def __init__(self, game, folder, samples):
        self.game, self.folder, self.samples = game, folder, samples
        os.makedirs(folder, exist_ok=True)
        self.board, colour = shoot.build({**game, "tiles": []})
        bpy.context.scene.render.use_persistent_data = True
        self.view = shoot.camera(game)
        self.light = render.expose(game["seed"], samples).copy()
        self.camera = sensor.Camera(self.light.shape, colour, game["dim"], game["seed"], False)
        self.camera.meter(self.light)
        self.tiles, self.steps, self.count = [], [], 0
        self.hands()
        self.step()

    def step(self, part=np.s_[:, :], **what):
        """What the camera sees next: the picture as it was, with a part anew."""
        name = f"{self.count:03}.jpg"
        self.count += 1
        wide = tuple(slice(max(0, s.start - SEAM), s.stop + SEAM) if s.stop else s for s in part)
        picture = self.camera.develop(self.light[wide], wide)
        inner = tuple(slice(s.start - w.start, s.stop - w.start) if s.stop else s for s, w in zip(part, wide))
        write(picture[inner], os.path.join(self.folder, name), 92)
        self.steps.append({"picture": name, "at": [part[1].start or 0, part[0].start or 0], **what})

    def lay(self, halves, nudged=False):
        """Lays a tile and tells the part of the picture that it changes."""
        before = set(bpy.data.objects)
        self.board.tile(halves, nudged)
        self.tiles.append([o for o in bpy.data.objects if o not in before])
        return self.around(halves)

    def around(self, halves):
        spots = [self.pixel(x + dx, y + dy) for q, r, _ in halves for x, y in [board.place(q, r)] for dx, dy in board.polygon(6, 0.58 + REACH, 30)]
        (left, right), (top, bottom) = ((int(min(v)), int(max(v)) + 1) for v in zip(*spots))
        return np.s_[max(top, 0):min(bottom, shoot.HEIGHT), max(left, 0):min(right, shoot.WIDTH)]

    def pixel(self, x, y, z=shoot.THICK + shoot.TILE):
        return self.view.project((self.board.middle[0] + shoot.STEP * x, self.board.middle[1] - shoot.STEP * y, z))

    def expose(self, part):
        """Renders a part anew."""
        before = self.light[part].copy()
        self.light[part] = window(part, self.game["seed"], self.samples)
        return before

    def hide(self, number, hidden):
        for thing in self.tiles[number]:
            thing.hide_render = hidden

    def add(self, number, **what):
        part = self.lay(self.game["tiles"][number])
        self.expose(part)
        self.step(part, **what)

    def forbid(self):
        """A tile is laid where it may not lie, and taken away again."""
        part = self.lay(self.game["mishaps"]["forbidden"])
        before = self.expose(part)
        self.step(part, event="forbidden")
        self.hide(-1, True)
        self.light[part] = before
        self.step(part, event="taken away")

    def nudge(self, number):
        """A sleeve moves the tile of a number, and somebody lays it back."""
        self.hide(number, True)
        part = self.lay(self.game["tiles"][number], nudged=True)
        before = self.expose(part)
        self.step(part, event="nudged")
        self.hide(-1, True)
        self.tiles.pop()
        self.hide(number, False)
        self.light[part] = before
        self.step(part, event="laid back")

    def two(self, number):
        """Two tiles are laid at once, and the second one is taken away for a while."""
        first, second = (self.lay(self.game["tiles"][n]) for n in (number, number + 1))
        self.hide(-1, True)
        self.expose(first)
        parts = np.s_[min(first[0].start, second[0].start):max(first[0].stop, second[0].stop),
                      min(first[1].start, second[1].start):max(first[1].stop, second[1].stop)]
        one = self.light[second].copy()
        self.hide(-1, False)
        self.expose(second)
        self.step(parts, event="two")
        both, self.light[second] = self.light[second].copy(), one
        self.step(second, event="one", move=move(self.game["tiles"][number]))
        self.light[second] = both
        self.step(second, move=move(self.game["tiles"][number + 1]))

    def bump(self):
        """Somebody bumps into the camera, which looks elsewhere from then on."""
        game, bumped = self.game, self.game["mishaps"]["bumped"]
        self.view = shoot.camera({**game, **{k: game[k] + bumped[k] for k in ("roll_deg", "lean_deg", "tilt_deg")}})
        self.view.position = tuple(p + by for p, by in zip(self.view.position, (*bumped["by"], 0)))
        bpy.data.objects.remove(bpy.context.scene.camera)
        render.camera(self.view)
        self.light = render.expose(game["seed"], self.samples).copy()
        self.step(event="bumped")

    def hands(self):
        """Writes two hands, each with the shadow that it throws on an empty board."""
        scene = bpy.context.scene
        scene.render.resolution_percentage = SMALL
        free = window(np.s_[:, :], self.game["seed"], self.samples)
        others = [o for o in scene.objects if o.type == "MESH"]
        for number in range(2):
            made = arm(self.view, number, self.game)
            for o in made:
                o.visible_camera = False
            shade = np.clip(sensor.blur(window(np.s_[:, :], self.game["seed"], self.samples), 1.5) / np.maximum(sensor.blur(free, 1.5), 1e-4), 0, 1)
            for o in made:
                o.visible_camera = True
            for o in others:
                o.is_holdout = True
            scene.render.film_transparent = True
            layer = window(np.s_[:, :], self.game["seed"], self.samples, channels=4)
            scene.render.film_transparent = False
            for o in others:
                o.is_holdout = False
            for o in made:
                bpy.data.objects.remove(o)
            self.paint(number, shade, layer)
        scene.render.resolution_percentage = 100

    def paint(self, number, shade, layer):
        """A hand as the camera develops it, and how it dims what lies below."""
        cover = layer[..., 3:]
        lit = layer[..., :3] / np.maximum(cover, 0.05) * self.camera.balance * self.camera.gain
        hand = np.concatenate((sensor.tone(lit), cover), 2)
        write(hand, os.path.join(self.folder, f"hand{number}.png"))
        write(shade ** (1 / 2.2), os.path.join(self.folder, f"shade{number}.jpg"), 80)

    def play(self):
        game, number, at = self.game, 0, self.game["mishaps"]
        while number < len(game["tiles"]):
            laid = number
            if number == at["wrong"]:
                self.forbid()
            if number == at["bump"]:
                self.bump()
            if number == at["two"]:
                self.two(number)
                number += 1
            else:
                event = {e: e for e in ("stays", "lamp", "shadow") if at[e] == number}
                self.add(number, move=move(game["tiles"][number]), **({"event": next(iter(event))} if event else {}))
            if laid == at["nudged"]:
                self.nudge(-1)
            number += 1
        with open(os.path.join(self.folder, "film.json"), "w", encoding="utf-8") as file:
            json.dump({k: game[k] for k in ("players", "surface", "light", "tilt_deg", "jpeg_quality")} | {"steps": self.steps}, file, indent=0)


def move(halves):
    """A tile as records have it: the symbols in their order, those of a double from
    the upper left."""
    halves = sorted(halves, key=lambda half: (board.SYMBOLS.index(half[2]), half[1], half[0]))
    return "tile " + " ".join(s for _, _, s in halves) + " at " + " ".join(f"{q},{r}" for q, r, _ in halves)


def arm(view, number, game):
    """A hand above the board and the arm that it belongs to, which reaches out of
    the picture on the near side or on the left."""
    at = ((0.5, 0.5), (0.55, 0.5))[number]
    outside = ((0.5, 1.6), (-0.6, 0.5))[number]
    where, edge = (Vector((*view.ground(x * shoot.WIDTH, y * shoot.HEIGHT, 40), 40)) for x, y in (at, outside))
    away = edge - where
    turn = math.atan2(away.y, away.x) + math.pi / 2  # the fingers are along y
    light.hand(0, 0, shoot.random.Random(f"{game['room']} hand"))
    hand = bpy.context.scene.objects["hand"]
    hand.name = f"hand {number}"
    hand.matrix_world = Matrix.Translation(where) @ Matrix.Rotation(turn, 4, "Z")
    bpy.ops.mesh.primitive_cylinder_add(radius=34, depth=away.length)
    sleeve = bpy.context.object
    sleeve.data.materials.append(surface.principled("sleeve", (0.05, 0.07, 0.12), 0.8))
    sleeve.matrix_world = hand.matrix_world @ Matrix.Translation((0, -away.length / 2 - 40, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    return [hand, sleeve]


def window(part, seed, samples, channels=3):
    """The light that falls on a part of the picture."""
    r = bpy.context.scene.render
    rows, columns = part
    r.use_border, r.use_crop_to_border = columns.stop is not None, True
    if r.use_border:
        # A hundredth of a px more, as Blender cuts off what is behind the point.
        r.border_min_x, r.border_max_x = ((v + 0.01) / shoot.WIDTH for v in (columns.start, columns.stop))
        r.border_min_y, r.border_max_y = ((shoot.HEIGHT - v + 0.01) / shoot.HEIGHT for v in (rows.stop, rows.start))
    made = render.rays(seed, samples)[..., :channels]
    r.use_border = False
    return made


def write(picture, path, quality=None):
    """Writes an sRGB picture of 0 to 1, its values unchanged."""
    high, wide, channels = picture.shape
    image = bpy.data.images.new("part", wide, high, alpha=True)
    pixels = np.ones((high, wide, 4), dtype=np.float32)
    pixels[..., :channels] = picture[::-1]
    image.pixels.foreach_set(np.clip(pixels, 0, 1).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode = ("JPEG", "RGB") if quality else ("PNG", "RGBA" if channels == 4 else "RGB")
    settings.color_depth, settings.quality = "8", quality or 100
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def main():
    args = render.arguments()
    with open(args.scenes, encoding="utf-8") as file:
        games = json.load(file)
    for game in games:
        folder = os.path.join(args.folder, game["name"])
        if args.only and game["name"] not in args.only.split(",") or args.missing and os.path.exists(os.path.join(folder, "film.json")):
            continue
        Film(game, folder, args.samples).play()


if __name__ == "__main__":
    main()
