"""Drawings of boards to learn from, with the truth: no two alike in light, camera,
ground, shades and sizes, and with all that may lie on a board and does not belong."""

import math
import os
import random
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../testdata/boards"))

import board
import deal
from ground import ground, grey

SCALE = 56  # px a step in the flat drawing
SIDE = int(2 * board.RIM * SCALE) + 40
HUES = {"red": (36, 34, 219), "green": (64, 153, 41), "blue": (209, 128, 13),
        "orange": (28, 133, 237), "yellow": (20, 222, 245), "purple": (143, 56, 140)}  # BGR


def poly(picture, lines, at, colour, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    placed = [np.array([(at[0] + c * x - s * y, at[1] + s * x + c * y) for x, y in line]) * SCALE + SIDE / 2 for line in lines]
    cv2.fillPoly(picture, [np.round(p * 16).astype(np.int32) for p in placed], [float(v) for v in colour], cv2.LINE_AA, 4)


class Flat:
    """A board seen from straight above, before the camera; truth per cell."""

    def __init__(self, rng):
        self.rng = rng
        self.picture = np.zeros((SIDE, SIDE, 3), np.uint8)
        self.stray = np.zeros((SIDE, SIDE), np.uint8)  # what does not belong
        self.truth = {cell: "" for cell in board.CELLS}  # "", symbol, or "tile symbol"
        self.doubt = set()  # cells that nobody can read
        self.touched = set()  # cells beside a tile that lies askew
        self.paint = {name: np.clip(np.array(hue) * rng.uniform(0.85, 1.15) + rng.normal(0, 9, 3), 0, 255) for name, hue in HUES.items()}
        self.size = rng.uniform(0.29, 0.37)
        self.body = rng.uniform(0.52, 0.565)
        self.plastic = grey(rng, 12, 48)
        way = rng.uniform(0, 2 * np.pi)
        self.high = np.array((np.cos(way), np.sin(way))) * rng.uniform(0, 0.14)  # how a tile's top is shifted for a tilted camera
        self.laid = []  # outlines of tiles: below, and on top
        self.field()
        self.tiles()
        self.shade()
        if rng.random() < 0.5:
            self.strays()

    def field(self):
        rng = self.rng
        poly(self.picture, [board.outline()], (0, 0), grey(rng, 25, 190) if rng.random() < 0.8 else rng.uniform(20, 230, 3))
        shades = sorted(rng.uniform(85, 245, 3))[::-1] if rng.random() < 0.4 else (rng.uniform(205, 245), rng.uniform(165, 205), rng.uniform(110, 150))
        line = rng.uniform(0.4, 0.9)
        body = rng.uniform(0.535, 0.57)
        for cell in board.CELLS:
            shade = np.array([1.0, 1.0, 1.0]) * shades[max(0, board.ring(*cell) - 5)]
            poly(self.picture, [board.hexagon(0.58)], board.place(*cell), shade * line)
        for cell in board.CELLS:
            shade = np.array([1.0, 1.0, 0.99]) * shades[max(0, board.ring(*cell) - 5)]
            poly(self.picture, [board.hexagon(body)], board.place(*cell), shade)
        turn = rng.choice((0, 30))
        for name, cell in zip(board.SYMBOLS, board.CORNERS):
            poly(self.picture, board.symbol(name, self.size, turn), board.place(*cell), self.paint[name])
            self.truth[cell] = name

    def tiles(self):
        rng = self.rng
        radius = rng.integers(5, 8)
        count = int(rng.choice((0, 8, 20, 40, 60, 81)))
        nudge = rng.random() < 0.25

        for a, b in deal.lay(count, radius, random.Random(int(rng.integers(1 << 30)))):
            far = nudge and rng.random() < 0.1
            self.tile(a, b, far)

    def tile(self, a, b, far):
        rng = self.rng
        pa, pb = np.array(board.place(*a[:2])), np.array(board.place(*b[:2]))
        middle = (pa + pb) / 2
        way, turn = rng.uniform(0, 2 * np.pi), np.radians(rng.normal(0, 1.5))
        off = np.array((np.cos(way), np.sin(way))) * (rng.uniform(0.28, 0.5) if far else abs(rng.normal(0, 0.02)))
        if far:
            turn = np.radians(rng.uniform(-25, 25))
        c, s = np.cos(turn), np.sin(turn)
        places = []
        for p in (pa, pb):
            x, y = p - middle
            places.append(middle + off + (c * x - s * y, s * x + c * y))
        side = np.clip(self.plastic * rng.uniform(0.6, 2.2), 0, 255)
        for part in (0, 0.35, 0.7):
            for p in places:
                poly(self.picture, [board.hexagon(self.body)], p + part * self.high, side * 0.8, turn)
        self.laid += [(p, p + self.high, turn) for p in places]
        places = [p + self.high for p in places]
        for p in places:
            poly(self.picture, [board.hexagon(self.body)], p, self.plastic, turn)
        d = places[1] - places[0]
        poly(self.picture, [[(-0.1, -0.25), (0.1, -0.25), (0.1, 0.25), (-0.1, 0.25)]], sum(places) / 2, self.plastic, math.atan2(d[1], d[0]))
        face = rng.choice((0, np.pi / 6))
        for p, (q, r, name) in zip(places, (a, b)):
            poly(self.picture, board.symbol(name, self.size), p, self.paint[name], turn + face)
            self.truth[q, r] = "tile " + name
            if far:
                self.doubt.add((q, r))
                self.touched.update((q + dq, r + dr) for dq, dr in board.STEPS)

    def shade(self):
        """The shadows of the tiles: short below a lamp, long when it stands low aside."""
        rng = self.rng
        way, reach = rng.uniform(0, 2 * np.pi), rng.uniform(0, 0.5 if rng.random() < 0.4 else 0.12)
        fall = np.array((np.cos(way), np.sin(way))) * reach
        mask, tops = np.zeros((SIDE, SIDE), np.uint8), np.zeros((SIDE, SIDE), np.uint8)
        for below, top, turn in self.laid:
            for part in (0.25, 0.5, 0.75, 1):
                poly(mask, [board.hexagon(self.body)], below + part * fall, (255,), turn)
            poly(tops, [board.hexagon(self.body)], top, (255,), turn)
        soft = np.minimum(cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 7)), 255 - tops) / 255
        self.picture = (self.picture * (1 - rng.uniform(0.2, 0.85) * soft[..., None])).astype(np.uint8)

    def strays(self):
        """Markers, dice, and a hand."""
        rng = self.rng
        for _ in range(int(rng.integers(0, 4))):
            at = np.array(board.place(*board.CELLS[rng.integers(len(board.CELLS))])) + rng.normal(0, 0.25, 2)
            shape = board.polygon(int(rng.choice((3, 4, 4, 6, 24))), rng.uniform(0.2, 0.6), rng.uniform(0, 90))
            colour = self.paint[board.SYMBOLS[rng.integers(6)]] if rng.random() < 0.6 else rng.uniform(0, 255, 3)
            poly(self.stray, [shape], at, (255,))
            for part in (-2, -1.4, -0.7):
                poly(self.picture, [shape], at + part * self.high, np.clip(colour * 0.6, 0, 255))
            poly(self.picture, [shape], at, np.clip(colour * rng.uniform(0.7, 1.1), 0, 255))
        if rng.random() < 0.4:
            way, reach = rng.uniform(0, 2 * np.pi), rng.uniform(0, 8)
            skin = np.clip(np.array((115, 145, 200)) * rng.uniform(0.35, 1.15) + rng.normal(0, 8, 3), 0, 255)
            for layer, colour in ((self.stray, (255,)), (self.picture, skin)):
                hand(np.random.default_rng(int(reach * 1e6)), layer, way, reach, colour)


def hand(rng, layer, way, reach, colour):
    """A lower arm, a palm and fingers that come in from a side."""
    u = np.array((np.cos(way), np.sin(way)))
    v = np.array((-u[1], u[0]))
    tip = u * reach

    def stroke(a, b, wide):
        ends = [tuple(int(x) for x in p * SCALE + SIDE / 2) for p in (a, b)]
        cv2.line(layer, *ends, [float(c) for c in colour], int(2 * wide * SCALE), cv2.LINE_AA)

    stroke(tip + u * 1.5, tip + u * 16, rng.uniform(0.9, 1.3))
    stroke(tip + u * 0.6, tip + u * 2.0, rng.uniform(1.2, 1.7))
    for k in (-1.2, -0.4, 0.4, 1.2):
        stroke(tip + u + v * k, tip - u * rng.uniform(0.5, 2.2) + v * k * rng.uniform(0.7, 1.6), rng.uniform(0.26, 0.36))


def camera(rng, width, height):
    """From steps on the board to px: any turn, up to 33 degrees of tilt."""
    tilt, lean, roll = np.radians(rng.uniform(0, 33)), rng.uniform(0, 2 * np.pi), rng.uniform(0, 2 * np.pi)
    fov = np.radians(rng.uniform(35, 75))
    focal = width / 2 / np.tan(fov / 2)
    distance = focal * 2 * board.RIM / (rng.uniform(0.45, 1.0) * height)
    about = lambda a: np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    tip = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
    pose = np.column_stack(((about(lean) @ tip @ about(roll))[:, :2], (0, 0, distance)))
    h = np.diag((focal, focal, 1)) @ pose
    spread = 0.06 if rng.random() < 0.85 else 0.3
    shift = np.array([[1, 0, width / 2 + rng.normal(0, spread) * width], [0, 1, height / 2 + rng.normal(0, spread) * height], [0, 0, 1]])
    return shift @ h


FLAT = np.array([[SCALE, 0, SIDE / 2 - 0.5], [0, SCALE, SIDE / 2 - 0.5], [0, 0, 1]])  # steps to px of the drawing


def warp(flat, h, width, height, **how):
    return cv2.warpPerspective(flat, h @ np.linalg.inv(FLAT), (width, height), flags=cv2.INTER_LINEAR, **how)


def lights(rng, width, height):
    """How bright each place is, the lamps' colour, and what mirrors."""
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    way = rng.uniform(0, 2 * np.pi)
    bright = 1 + rng.uniform(0, 0.35) * (np.cos(way) * x + np.sin(way) * y) - rng.uniform(0, 0.3) * (x * x + y * y) / 2
    if rng.random() < 0.3:  # a shadow's edge
        a, at = rng.uniform(0, 2 * np.pi), rng.uniform(-0.6, 0.6)
        bright = bright * (1 - rng.uniform(0.2, 0.9) / (1 + np.exp(-np.clip((np.cos(a) * x + np.sin(a) * y - at) * rng.uniform(8, 60), -40, 40))))
    if rng.random() < 0.15:
        bright = bright * (1 - rng.uniform(0.3, 0.85) * hand_shade(rng, height, width))
    cast = np.exp(rng.normal(0, 0.12, 3)) if rng.random() < 0.8 else np.array((rng.uniform(0.25, 0.7), rng.uniform(0.7, 0.95), 1.0))
    mirror = np.zeros_like(x)
    if rng.random() < 0.45:
        for _ in range(int(rng.integers(1, 4))):
            cx, cy, wide = *rng.uniform(-0.8, 0.8, 2), rng.uniform(0.05, 0.4)
            mirror = mirror + rng.uniform(0.05, 0.9) * np.exp(-(((x - cx) * 1.3) ** 2 + (y - cy) ** 2) / wide ** 2)
    return np.maximum(bright, 0.05)[..., None], cast, mirror[..., None]


def hand_shade(rng, height, width):
    """The shadow of a hand that is out of sight: a palm and fingers, from 0 to 1."""
    mask, size = np.zeros((height, width), np.float32), rng.uniform(0.05, 0.1) * height
    at, way = rng.uniform(0.2, 0.8, 2) * (width, height), rng.uniform(0, 2 * np.pi)
    cv2.circle(mask, at.astype(int).tolist(), int(size), 1.0, -1)
    for turn in (-0.5, -0.17, 0.17, 0.5, 1.5):
        tip = at + 2.3 * size * np.array((np.cos(way + turn), np.sin(way + turn)))
        cv2.line(mask, at.astype(int).tolist(), tip.astype(int).tolist(), 1.0, int(size / 3))
    return cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 12))


def sensor(rng, picture):
    """Lens, exposure, noise, tone and JPEG of a webcam; 0 to 255."""
    width = picture.shape[1]
    blur = rng.uniform(0.3, 0.9) * width / 1120 if rng.random() < 0.85 else rng.uniform(1, 2.5) * width / 1120
    picture = cv2.GaussianBlur(picture, (0, 0), max(0.2, blur))
    if rng.random() < 0.08:
        k = np.zeros((9, 9), np.float32)
        way = rng.uniform(0, np.pi)
        cv2.line(k, (int(4 - 4 * np.cos(way)), int(4 - 4 * np.sin(way))), (int(4 + 4 * np.cos(way)), int(4 + 4 * np.sin(way))), 1)
        picture = cv2.filter2D(picture, -1, k / k.sum())
    gain = np.exp(rng.normal(0, 0.22)) * (rng.uniform(0.3, 0.6) if rng.random() < 0.15 else 1)
    picture = picture * gain
    noise = rng.normal(0, 1, picture.shape).astype(np.float32)
    picture = picture + cv2.GaussianBlur(noise, (0, 0), 0.6) * 1.6 * rng.uniform(1, 9) * np.sqrt(picture / 255 + 0.05)
    if rng.random() < 0.5:
        picture = picture + rng.uniform(0.2, 0.9) * (picture - cv2.GaussianBlur(picture, (0, 0), 1.2))
    level = picture.mean(axis=2, keepdims=True)
    picture = level + rng.uniform(0.75, 1.25) * (picture - level)
    picture = np.clip(picture, 0, 255)
    picture = 255 * (picture / 255) ** rng.uniform(0.8, 1.2)
    _, data = cv2.imencode(".jpg", picture.astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(50, 95))])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


def drawn(seed):
    """A picture, the way from steps to px, and per cell what it shows: "", a
    symbol, "tile symbol", "?" for what nobody can read, None for what does not count."""
    rng = np.random.default_rng(seed)
    width, height = ((1120, 840), (960, 720), (800, 600), (640, 480))[rng.choice(4, p=(0.5, 0.3, 0.15, 0.05))]
    flat, h = Flat(rng), camera(rng, width, height)
    body = cv2.fillPoly(np.zeros((SIDE, SIDE), np.uint8),
                        [np.round(np.array(board.outline()) * SCALE + SIDE / 2).astype(np.int32)], 255)
    covered = np.maximum(body, flat.stray)
    alpha = warp(covered, h, width, height)[..., None].astype(np.float32) / 255
    top = warp(flat.picture, h, width, height).astype(np.float32)
    picture = ground(rng, height, width)
    shade = cv2.GaussianBlur(np.roll(alpha[..., 0], rng.integers(-8, 9, 2), (0, 1)), (0, 0), rng.uniform(1, 8))[..., None]
    picture = picture * (1 - rng.uniform(0, 0.6) * shade)
    picture = picture * (1 - alpha) + top * alpha
    bright, cast, mirror = lights(rng, width, height)
    picture = picture * bright * cast.astype(np.float32)
    picture = picture * (1 - 0.5 * np.minimum(mirror, 1)) + 255 * mirror * (cast / cast.max()).astype(np.float32)
    stray = cv2.blur(warp(flat.stray, h, width, height).astype(np.float32) / 255, (3, 3))
    truth = seen(flat, h, stray, mirror[..., 0], width, height)
    return sensor(rng, picture), h, truth


def seen(flat, h, stray, mirror, width, height):
    """What can be read of each cell."""
    truth = {}
    for cell, what in flat.truth.items():
        around = [board.place(*cell)] + [np.add(board.place(*cell), p) for p in board.polygon(6, 0.2, 0) + board.polygon(12, 0.36, 15)]
        px = cv2.perspectiveTransform(np.array([around], np.float64), h)[0]
        inside = (px > 1).all(1) & (px[:, 0] < width - 2) & (px[:, 1] < height - 2)
        if not inside[0] or inside.mean() < 0.7:
            truth[cell] = None
            continue
        x, y = px[inside].astype(int).T
        hidden, glare = (stray[y, x] > 0.5).mean(), np.median(mirror[y, x])
        if cell in flat.doubt or hidden > 0.3 or (what and glare > 0.85):
            what = "?"
        elif cell in flat.touched or hidden > 0.04 or (what and glare > 0.7):
            what = None
        truth[cell] = what
    return truth
