"""The lights of a room, as Blender lamps.

Each light puts about the same brightness on the table; how bright the picture
comes out is the camera's doing.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from paint import linear
from surface import principled

# Linear colour of the light, and the share that comes from all around.
KINDS = {
    "day": ((0.88, 0.95, 1.0), 0.35),
    "lamp": ((1.0, 0.78, 0.52), 0.12),
    "led": ((0.96, 1.0, 0.99), 0.15),
    "ceiling": ((1.0, 0.90, 0.74), 0.30),
    "bulb": ((1.0, 0.39, 0.10), 0.12),  # 2700 K
    "side": ((1.0, 0.86, 0.68), 0.10),
}


# So far to the side, in heights, a lamp does not mirror in the tops of the dice.
ASLANT = 1.5


def lamps(kind, rng):
    """Size, height and distance to the side of each lamp, in mm."""
    if kind == "day":
        return [(1000, rng.uniform(700, 1000), rng.uniform(900, 1200))]
    if kind == "side":
        return [(40, rng.uniform(260, 380), rng.uniform(600, 850))]
    if kind in ("lamp", "bulb"):
        return [(110, rng.uniform(500, 700), rng.uniform(280, 420))]
    if kind == "led":
        return [(60, rng.uniform(1500, 1900), rng.uniform(500, 900)) for _ in range(3)]
    return [(500, rng.uniform(1500, 2000), rng.uniform(500, 1100))]


def shine(kind, glare, rng):
    """Lights the table and tells the colour of the light. Without glare, all
    lamps stand well aside."""
    colour, around = KINDS[kind]
    sources = lamps(kind, rng)
    for size, height, aside in sources:
        if not glare:
            aside = max(aside, ASLANT * height)
        lamp(colour, (1 - around) / len(sources), size, height, aside,
             rng.uniform(0, 2 * math.pi))
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background["Color"].default_value = (*colour, 1)
    background["Strength"].default_value = around / math.pi
    bpy.context.scene.world = world
    return colour


def lamp(colour, brightness, size, height, aside, side):
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.color = "DISK", size, colour
    reach = math.hypot(height, aside)
    data.energy = brightness * math.pi * reach ** 3 / height
    thing = bpy.data.objects.new("lamp", data)
    thing.location = (aside * math.cos(side), aside * math.sin(side), height)
    thing.rotation_euler = Vector(thing.location).to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def hand(x, y, rng):
    """Holds a hand between the first lamp and a place on the table. It stays out
    of the camera's sight; what is seen of it is the shadow."""
    lamp = next(thing for thing in bpy.context.scene.objects if thing.type == "LIGHT").location
    height = rng.uniform(70, 130)
    over = Vector((x, y, 0)).lerp(lamp, height / lamp.z)
    mesh = bmesh.new()
    # Palm, four fingers and a thumb: middle, half axes, turn in degrees.
    for px, py, wide, long, turn in ((0, 0, 42, 48, 0), (-30, 75, 9, 40, 8), (-10, 85, 9, 44, 2),
                                     (10, 82, 9, 42, -3), (30, 70, 8, 34, -10), (52, 15, 11, 38, -45)):
        place = (Matrix.Translation((px, py, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
                 @ Matrix.Diagonal((wide, long, min(wide, 13), 1)))
        bmesh.ops.create_uvsphere(mesh, u_segments=20, v_segments=10, radius=1, matrix=place)
    data = bpy.data.meshes.new("hand")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(principled("skin", linear((0.78, 0.57, 0.45)), 0.6))
    thing = bpy.data.objects.new("hand", data)
    thing.matrix_world = Matrix.Translation(over) @ Matrix.Rotation(rng.uniform(0, 2 * math.pi), 4, "Z")
    thing.visible_camera = False
    bpy.context.collection.objects.link(thing)
