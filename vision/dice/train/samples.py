"""Cuts drawings and photographs into what the two networks learn from."""

import cv2
import numpy as np

from draw import LEANING, scene
from nets import FIND_LONG, READ_BODY, READ_SIDE, UNREADABLE

PATCH = 100  # px of a stored patch: a crop with room to turn and shift it
FAR = 0.6  # dice away from the nearest die, this is no die's middle


def patch(picture, middle, size):
    """The surroundings of a place, PATCH px wide for a die of READ_SIDE / READ_BODY px."""
    side = size * READ_BODY * PATCH / READ_SIDE
    if side > 2 * PATCH:  # average, as the Go reader does, rather than skip pixels
        k = PATCH / side
        picture = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        middle, side = np.asarray(middle) * k, side * k
    s = PATCH / side
    way = np.float32([[s, 0, PATCH / 2 - (middle[0] + 0.5) * s + 0.0], [0, s, PATCH / 2 - (middle[1] + 0.5) * s]])
    return cv2.warpAffine(picture, way, (PATCH, PATCH), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def inside(middle, picture, margin=0):
    h, w = picture.shape[:2]
    return -margin <= middle[0] < w + margin and -margin <= middle[1] < h + margin


def empties(rng, picture, dice, count, lone):
    """Places where no die's middle is, near misses among them."""
    h, w = picture.shape[:2]
    for _ in range(count):
        size = np.exp(rng.uniform(np.log(20), np.log(90)))
        middle = rng.uniform((0, 0), (w, h))
        if dice and rng.random() < 0.4:
            d = dice[rng.integers(len(dice))]
            turn = rng.uniform(0, 2 * np.pi)
            size = d["size"] * np.exp(rng.normal(0, 0.3))
            middle = np.asarray(d["middle"]) + np.array([np.cos(turn), np.sin(turn)]) * d["size"] * rng.uniform(FAR, 1.3)
        gaps = [np.hypot(*np.subtract(d["middle"], middle)) / d["size"] for d in dice]
        if inside(middle, picture) and min(gaps, default=9) >= (FAR if lone else 0.9):
            yield patch(picture, middle, size)


def drawn(seed, leaning=LEANING):
    """A drawing, its dice (middle of the body, size, value, top face)."""
    picture, truth = scene(seed, leaning)
    dice = []
    for t in truth:
        size = max(t["high"] - t["low"])
        middle = (t["low"] + t["high"]) / 2
        if inside(middle, picture):
            hidden = t["leaning"] or not all(inside(corner, picture, 2) for corner in t["top"])
            dice.append(dict(middle=middle, size=size, value=UNREADABLE if hidden else t["value"], top=t["top"]))
    return picture, dice


class Store:
    """What was cut so far."""

    def __init__(self):
        self.pictures, self.dice = [], []
        self.patches, self.values, self.tops, self.kinds = [], [], [], []

    def add_picture(self, picture, dice):
        k = FIND_LONG / max(picture.shape[:2])
        self.pictures.append(cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA))
        self.dice.append(np.float32([[d["middle"][0] * k, d["middle"][1] * k, d["size"] * k] for d in dice]).reshape(-1, 3))

    def add_patch(self, cut, value, top, kind):
        """top: corners in patch units (-1 to 1); kind: 2 corners known, 1 middle known, 0 neither."""
        self.patches.append(cut), self.values.append(value), self.tops.append(top), self.kinds.append(kind)

    def add_die(self, picture, d):
        half = d["size"] * READ_BODY * PATCH / READ_SIDE / 2
        if "top" in d:
            top, kind = (d["top"] - d["middle"]) / half, 2 if d["value"] != UNREADABLE else 0
        else:
            top, kind = np.zeros((4, 2)), 1 if d["exact"] else 0
        self.add_patch(patch(picture, d["middle"], d["size"]), d["value"], np.float32(top), kind)

    def add(self, rng, picture, dice, lone):
        self.add_picture(picture, dice)
        for d in dice:
            self.add_die(picture, d)
        for cut in empties(rng, picture, dice, 3, lone):
            self.add_patch(cut, 0, np.zeros((4, 2), np.float32), 0)
