"""Cuts what the two networks see from pictures: the whole picture, small and with
a margin, and the cells of the straightened board. The reader in Go does the same,
number by number (find.go, straight.go, white.go)."""

import json
import os

import cv2
import numpy as np

import draw
from draw import board

LONG, MARGIN, SUB = 160, 16, 2  # px of the longer side and of the margin; px between two answers
STEP_X, STEP_Y = 20, 17  # px between two cells of a row, and between two rows
CELL = 24  # px of a cell's crop
WIDE, HIGH = 2 * 7 * STEP_X + CELL, 2 * 7 * STEP_Y + CELL
FINE = 18  # px a step that a picture is not made smaller than
TO_STRAIGHT = np.array([[STEP_X, 0, WIDE / 2 - 0.5], [0, STEP_Y / (3 ** 0.5 / 2), HIGH / 2 - 0.5], [0, 0, 1]])
BIN, BINS = 0.1, 48  # of the logarithms of red and blue over green


def small(picture):
    """The picture with its longer side of LONG px, in the middle of grey; and the scale."""
    height, width = picture.shape[:2]
    scale = LONG / max(height, width)
    w, h = max(1, round(width * scale)), max(1, round(height * scale))
    out = np.full((-(-(h + 2 * MARGIN) // 16) * 16, -(-(w + 2 * MARGIN) // 16) * 16, 3), 128, np.uint8)
    out[MARGIN : MARGIN + h, MARGIN : MARGIN + w] = cv2.resize(picture, (w, h), interpolation=cv2.INTER_AREA)
    return out, scale


def mask(h, shape, scale):
    """What share of each answer's place the board covers."""
    corners = cv2.perspectiveTransform(np.array([board.outline()], np.float64), h)[0]
    fine = np.zeros((shape[0] * 2, shape[1] * 2), np.uint8)
    at = ((corners + 0.5) * scale + MARGIN) * 2 - 0.5
    cv2.fillPoly(fine, [np.round(at * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    return cv2.resize(fine, (shape[1] // SUB, shape[0] // SUB), interpolation=cv2.INTER_AREA)


def straight(picture, h):
    """The board from straight above; h leads from steps to px."""
    middle, beside = cv2.perspectiveTransform(np.array([[(0.0, 0.0), (1.0, 0.0), (0.5, 0.866)]]), h)[0][:2]
    k, step = 1, np.hypot(*(beside - middle))
    while step / FINE >= 2 * k:
        k *= 2
    height, width = picture.shape[:2]
    if k > 1:
        picture = cv2.resize(picture, (width // k, height // k), interpolation=cv2.INTER_AREA)
    sx, sy = picture.shape[1] / width, picture.shape[0] / height
    to = np.array([[sx, 0, sx / 2 - 0.5], [0, sy, sy / 2 - 0.5], [0, 0, 1]])
    return cv2.warpPerspective(picture, TO_STRAIGHT @ np.linalg.inv(to @ h), (WIDE, HIGH), flags=cv2.INTER_LINEAR)


def white(flat):
    """Gains of blue, green and red that make the board's own greys neutral, and its
    brightest grey 200."""
    px = flat[::4, ::4].reshape(-1, 3).astype(np.float32)
    px = px[(px.max(1) >= 24) & (px.max(1) < 250)] + 1
    if len(px) < 100:
        return np.ones(3, np.float32)
    logs = np.log(px[:, [2, 0]] / px[:, [1]])
    at = np.floor(logs / BIN + BINS / 2).astype(int)
    keep = ((at >= 0) & (at < BINS)).all(1)
    at, logs, px = at[keep], logs[keep], px[keep]
    count = np.zeros((BINS, BINS), np.float32)
    np.add.at(count, (at[:, 0], at[:, 1]), 1)
    # Of peaks of the same height the one nearer to neutral is likelier.
    centre = (np.arange(BINS) - BINS / 2 + 0.5) * BIN
    near = np.exp(-0.5 * (centre[:, None] ** 2 + centre[None] ** 2))
    peak = np.unravel_index((cv2.blur(count, (3, 3), borderType=cv2.BORDER_CONSTANT) * near).argmax(), count.shape)
    mine = (np.abs(at - peak) <= 1).all(1)
    red, blue = np.exp(-logs[mine].mean(0)) if mine.any() else (1, 1)
    level = np.percentile(px[mine, 1], 90) if mine.any() else 200
    return np.clip(200 / level, 0.5, 8) * np.array((blue, 1, red), np.float32)


def crops(flat):
    """The cells of the straightened board, balanced, in the order of board.CELLS."""
    flat = np.clip(flat * white(flat), 0, 255).astype(np.uint8)
    out = []
    for q, r in board.CELLS:
        x, y = int((q + r / 2 + 7) * STEP_X), (r + 7) * STEP_Y
        out.append(flat[y : y + CELL, x : x + CELL])
    return np.stack(out)


CLASSES = ["", *board.SYMBOLS, *("tile " + s for s in board.SYMBOLS), "?"]


def strayed(rng, h):
    """The way from steps to px as the finder gets it: not quite right."""
    corners = np.array(board.outline())
    off = corners + rng.normal(0, 0.05, 2) + rng.normal(0, 0.05, (6, 2))
    turn = cv2.findHomography(corners, off)[0]
    return h @ turn


def cut(rng, picture, h, truth, times=2):
    """One picture's samples: (small, mask), (crops, classes)."""
    seen, scale = small(picture)
    labels = np.array([-1 if truth[c] is None else CLASSES.index(truth[c]) for c in board.CELLS], np.int8)
    patches = [crops(straight(picture, strayed(rng, h))) for _ in range(times)]
    return (seen, mask(h, seen.shape, scale)), (np.concatenate(patches), np.tile(labels, times))


def rendered(path):
    """A picture of testdata/boards/shoot.py with the way from steps to px and the truth."""
    with open(path + ".json", encoding="utf-8") as file:
        told = json.load(file)
    picture = cv2.imread(path + ".jpg")
    flat = [c for c in told["cells"] if not c["tile"]]
    h, _ = cv2.findHomography(np.array([board.place(c["q"], c["r"]) for c in flat]), np.array([c["centre"] for c in flat]))
    truth = {(c["q"], c["r"]): ("tile " * c["tile"] + c["symbol"]) if c["symbol"] else "" for c in told["cells"]}
    return picture, h, {**truth, **spoilt(told)}


def spoilt(told):
    """The cells of a rendered picture that do not show what lies there: "?" or, where
    nobody knows, None."""
    odd = {}
    for c in told["cells"]:
        x, y = c["centre"]
        if "hand" in told or not (14 < x < told["width"] - 14 and 14 < y < told["height"] - 14):
            odd[c["q"], c["r"]] = None
    if "nudged" in told:
        askew = [(q, r) for q, r, _ in told["tiles"][told["nudged"]]]
        odd.update({(q + dq, r + dr): None for q, r in askew for dq, dr in board.STEPS if (q + dq, r + dr) in board.CELLS})
        odd.update(dict.fromkeys(askew, "?"))
    odd.update({tuple(cell): "?" for cell in told.get("markers", ())})
    return odd


def gather(pictures, seed):
    """Samples of many pictures as arrays."""
    rng = np.random.default_rng(seed)
    whole, cells = [], []
    for picture, h, truth in pictures:
        a, b = cut(rng, picture, h, truth)
        if a[0].shape == (160, 192, 3):
            whole.append(a)
        cells.append(b)
    return {"small": np.stack([w[0] for w in whole]), "mask": np.stack([w[1] for w in whole]),
            "crops": np.concatenate([c[0] for c in cells]), "labels": np.concatenate([c[1] for c in cells])}


def drawings(first, last):
    return gather((draw.drawn(seed) for seed in range(first, last)), first)


def renderings(folder):
    names = sorted(n[:-4] for n in os.listdir(folder) if n.endswith(".jpg"))
    return gather((rendered(os.path.join(folder, n)) for n in names), 5)
