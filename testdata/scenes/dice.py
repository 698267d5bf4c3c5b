"""A die as Blender sees it: a rounded cube of 16 mm with recessed, painted pips.

Opposite faces add up to seven; around the corner of 1, 2 and 3 the numbers run
anticlockwise, as on western dice.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from paint import COLOURS, PAINTS, linear
from surface import principled
from view import DIE

# Where each number faces on the die at rest, before it is turned.
NORMALS = {1: (0, 0, 1), 2: (1, 0, 0), 3: (0, 1, 0),
           4: (0, -1, 0), 5: (-1, 0, 0), 6: (0, 0, -1)}

# Pips of a face in units of their spacing.
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


def shape(rng):
    """One mesh for all dice of a scene: a box of dice has one make."""
    body = rounded_cube(radius=rng.uniform(1.5, 2.4))
    cutter = pips(radius=rng.uniform(1.45, 1.75), depth=rng.uniform(0.4, 0.7),
                  spacing=rng.uniform(3.8, 4.2))
    cut = body.modifiers.new("pips", "BOOLEAN")
    cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    for thing in (body, cutter):
        bpy.data.objects.remove(thing)
    return mesh


def rounded_cube(radius):
    """A cube whose edges are rounded and whose faces stay flat."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=DIE)
    bmesh.ops.bevel(mesh, geom=mesh.edges[:] + mesh.verts[:], offset=radius,
                    segments=6, profile=0.5, affect="EDGES")
    for face in mesh.faces:
        face.smooth = max(map(abs, face.normal)) < 0.999
    return obj("body", mesh)


def pips(radius, depth, spacing):
    """The shape that the pips cut from the cube: flattened spheres."""
    mesh = bmesh.new()
    for value, normal in NORMALS.items():
        turn = Vector((0, 0, 1)).rotation_difference(Vector(normal)).to_matrix().to_4x4()
        for x, y in PIPS[value]:
            place = turn @ Matrix.Translation((x * spacing, y * spacing, DIE / 2))
            flat = Matrix.Diagonal((1, 1, depth / radius, 1))
            bmesh.ops.create_uvsphere(mesh, u_segments=20, v_segments=10,
                                      radius=radius, matrix=place @ flat)
    for face in mesh.faces:
        face.smooth, face.material_index = True, 1
    return obj("pips", mesh)


def obj(name, mesh):
    """An object with two materials: the body's and the pips'."""
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for part in ("body", "pips"):
        data.materials.append(bpy.data.materials.new(part))
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def put(mesh, die, rng):
    """Stands one die of the scene list on the table."""
    colour, paint = COLOURS[die["colour"]]
    copy = mesh.copy()
    copy.materials[0] = principled("die", linear(vary(colour, rng, die.get("vary", 0.025))), rng.uniform(*die.get("rough", (0.25, 0.4))))
    copy.materials[1] = principled("pip", linear(PAINTS[die.get("pips", paint)]), 0.5)
    thing = bpy.data.objects.new(die["colour"], copy)
    lean = math.radians(die.get("lean_deg", 0))
    lowest = DIE / 2 * (abs(math.cos(lean)) + abs(math.sin(lean)))  # corner under its middle
    thing.matrix_world = (
        Matrix.Translation((die["x"], die["y"], lowest + die.get("on_mm", 0)))
        @ Matrix.Rotation(math.radians(die["turn_deg"]), 4, "Z")
        @ Matrix.Rotation(lean, 4, "X")
        @ Vector(NORMALS[die["value"]]).rotation_difference(Vector((0, 0, 1))).to_matrix().to_4x4())
    bpy.context.collection.objects.link(thing)


def vary(colour, rng, spread):
    """Dice of two boxes differ a little."""
    return tuple(min(1, max(0, c + rng.uniform(-spread, spread))) for c in colour)
