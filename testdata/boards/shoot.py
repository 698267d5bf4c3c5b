"""Renders a list of boards of Einfach Genial, as a webcam above the table sees them.

    blender -b -t 2 -P testdata/boards/shoot.py -- [options] SCENES.json FOLDER

Table, lights, camera and sensor are those of testdata/scenes; the options are
those of its render.py. For each scene NAME.jpg and its truth NAME.json are
written to FOLDER.
"""

import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "scenes")]

import bpy
from mathutils import Vector

import around
import board
import light
import loose
import render
import sensor
import sight
import surface
from paint import linear
from sight import HEIGHT, STEP, THICK, TILE, WIDTH, camera, shift
from view import rectangle

render.WIDTH, render.HEIGHT = WIDTH, HEIGHT

INK = 0.03  # mm by which print lies above what it is printed on
COLOURS = {"red": (0.86, 0.13, 0.15), "green": (0.16, 0.60, 0.25), "blue": (0.05, 0.50, 0.82),
           "orange": (0.93, 0.52, 0.11), "yellow": (0.96, 0.87, 0.08), "purple": (0.55, 0.22, 0.56)}


def flat(name, outlines, z, material, low=None):
    """A face at a height, with a hole where there are two outlines; down to low
    it has walls."""
    outer = outlines[0]
    mesh = bpy.data.meshes.new(name)
    n = len(outer)
    points = [(x, y, z) for line in outlines for x, y in line]
    if len(outlines) == 2:
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    else:
        faces = [tuple(range(n))]
    if low is not None:
        faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        points += [(x, y, low) for x, y in outer]
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


class Board:
    """The board and what lies on it. y runs away from the viewer here."""

    def __init__(self, scene):
        self.rng = random.Random(f"{scene['room']} board")
        self.middle = shift(scene)
        self.order = scene.get("order", board.SYMBOLS)
        gloss = self.rng.uniform(0.3, 0.6)
        shades = (self.rng.uniform(0.82, 0.92), self.rng.uniform(0.62, 0.74), self.rng.uniform(0.42, 0.54))
        self.zones = [surface.principled("zone", linear((s, s, s * 0.99)), gloss) for s in shades]
        rim = self.rng.uniform(0.24, 0.36)
        self.rim = surface.principled("rim", linear((rim, rim, rim)), gloss)
        self.plastic = surface.principled("tile", linear((0.07, 0.07, 0.075)), self.rng.uniform(0.25, 0.5))
        self.paints = {}
        for name, shade in COLOURS.items():
            shade = [min(1, max(0, c * self.rng.uniform(0.92, 1.08))) for c in shade]
            self.paints[name] = surface.principled(name, linear(shade), gloss)
        self.size = self.rng.uniform(0.3, 0.35)

    def put(self, outlines, at, z, material, low=None, turn=0.0):
        c, s = math.cos(turn), math.sin(turn)
        placed = [[(self.middle[0] + STEP * (at[0] + c * x - s * y), self.middle[1] - STEP * (at[1] + s * x + c * y)) for x, y in line]
                  for line in outlines]
        flat("part", placed, z, material, low)

    def lay(self):
        self.put([board.outline()], (0, 0), THICK, self.rim, low=0)
        for q, r in board.CELLS:
            zone = self.zones[max(0, board.ring(q, r) - 5)]
            self.put([board.hexagon(0.56)], board.place(q, r), THICK + INK, zone)
        for name, cell in zip(self.order, board.CORNERS):
            self.symbol(name, board.place(*cell), THICK + 2 * INK, 0)

    def symbol(self, name, at, z, turn):
        self.put(board.symbol(name, self.size, self.rng.choice((0, 30))), at, z, self.paints[name], turn=turn)

    def tile(self, halves, nudged):
        """Two black hexagons and what joins them; a nudged tile lies beside its place."""
        slack = 0.02 if not nudged else 0.0
        a, b = (board.place(q, r) for q, r, _ in halves)
        dx, dy = (self.rng.uniform(-slack, slack) for _ in range(2))
        turn = self.rng.uniform(-1.5, 1.5) * math.pi / 180
        if nudged:
            way = self.rng.uniform(0, 2 * math.pi)
            dx, dy, turn = 0.3 * math.cos(way), 0.3 * math.sin(way), math.radians(14)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        c, s = math.cos(turn), math.sin(turn)
        z = THICK + TILE
        for (_, _, name), (x, y) in zip(halves, (a, b)):
            x, y = x - middle[0], y - middle[1]
            at = (middle[0] + dx + c * x - s * y, middle[1] + dy + s * x + c * y)
            self.put([board.hexagon(0.55)], at, z, self.plastic, low=THICK, turn=turn)
            self.symbol(name, at, z + INK, turn)
        bridge = [(-0.1, -0.26), (0.1, -0.26), (0.1, 0.26), (-0.1, 0.26)]
        self.put([bridge], (middle[0] + dx, middle[1] + dy), z - INK, self.plastic, turn=turn + math.atan2(b[1] - a[1], b[0] - a[0]))

    def loose(self, tile):
        """A tile that lies on the table, leans in a rack or is held up."""
        parts = [([board.hexagon(0.55)], at, TILE, self.plastic, 0) for at in loose.HALVES]
        parts.append(([loose.BRIDGE], (0, 0), TILE - INK, self.plastic, None))
        turn = self.rng.choice((0, 30))
        for name, at in zip(tile["symbols"], loose.HALVES):
            parts.append((board.symbol(name, self.size, turn), at, TILE + INK, self.paints[name], None))
        for outlines, (ax, ay), z, material, low in parts:
            placed = [[(STEP * (ax + x), -STEP * (ay + y)) for x, y in line] for line in outlines]
            thing = flat("loose", placed, z, material, low)
            thing.location = loose.foot(tile, self.middle)
            thing.rotation_euler = loose.turned(tile)

    def marker(self, cell):
        """A small wooden cube of some colour."""
        wood = surface.principled("marker", linear(COLOURS[self.rng.choice(board.SYMBOLS)]), 0.6)
        square = board.polygon(4, 0.27, self.rng.uniform(0, 90))
        self.put([square], board.place(*cell), THICK + 8, wood, low=THICK)


def hand(at, rng):
    """A hand above the board, in sight."""
    light.hand(0, 0, rng)
    thing = bpy.context.scene.objects["hand"]
    thing.visible_camera = True
    thing.location = (at[0] * STEP, -at[1] * STEP, 45)


def surroundings(scene, chance):
    """The mat below the board, and what lies beside it."""
    x, y = shift(scene)
    things = around.mat(chance("mat")) if scene.get("mat") else []
    things += around.clutter(chance("clutter")) if scene.get("clutter") else []
    for outlines, top, colour in things:
        shade = surface.principled("thing", linear(COLOURS.get(colour, colour)), 0.5)
        flat("thing", [[(x + u, y + v) for u, v in line] for line in outlines], top, shade, 0)


def shadows(scene, chance):
    """What keeps the light away and is out of sight itself."""
    if "shadow" in scene:
        x, y = scene["shadow"]
        light.hand(x * STEP, -y * STEP, chance("shadow"))
    if "shade_edge" in scene:
        *at, way = scene["shade_edge"]
        shade_edge(at, way, chance("shade"))


def shade_edge(at, way_deg, rng):
    """A sheet between the first lamp and the table: the edge of its shadow runs over
    a place."""
    lamp = Vector(next(thing for thing in bpy.context.scene.objects if thing.type == "LIGHT").location)
    over = Vector((at[0] * STEP, -at[1] * STEP, 0)).lerp(lamp, rng.uniform(0.15, 0.4))
    way = math.radians(way_deg)
    middle = (over.x + 400 * math.cos(way), over.y + 400 * math.sin(way))
    sheet = surface.slab("shade", rectangle(*middle, 800, 1600, way_deg), over.z, over.z + 2, surface.principled("shade", (0.3, 0.3, 0.3), 0.8))
    sheet.visible_camera = False


def build(scene):
    """Sets up the scene, and tells its board and the colour of its light."""
    bpy.ops.wm.read_factory_settings(use_empty=True)

    def chance(thing):
        return random.Random(f"{scene['room']} {thing}")

    surface.ground(scene["surface"], scene["shade"], chance("ground"))
    surroundings(scene, chance)
    made = Board(scene)
    if scene.get("board", True):
        made.lay()
    for tile in scene.get("beside", ()):
        made.loose(tile)
    for i, halves in enumerate(scene["tiles"]):
        made.tile(halves, i == scene.get("nudged"))
    for cell in scene.get("markers", ()):
        made.marker(cell)
    render.camera(camera(scene))
    colour = light.shine(scene["light"], scene["glare"], chance("light"))
    if "hand" in scene:
        hand(scene["hand"], chance("hand"))
    shadows(scene, chance)
    return made, colour


def truth(scene):
    def pixel(x, y, z):
        return [round(v, 2) for v in sight.pixel(scene, x, y, z)]

    on = {(q, r): (s, True) for halves in scene["tiles"] for q, r, s in halves}
    on.update({c: (s, False) for s, c in zip(scene.get("order", board.SYMBOLS), board.CORNERS)})
    cells = []
    for q, r in board.CELLS:
        name, tile = on.get((q, r), (None, False))
        cells.append({"q": q, "r": r, "symbol": name, "tile": tile, "centre": pixel(*board.place(q, r), THICK + TILE * tile)})
    return {
        **{k: scene[k] for k in ("seed", "players", "radius", "surface", "light", "dim", "tilt_deg", "jpeg_quality")},
        **{k: scene[k] for k in ("hand", "markers", "nudged", "aside", "order", "conditions", "lies") if k in scene},
        "width": WIDTH, "height": HEIGHT, "board": [pixel(x, y, THICK) for x, y in board.outline()],
        "tiles": scene["tiles"], "cells": cells,
        **({"beside": [loose.truth(tile, shift(scene), camera(scene)) for tile in scene["beside"]]} if "beside" in scene else {}),
    }


def main():
    args = render.arguments()
    for scene, path in render.wanted(args):
        with open(path + ".json", "w", encoding="utf-8") as file:
            json.dump(truth(scene), file)
        if not args.truth:
            _, illuminant = build(scene)
            exposed = render.expose(scene["seed"], args.samples)
            picture = sensor.develop(exposed, illuminant, scene["dim"], scene["seed"], args.calm, scene.get("motion", (0, 0)))
            render.save(picture, path + ".jpg", scene["jpeg_quality"])


if __name__ == "__main__":
    main()
