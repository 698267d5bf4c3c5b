"""Where a place on the board lies in the picture: the webcam above the table."""

import math
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "scenes"))

import board
import view

WIDTH, HEIGHT = 1120, 840
view.WIDTH, view.HEIGHT = WIDTH, HEIGHT  # those of the dice are 960 x 720

STEP = 22.0  # mm between two cells
THICK, TILE = 3.0, 4.0  # mm: the board's and a tile's height


def camera(scene):
    """So far away that the board fills a share of the picture's height."""
    focal = WIDTH / 2 / math.tan(math.radians(scene["fov_deg"]) / 2)
    distance = focal * 2 * board.RIM * STEP / (scene["fill"] * HEIGHT)
    return view.View(scene["tilt_deg"], scene["lean_deg"], scene["roll_deg"], distance, scene["fov_deg"])


def shift(scene):
    """Where the board's middle lies, mm from where the camera looks."""
    x, y = scene.get("aside", (0, 0))
    return x * board.RIM * STEP, y * board.RIM * STEP


def pixel(scene, x, y, z):
    """Where a place appears: steps right and down from the board's middle, mm up."""
    ox, oy = shift(scene)
    return camera(scene).project((ox + STEP * x, oy - STEP * y, z))


def outline(scene):
    """The whole board's corners."""
    return [pixel(scene, x, y, THICK) for x, y in board.outline()]


def in_view(at, margin=0):
    """Whether a place lies in the picture, and so far from its edge."""
    return margin <= at[0] < WIDTH - margin and margin <= at[1] < HEIGHT - margin
