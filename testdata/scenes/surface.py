"""What lies under the dice: the ground and the silver tray, as Blender materials."""

import math

import bpy

from paint import linear
from view import footprint, rectangle

# sRGB shades of each ground.
SHADES = {
    "felt": {"green": (0.10, 0.36, 0.24), "blue": (0.15, 0.20, 0.46), "red": (0.47, 0.12, 0.15)},
    "leather": {"brown": (0.30, 0.19, 0.12), "black": (0.13, 0.12, 0.12)},
    "wood": {"oak": (0.68, 0.50, 0.31), "walnut": (0.37, 0.24, 0.15), "pine": (0.83, 0.68, 0.46)},
    "paper": {"dots": (0.55, 0.68, 0.72), "stripes": (0.72, 0.62, 0.56), "checks": (0.70, 0.74, 0.62)},
    "plain": {"light": (0.86, 0.85, 0.82), "grey": (0.56, 0.58, 0.59), "cream": (0.84, 0.78, 0.66),
              "slate": (0.20, 0.22, 0.25), "black": (0.09, 0.09, 0.10), "red": (0.55, 0.07, 0.09)},
    "cloth": {"gingham": (0.66, 0.10, 0.12), "dotted": (0.13, 0.22, 0.45), "striped": (0.16, 0.40, 0.30)},
}
RIM = 2.0  # mm, how thick a raised edge of the tray is
WHITE = (0.88, 0.87, 0.83)  # the other colour of a printed cloth


def principled(name, colour, roughness, metallic=0.0, specular=0.5):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"].inputs
    shader["Base Color"].default_value = (*colour, 1)
    shader["Roughness"].default_value = roughness
    shader["Metallic"].default_value = metallic
    shader["Specular"].default_value = specular
    return material


class Nodes:
    """The few shader nodes the grounds are made of; coordinates are mm."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"].inputs
        self.place = self.add("ShaderNodeTexCoord").outputs["Object"]

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            self.set(node.inputs[name], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def scaled(self, x, y):
        """Coordinates in which a pattern of size 1 is x by y mm."""
        return self.add("ShaderNodeMapping", Vector=self.place,
                        Scale=(1 / x, 1 / y, 1)).outputs["Vector"]

    def noise(self, x, y=None, detail=2.0, distortion=0.0):
        return self.add("ShaderNodeTexNoise", Vector=self.scaled(x, y or x), Scale=1.0,
                        Detail=detail, Distortion=distortion).outputs["Fac"]

    def blend(self, factor, low, high, edges=(0.3, 0.7)):
        """A colour between two, as the factor lies between the edges."""
        ramp = self.add("ShaderNodeValToRGB", Fac=factor)
        for stop, at, colour in zip(ramp.color_ramp.elements, edges, (low, high)):
            stop.position, stop.color = at, (*colour, 1)
        return ramp.outputs["Color"]

    def relief(self, height, depth):
        """Bumps of so many mm."""
        bump = self.add("ShaderNodeBump", Height=height, Distance=depth, Strength=1.0)
        self.set(self.shader["Normal"], bump.outputs["Normal"])


def dark(colour, by):
    return tuple(c * by for c in colour)


def felt(n, colour):
    n.set(n.shader["Base Color"], n.blend(n.noise(1.2, detail=4), dark(colour, 0.7), dark(colour, 1.2)))
    n.set(n.shader["Sheen"], 0.5)
    n.relief(n.noise(0.9, detail=3), 0.5)


def leather(n, colour):
    n.set(n.shader["Base Color"], n.blend(n.noise(25, detail=4), dark(colour, 0.8), dark(colour, 1.15)))
    grain = n.add("ShaderNodeTexVoronoi", Vector=n.scaled(2.6, 2.6), Scale=1.0)
    n.relief(grain.outputs["Distance"], 0.35)


def wood(n, colour):
    grain = n.noise(220, 7, detail=5, distortion=1.5)
    n.set(n.shader["Base Color"], n.blend(grain, dark(colour, 0.6), dark(colour, 1.1), (0.35, 0.6)))
    n.relief(n.noise(40, 0.8), 0.05)


def dots(n):
    spots = n.add("ShaderNodeTexVoronoi", Vector=n.scaled(15, 15), Scale=1.0, Randomness=0.0)
    return spots.outputs["Distance"], (0.2, 0.22)


def stripes(n):
    wave = n.add("ShaderNodeTexWave", Vector=n.scaled(70, 70), Scale=1.0)
    return wave.outputs["Fac"], (0.45, 0.5)


def checks(n):
    squares = n.add("ShaderNodeTexChecker", Vector=n.scaled(22, 22), Scale=1.0)
    return squares.outputs["Fac"], (0.4, 0.6)


def paper(n, colour, pattern):
    factor, edges = pattern(n)
    n.set(n.shader["Base Color"], n.blend(factor, dark(colour, 1.6), colour, edges))


def cloth(n, colour, pattern):
    """A tablecloth printed in white and one strong colour, with a weave."""
    factor, edges = pattern(n)
    n.set(n.shader["Base Color"], n.blend(factor, linear(WHITE), colour, edges))
    n.relief(n.noise(0.7), 0.15)


def plain(n, colour):
    n.set(n.shader["Base Color"], n.blend(n.noise(60, detail=3), dark(colour, 0.95), dark(colour, 1.03)))


def ground(surface, shade, rng):
    """A table top of one material, its pattern turned."""
    colour = linear(SHADES[surface][shade])
    rough, specular = {"felt": (1, 0.1), "leather": (0.5, 0.4), "wood": (0.4, 0.4),
                       "paper": (0.7, 0.2), "plain": (0.6, 0.3), "cloth": (0.9, 0.1)}[surface]
    material = principled(surface, colour, rough, specular=specular)
    nodes = Nodes(material)
    if surface == "paper":
        paper(nodes, colour, {"dots": dots, "stripes": stripes, "checks": checks}[shade])
    elif surface == "cloth":
        cloth(nodes, colour, {"gingham": checks, "dotted": dots, "striped": stripes}[shade])
    else:
        {"felt": felt, "leather": leather, "wood": wood, "plain": plain}[surface](nodes, colour)
    top = slab("ground", rectangle(0, 0, 4000, 4000, 0), -1, 0, material)
    top.rotation_euler.z = rng.uniform(0, 2 * math.pi)


def tray(place, rng):
    """The silver tray: a sheet of printed card with a darker line along its rim."""
    shade = rng.uniform(0.45, 0.62)
    card = principled("tray", (shade, shade, shade * 1.02), rng.uniform(0.4, 0.55), metallic=0.3)
    slab("tray", rectangle(*footprint(place)), 0, 0.3, card)
    if rng.random() < 0.5:
        line = principled("rim", (0.18, 0.18, 0.19), 0.5, metallic=0.3)
        x, y, width, height, turn = footprint(place)
        slab("line", rectangle(x, y, width - 8, height - 8, turn), 0.3, 0.32, line)
        slab("field", rectangle(x, y, width - 10, height - 10, turn), 0.32, 0.34, card)
    if place.get("rim_mm"):
        rim(place, card)


def rim(place, material):
    """A raised edge around a tray that is more than a sheet of card."""
    x, y, width, height, turn = footprint(place)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for u, v, wide, high in ((0, height - RIM, width, RIM), (0, RIM - height, width, RIM),
                             (width - RIM, 0, RIM, height - 2 * RIM), (RIM - width, 0, RIM, height - 2 * RIM)):
        middle = (x + (c * u - s * v) / 2, y + (s * u + c * v) / 2)
        slab("edge", rectangle(*middle, wide, high, turn), 0, place["rim_mm"], material)


def mat(picture, width, height):
    """The printed mat, its middle where the camera looks."""
    sheet = principled("mat", (1, 1, 1), 0.7, specular=0.2)
    tree = sheet.node_tree
    print_, paper = tree.nodes.new("ShaderNodeTexImage"), tree.nodes.new("ShaderNodeMixRGB")
    print_.image = bpy.data.images.load(picture)
    paper.blend_type, paper.inputs["Fac"].default_value = "MULTIPLY", 1
    paper.inputs["Color2"].default_value = (0.85, 0.85, 0.85, 1)
    tree.links.new(print_.outputs["Color"], paper.inputs["Color1"])
    tree.links.new(paper.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    mesh = bpy.data.meshes.new("mat")
    x, y = width / 2, height / 2
    mesh.from_pydata([(-x, -y, 0.2), (x, -y, 0.2), (x, y, 0.2), (-x, y, 0.2)], [], [(0, 1, 2, 3)])
    for corner, at in zip(mesh.uv_layers.new().data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = at
    mesh.materials.append(sheet)
    bpy.context.collection.objects.link(bpy.data.objects.new("mat", mesh))


FIELDS = 21, 53, 85  # mm from the left end of the zone to the middle of each die field
FIELD = 22           # mm, a die and room for two fingers


def zone(place):
    """The building zone: a strip of paper with the zone's frame and in it those of
    the three die fields, as they are on the mat."""
    x, y, width, height, turn = footprint(place)
    paper = paper_of(0.93)
    slab("strip", rectangle(x, y, width + 4, height + 4, turn), 0, 0.1, paper)
    framed(x, y, width, height, turn, 0.1)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for along in (at - width / 2 for at in FIELDS):
        framed(x + c * along, y + s * along, FIELD, FIELD, turn, 0.2)


def paper_of(shade):
    return principled("paper", linear((shade,) * 3), 0.7, specular=0.2)


def framed(x, y, width, height, turn, low):
    """A rectangle with a printed line of half a millimetre along its edge."""
    slab("line", rectangle(x, y, width, height, turn), low, low + 0.02, paper_of(0.6))
    slab("field", rectangle(x, y, width - 1, height - 1, turn), low + 0.02, low + 0.04, paper_of(0.93))


def slab(name, corners, bottom, top, material):
    """A flat prism over the corners."""
    points = [(x, y, z) for z in (bottom, top) for x, y in corners]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4)] + [(i, 4 + i, 4 + (i + 1) % 4, (i + 1) % 4) for i in range(4)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing
