"""Rendered scenes with truth, as testdata/scenes/render.py writes them."""

import glob
import json
import os

import cv2
import numpy as np

from nets import UNREADABLE

ROUND = 0.97  # a die with rounded edges covers so much of a sharp one's extent


def load(folder):
    """Pictures and dice (middle, size, value, top face) of a folder, by name."""
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        picture = cv2.imread(path[: -len("json")] + "jpg")
        if picture is not None:  # a rendering under way
            with open(path, encoding="utf-8") as f:
                yield picture, [die(d) for d in json.load(f)["dice"]]


def die(d):
    corners = np.float32(d["top"] + d["foot"])
    low, high = corners.min(0), corners.max(0)
    return dict(middle=(low + high) / 2, size=float(max(high - low)) * ROUND,
                value=UNREADABLE if d.get("leaning") else d["value"], top=np.float32(d["top"]))
