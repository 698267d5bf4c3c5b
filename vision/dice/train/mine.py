"""Finds what the finder takes for dice and is none, for the reader to learn from."""

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import samples
from nets import FIND_LONG, FIND_STEP, FIND_SUB

HEAT = 0.1  # a little below what is looked at in use
HALVINGS = 3
MOST = 30  # per picture
FAR = 0.75  # dice away from every die
PIP = 0.4  # of a die's size: what is smaller, and on it, is a pip
HEAP = 2.2  # what is larger by this, and holds it, is several dice


def spots(finder, picture):
    """Middles and sizes of what looks like dice, at every scale."""
    cell, scale = FIND_STEP // FIND_SUB, min(1, FIND_LONG / max(picture.shape[:2]))
    for _ in range(1 + HALVINGS):
        small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        h, w = (-side % FIND_STEP for side in small.shape[:2])
        small = cv2.copyMakeBorder(small, 0, h, 0, w, cv2.BORDER_REPLICATE)
        with torch.no_grad():
            answer = F.pixel_shuffle(finder(torch.from_numpy(small).permute(2, 0, 1)[None].float() / 255), FIND_SUB)[0]
        heat = answer[0].sigmoid()
        peak = (heat > HEAT) & (heat == F.max_pool2d(heat[None, None], 3, 1, 1)[0, 0])
        for y, x in torch.nonzero(peak).tolist():
            yield np.array([x, y]) * cell / scale + (cell - 1) / 2 / scale, 24 * float(answer[1, y, x].exp()) / scale
        scale /= 2


def no_die(spot, d):
    """The spot is beside a die, one of its pips, or a heap that it lies in."""
    middle, size = spot
    return np.hypot(*(middle - d["middle"])) > FAR * max(size, d["size"]) or size < PIP * d["size"] or size > HEAP * d["size"]


def hard(rng, finder, picture, dice, store):
    """Adds to the store what is surely no die."""
    found = [s for s in spots(finder, picture) if all(no_die(s, d) for d in dice)]
    for n in rng.permutation(len(found))[:MOST]:
        store.add_patch(samples.patch(picture, *found[n]), 0, np.zeros((4, 2), np.float32), 0)
