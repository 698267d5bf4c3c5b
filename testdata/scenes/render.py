"""Renders a scene list: dice on a table with a silver tray, as a webcam sees them.

    blender -b -t 2 -P testdata/scenes/render.py -- [options] SCENES.json FOLDER

Written for Debian 12's packages blender (3.4) and python3-numpy; Cycles on the
processor, no denoiser needed. For each scene NAME.jpg and its truth NAME.json
are written to FOLDER.

  --only 01,02   render these scenes alone
  --samples 14   rays a pixel; the camera's own noise hides much of theirs
  --calm         every camera setting in the middle of its range
  --truth        write the truth alone and render nothing
  --missing      render what is not there yet
  --mat FILE     PNG of the printed mat, for scenes that have one

The same scene gives the same picture on the same Blender. README.md beside this
file describes scene lists and truth.
"""

import argparse
import json
import os
import random
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import dice
import light
import sensor
import surface
from plan import view_of
from truth import truth
from view import HEIGHT, WIDTH


def arguments():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("scenes")
    parser.add_argument("folder")
    parser.add_argument("--only", default="")
    parser.add_argument("--samples", type=int, default=14)
    parser.add_argument("--calm", action="store_true")
    parser.add_argument("--truth", action="store_true")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--mat", default="")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def build(scene, mat):
    """Sets up the scene and tells the colour of its light."""
    bpy.ops.wm.read_factory_settings(use_empty=True)

    def chance(thing):
        return random.Random(f"{scene['room']} {thing}")

    surface.ground(scene["surface"], scene["shade"], chance("ground"))
    if "mat" in scene:
        surface.mat(os.path.abspath(mat), *scene["mat"])
    elif "tray" in scene:
        surface.tray(scene["tray"], chance("tray"))
    if "zone" in scene:
        surface.zone(scene["zone"])
    if scene["dice"]:
        shape = dice.shape(chance("dice"))
        for die in scene["dice"]:
            dice.put(shape, die, chance(die["colour"]))
    camera(view_of(scene))
    colour = light.shine(scene["light"], scene["glare"], chance("light"))
    if "hand" in scene:
        light.hand(*scene["hand"], chance("hand"))
    return colour


def camera(view):
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.angle, data.clip_end = "HORIZONTAL", view.fov, 10000
    thing = bpy.data.objects.new("camera", data)
    back = -Vector(view.forward)
    axes = Matrix((view.right, view.up, back)).transposed().to_4x4()
    thing.matrix_world = Matrix.Translation(view.position) @ axes
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def expose(seed, samples):
    """The light that falls on each pixel: rows from the top, linear RGB."""
    r = bpy.context.scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = WIDTH, HEIGHT, 100
    return rays(seed, samples)[..., :3]


def rays(seed, samples):
    """Renders the picture, or the part of it that is set: linear RGB and alpha."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed = samples, seed
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 4, 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    render = scene.render
    render.image_settings.file_format, render.image_settings.color_mode = "OPEN_EXR", "RGBA"
    render.image_settings.color_depth = "32"
    with tempfile.TemporaryDirectory() as folder:
        render.filepath = os.path.join(folder, "light.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(render.filepath)
        wide, high = image.size
        pixels = np.empty(wide * high * 4, dtype=np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
    return pixels.reshape(high, wide, 4)[::-1]


def save(picture, path, quality):
    """Writes an sRGB picture as JPEG, its values unchanged."""
    image = bpy.data.images.new("picture", WIDTH, HEIGHT)
    pixels = np.ones((HEIGHT, WIDTH, 4), dtype=np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.quality = quality
    image.save_render(path, scene=scene)


def wanted(args):
    """The scenes to be rendered, each with its path in the folder, without an ending."""
    with open(args.scenes, encoding="utf-8") as file:
        scenes = json.load(file)
    os.makedirs(args.folder, exist_ok=True)
    for scene in scenes:
        if args.only and scene["name"] not in args.only.split(","):
            continue
        path = os.path.join(args.folder, scene["name"])
        if args.missing and os.path.exists(path + ".jpg"):
            continue
        yield scene, path


def main():
    args = arguments()
    for scene, path in wanted(args):
        with open(path + ".json", "w", encoding="utf-8") as file:
            json.dump(truth(scene), file, indent=1)
        if not args.truth:
            illuminant = build(scene, args.mat)
            exposed = expose(scene["seed"], args.samples)
            save(sensor.develop(exposed, illuminant, scene["dim"], scene["seed"], args.calm, scene.get("motion", (0, 0))),
                 path + ".jpg", scene["jpeg_quality"])


if __name__ == "__main__":
    main()
