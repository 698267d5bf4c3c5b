"""Tables that a drawn board lies on."""

import cv2
import numpy as np


def grey(rng, low, high):
    return np.full(3, rng.uniform(low, high)) + rng.normal(0, 3, 3)


def ground(rng, height, width):
    """A table: plain, wooden, checked, striped, dotted or cluttered."""
    base = rng.uniform(10, 230, 3) if rng.random() < 0.5 else grey(rng, 15, 235)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    turn = rng.uniform(0, np.pi)
    u, v = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    kind = rng.choice(("plain", "grain", "checks", "stripes", "dots", "clutter", "mat"))
    step = rng.uniform(12, 90)
    if kind == "grain":
        noise = cv2.resize(rng.normal(0, 1, (max(2, height // 4), max(2, width // 60))).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
        mix = noise * rng.uniform(0.05, 0.25)
    elif kind == "checks":
        mix = (((u // step) + (v // step)) % 2) * rng.uniform(0.2, 1)
    elif kind == "stripes":
        mix = ((u // step) % 2) * rng.uniform(0.2, 1)
    elif kind == "dots":
        mix = (np.hypot(u % step - step / 2, v % step - step / 2) < step / 4) * rng.uniform(0.2, 1)
    else:
        mix = np.zeros_like(x)
    other = rng.uniform(0, 255, 3)
    picture = base + mix[..., None] * (other - base)
    if kind == "clutter":
        for _ in range(int(rng.integers(2, 14))):
            box = cv2.boxPoints(((rng.uniform(0, width), rng.uniform(0, height)), tuple(rng.uniform(20, 500, 2)), rng.uniform(0, 90)))
            cv2.fillPoly(picture, [box.astype(np.int32)], [float(c) for c in rng.uniform(0, 255, 3)], cv2.LINE_AA)
    if kind == "mat":
        mat(rng, picture)
    return np.clip(picture, 0, 255).astype(np.float32)


def mat(rng, picture):
    """A printed mat: white paper with black markers and outlines."""
    height, width = picture.shape[:2]
    paper = cv2.boxPoints(((width / 2 + rng.normal(0, 60), height / 2 + rng.normal(0, 60)),
                           (width * rng.uniform(0.5, 1.1), height * rng.uniform(0.6, 1.2)), rng.uniform(-20, 20)))
    cv2.fillPoly(picture, [paper.astype(np.int32)], [float(c) for c in grey(rng, 200, 245)], cv2.LINE_AA)
    middle = paper.mean(0)
    for corner in paper:
        at, size = middle + 0.87 * (corner - middle), width * rng.uniform(0.02, 0.05)
        for x in range(6):
            for y in range(6):
                if min(x, y) == 0 or max(x, y) == 5 or rng.random() < 0.5:
                    low = at + np.array((x - 3, y - 3)) * size / 3
                    cv2.rectangle(picture, low.astype(int).tolist(), (low + size / 3).astype(int).tolist(), (20.0, 20.0, 20.0), -1)
    for _ in range(int(rng.integers(1, 6))):
        box = cv2.boxPoints((tuple(float(v) for v in middle + rng.normal(0, width / 6, 2)), tuple(rng.uniform(60, width / 2, 2)), rng.uniform(-20, 20)))
        cv2.polylines(picture, [box.astype(np.int32)], True, [float(c) for c in grey(rng, 20, 160)], int(rng.integers(1, 4)), cv2.LINE_AA)
