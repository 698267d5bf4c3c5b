"""Reads a cell's crop without a network, to compare: hue and chroma of its middle,
the share of it that is coloured, and how dark it is around. CLASSES gives the order."""

import cv2
import numpy as np

from samples import CELL, CLASSES, board

Y, X = np.mgrid[0:CELL, 0:CELL] - (CELL - 1) / 2
RADIUS = np.hypot(X, Y)
MIDDLE, AROUND, CORE = RADIUS < 7.5, (RADIUS > 8) & (RADIUS < 9.5), RADIUS < 3
HUES = {"red": 179, "green": 65, "blue": 104, "orange": 14, "yellow": 29, "purple": 152}  # of 180
COLOURED = 60  # chroma, of 255
DARK = 90


def read(crop):
    chroma = crop.max(2).astype(int) - crop.min(2)
    coloured = MIDDLE & (chroma > COLOURED)
    if coloured.sum() < 0.15 * MIDDLE.sum():
        return 0 if np.median(crop[AROUND].max(1)) > DARK else len(CLASSES) - 1
    hue = float(np.median(cv2.cvtColor(crop, cv2.COLOR_BGR2HSV)[..., 0][coloured]))
    if coloured[CORE].mean() < 0.4:
        name = "purple"
    else:
        name = min(HUES, key=lambda n: min(abs(HUES[n] - hue), 180 - abs(HUES[n] - hue)))
    dark = np.median(crop[AROUND].max(1)) < DARK
    return 1 + board.SYMBOLS.index(name) + 6 * dark
