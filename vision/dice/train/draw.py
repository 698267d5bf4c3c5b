"""Draws pictures of dice on a table whose truth is known: die, top face, value.

The drawings need not look beautiful; they must vary more than any real table
does: ground, light, lens, wear, glare, touching and leaning dice. Everything
comes from one random generator, so a seed names a picture.
"""

import cv2
import numpy as np

WIDTH, HEIGHT = 640, 480
SUPER = 2  # drawn this many times larger, then reduced: smooth edges
LEANING = 0.03  # share of dice that lean, unless more is asked
FACE = 96  # px of a face's texture

# Pips of each value on the face, in units of the pips' distance from the middle.
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


class Camera:
    """A pinhole above the table; one unit is a die's side."""

    def __init__(self, rng):
        self.f = WIDTH * rng.uniform(0.8, 1.8)
        steep = rng.random() < 0.2  # some people hold their phone low
        tilt = np.radians(rng.uniform(25, 45) if steep else rng.uniform(0, 27))
        turn = rng.uniform(0, 2 * np.pi)
        self.side = np.exp(rng.uniform(np.log(17), np.log(80)))
        back = np.array([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), np.cos(tilt)])
        self.eye = back * self.f / self.side
        roll = rng.uniform(0, 2 * np.pi)
        right = np.cross([np.cos(roll), np.sin(roll), 0], back)
        right /= np.linalg.norm(right)
        self.axes = np.stack([right, np.cross(-back, right), -back])

    def depth(self, points):
        return ((np.asarray(points, float) - self.eye) @ self.axes.T)[..., 2]

    def project(self, points):
        seen = (np.asarray(points, float) - self.eye) @ self.axes.T
        return seen[..., :2] / seen[..., 2:] * self.f + (WIDTH / 2, HEIGHT / 2)

    def table(self, pixel):
        """The point of the table under a pixel."""
        ray = np.append((np.asarray(pixel) - (WIDTH / 2, HEIGHT / 2)) / self.f, 1) @ self.axes
        return self.eye + ray * (-self.eye[2] / ray[2])


def noise(rng, height, width, cell):
    """Soft random field of mean 0 and spread 1."""
    h, w = max(2, int(height / cell)), max(2, int(width / cell))
    field = cv2.resize(rng.standard_normal((h, w)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    return (field - field.mean()) / (field.std() + 1e-6)


def colour(rng):
    """A colour of any hue, in blue, green, red from 0 to 1."""
    if rng.random() < 0.3:  # greys and near greys
        return np.clip(rng.choice([0.04, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95]) + rng.normal(0, 0.03, 3), 0.01, 1)
    hsv = np.float32([[[rng.uniform(0, 360), rng.uniform(0.35, 1), rng.uniform(0.25, 1)]]])
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(float)


def stripes(rng, h, w):
    """Wood: warped stripes."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    turn, step = rng.uniform(0, np.pi), rng.uniform(8, 60) * SUPER
    along = x * np.cos(turn) + y * np.sin(turn) + noise(rng, h, w, 60 * SUPER) * rng.uniform(3, 20) * SUPER
    return np.sin(along * 2 * np.pi / step)


def ground(rng, h, w):
    base, other = colour(rng), colour(rng)
    kind = rng.choice(["plain", "felt", "cloud", "wood", "leather", "carpet", "grid"])
    strength = rng.uniform(0.05, 0.35)
    if kind == "plain":
        field = noise(rng, h, w, 400) * 0.3
    elif kind == "felt":
        field = noise(rng, h, w, rng.uniform(1.5, 4)) * 0.6
    elif kind == "cloud":
        field = noise(rng, h, w, rng.uniform(20, 120))
    elif kind == "wood":
        field = stripes(rng, h, w)
    elif kind == "leather":
        bumps = noise(rng, h, w, rng.uniform(6, 16))
        field = (bumps - np.roll(bumps, (3, 3), (0, 1))) * 1.2
    elif kind == "carpet":
        field, strength = noise(rng, h, w, rng.uniform(3, 12)), rng.uniform(0.2, 0.6)
    else:
        step, field = int(rng.uniform(15, 60) * SUPER), np.zeros((h, w), np.float32)
        field[::step], field[:, ::step] = 2, 2
        field = cv2.blur(field, (SUPER, SUPER)) + 0.2 * noise(rng, h, w, 3)
    tint = (other - base) if rng.random() < 0.5 else base * rng.choice([-1, 1])
    return np.clip(base + field[..., None] * tint * strength, 0.01, 1.2).astype(np.float32)


def clutter(rng, picture):
    """Things on the table that are no dice: trays, papers, boxes, cables, letters."""
    h, w = picture.shape[:2]
    for _ in range(rng.poisson(2.5)):
        at = rng.uniform((0, 0), (w, h))
        kind, tone = rng.choice(["card", "card", "line", "disc", "text", "ring"]), colour(rng).tolist()
        size = np.exp(rng.uniform(np.log(12), np.log(400))) * SUPER
        if kind == "card":
            box = cv2.boxPoints((tuple(at), (size, size * rng.uniform(0.4, 2.5)), rng.uniform(0, 90)))
            cv2.fillConvexPoly(picture, (box * 16).astype(int), tone, cv2.LINE_AA, 4)
        elif kind == "line":
            cv2.line(picture, *np.int32([at, rng.uniform((0, 0), (w, h))]).tolist(), tone, int(rng.integers(1, 12)), cv2.LINE_AA)
        elif kind == "text":
            word = "".join(rng.choice(list("AEINORST08oi.:-"), rng.integers(1, 9)))
            cv2.putText(picture, word, np.int32(at).tolist(), 0, size / 60, tone, int(rng.integers(1, 5)), cv2.LINE_AA)
        else:
            thick = -1 if kind == "disc" else int(rng.integers(1, 9))
            cv2.circle(picture, np.int32(at).tolist(), int(size / rng.uniform(2, 8)), tone, thick, cv2.LINE_AA)


def turned(axis, angle):
    matrix, _ = cv2.Rodrigues(np.asarray(axis, float) * angle)
    return matrix


class Die:
    """Looks and place of one die."""

    def __init__(self, rng, at, yaw):
        self.value = int(rng.integers(1, 7))
        self.at, self.yaw = np.asarray(at, float), yaw
        self.turn = turned((0, 0, 1), yaw)
        self.round = rng.uniform(0.03, 0.2)
        self.body = colour(rng)
        self.swirl = colour(rng) if rng.random() < 0.3 else None
        self.ink = self.pick_ink(rng)
        self.apart, self.pip = rng.uniform(0.21, 0.29), rng.uniform(0.065, 0.115)
        self.ace = rng.choice([1, 1, 1.5])  # many dice have one larger pip for 1
        self.leaning = False

    def pick_ink(self, rng):
        bright = self.body @ (0.11, 0.59, 0.3)
        if rng.random() < 0.8:
            dark = bright > 0.6 or (bright > 0.35 and rng.random() < 0.3)
            return np.full(3, rng.uniform(0.01, 0.12) if dark else rng.uniform(0.75, 1))
        while True:
            ink = colour(rng)
            if np.abs(ink - self.body).max() > 0.35:
                return ink

    def lean(self, rng):
        """Stands on an edge or upon something: no face is on top."""
        self.leaning = True
        way = rng.uniform(0, 2 * np.pi)
        self.turn = turned((np.cos(way), np.sin(way), 0), np.radians(rng.uniform(22, 45))) @ self.turn
        self.at = self.at + (0, 0, 0.2)

    def corners(self, grow=1.0):
        """The cube's corners, index bits x, y, z."""
        unit = np.array([[x, y, z] for z in (-0.5, 0.5) for y in (-0.5, 0.5) for x in (-0.5, 0.5)])
        return unit * grow @ self.turn.T + self.at + (0, 0, 0.5)

    def faces(self):
        """Value, middle, right, down and outward of the six faces."""
        v = self.value
        a, b = [x for x in range(1, 7) if x not in (v, 7 - v)][:2]
        for value, axes in ((v, (0, 1, 2)), (7 - v, (1, 0, -2)), (a, (1, 2, 0)), (7 - a, (2, 1, -0.1)), (b, (2, 0, 1)), (7 - b, (0, 2, -1))):
            eye = np.eye(3)
            out = eye[int(abs(round(axes[2])))] * (1 if axes[2] >= 0 else -1)
            right, down = eye[axes[0]], eye[axes[1]]
            yield value, out @ self.turn.T, right @ self.turn.T, down @ self.turn.T

    def flat(self, camera):
        """The corners of its top face and foot, lay it flat."""
        x, y = np.cos(self.yaw) / 2, np.sin(self.yaw) / 2
        around = self.at[:2] + np.array([(x - y, y + x), (-x - y, -y + x), (y - x, -x - y), (x + y, y - x)])
        return [camera.project(np.c_[around, np.full(4, z)]) for z in (1, 0)]

    def texture(self, rng, value, shade, glare):
        """A face's colours and where it covers."""
        face = np.ones((FACE, FACE, 3), np.float32) * self.body
        if self.swirl is not None:
            mix = 1 / (1 + np.exp(-4 * noise(rng, FACE, FACE, rng.uniform(12, 40))))[..., None]
            face = face * (1 - mix) + self.swirl * mix
        ink = np.zeros((FACE, FACE), np.float32)
        turn = rng.random() < 0.5
        for x, y in PIPS[value]:
            x, y = (y, x) if turn else (x, y)
            x = -x if turn else x
            at = (0.5 + np.array([x, y]) * self.apart) * FACE + rng.normal(0, 0.3, 2)
            radius = self.pip * FACE * (self.ace if value == 1 else 1)
            cv2.circle(ink, (at * 16).astype(int).tolist(), int(radius * 16), 1, -1, cv2.LINE_AA, 4)
        face = (face * (1 - ink[..., None]) + self.ink * ink[..., None]) * shade
        if glare > 0:
            face += self.shine(rng, glare) * (1 - rng.uniform(0, 0.5) * ink[..., None])
        edge = int(FACE * self.round * 0.6)
        cover = np.zeros((FACE, FACE), np.float32)
        corner = max(2, int(FACE * self.round))
        cv2.rectangle(cover, (edge + corner, edge), (FACE - edge - corner, FACE - edge), 1, -1)
        cv2.rectangle(cover, (edge, edge + corner), (FACE - edge, FACE - edge - corner), 1, -1)
        for x in (edge + corner, FACE - edge - corner):
            for y in (edge + corner, FACE - edge - corner):
                cv2.circle(cover, (x, y), corner, 1, -1)
        return face, cv2.blur(cover, (5, 5))

    def shine(self, rng, glare):
        """The lamp mirrored in a face: a soft spot or a window's square."""
        y, x = np.mgrid[0:FACE, 0:FACE].astype(np.float32) / FACE - rng.uniform(0, 1, 2).reshape(2, 1, 1)
        if rng.random() < 0.5:
            spot = np.exp(-(x * x + y * y) / rng.uniform(0.02, 0.5))
        else:
            spot = cv2.blur(((abs(x) < rng.uniform(0.15, 0.8)) & (abs(y) < rng.uniform(0.15, 0.8))).astype(np.float32), (7, 7))
        return (spot * glare)[..., None].astype(np.float32)

    def silhouette(self, camera):
        """Outline of the rounded cube: the hull of the balls in its corners."""
        middles = self.corners(1 - 2 * self.round)
        radii = self.round * camera.f / camera.depth(middles)
        ring = np.stack([np.cos(np.arange(16) * np.pi / 8), np.sin(np.arange(16) * np.pi / 8)], 1)
        points = (camera.project(middles)[:, None] + ring[None] * radii[:, None, None]).reshape(-1, 2)
        return cv2.convexHull(points.astype(np.float32))[:, 0]

    def paint(self, rng, picture, camera, light, ambient):
        """Draws the die and returns its truth."""
        outline = self.silhouette(camera)
        low = np.maximum(np.floor(outline.min(0)).astype(int) - 2, 0)
        high = np.minimum(np.ceil(outline.max(0)).astype(int) + 3, (WIDTH, HEIGHT))
        top = camera.project(self.corners()[[4, 5, 7, 6]])
        truth = dict(value=self.value, leaning=self.leaning, top=top, flat=self.flat(camera), low=outline.min(0), high=outline.max(0))
        if (high <= low).any():
            return truth
        part = picture[low[1] * SUPER : high[1] * SUPER, low[0] * SUPER : high[0] * SUPER]
        seen = []
        for value, out, right, down in self.faces():
            middle = self.at + (0, 0, 0.5) + out * 0.5
            if out @ (camera.eye - middle) > 0:
                seen.append((value, out, right, down, middle, ambient + (1 - ambient) * max(0, out @ light)))
        mean = np.mean([s[5] for s in seen]) * rng.uniform(0.75, 1.15)
        spot = ((outline - low) * SUPER * 16).astype(int)
        cv2.fillConvexPoly(part, spot, (self.body * mean).tolist(), cv2.LINE_AA, 4)
        for value, out, right, down, middle, shade in seen:
            glare = np.exp(rng.uniform(np.log(0.1), np.log(2))) if rng.random() < (0.3 if out[2] > 0.9 else 0.1) else 0
            face, cover = self.texture(rng, value, shade, glare)
            square = [middle + (x * right + y * down) * 0.5 for y in (-1, 1) for x in (-1, 1)]
            to = ((camera.project(square) - low) * SUPER).astype(np.float32)
            frm = np.float32([[0, 0], [FACE, 0], [0, FACE], [FACE, FACE]])
            way = cv2.getPerspectiveTransform(frm, to)
            size = (part.shape[1], part.shape[0])
            cover = cv2.warpPerspective(cover, way, size)[..., None]
            part[:] = part * (1 - cover) + cv2.warpPerspective(face, way, size, borderMode=cv2.BORDER_REPLICATE) * cover
        return truth


def throw(rng, camera, leaning):
    """Dice that do not run into each other; some touch."""
    dice, count = [], rng.integers(0, 14)
    for _ in range(60):
        if len(dice) >= count:
            break
        at, yaw = camera.table(rng.uniform((0, 0), (WIDTH, HEIGHT))), rng.uniform(0, 2 * np.pi)
        if dice and rng.random() < 0.35:
            friend = dice[rng.integers(len(dice))]
            yaw = friend.yaw
            side = friend.turn[:, rng.integers(2)] * rng.choice([-1, 1]) * rng.uniform(1.0, 1.06)
            at = friend.at * (1, 1, 0) + side + friend.turn[:, rng.integers(2)] * rng.choice([0, rng.uniform(-0.4, 0.4)])
            at[2] = 0
        near = [np.hypot(*(d.at - at)[:2]) for d in dice]
        own = [np.hypot(*(d.at - at)[:2]) for d in dice if d.yaw != yaw]
        if min(near, default=9) < 0.99 or min(own, default=9) < 1.4:
            continue
        dice.append(Die(rng, at, yaw))
    if dice and rng.random() < 0.5:  # one set: same make, other colours
        for d in dice[1:]:
            d.round, d.apart, d.pip, d.ace = dice[0].round, dice[0].apart, dice[0].pip, dice[0].ace
    for d in dice:
        if rng.random() < leaning:
            d.lean(rng)
    return dice


def shadow(rng, picture, camera, dice, light):
    """Darkens the table beside every die, away from the light."""
    dark = np.zeros(picture.shape[:2], np.float32)
    way = -light[:2] / max(light[2], 0.3) * rng.uniform(0.3, 1)
    for d in dice:
        foot = d.corners()[:4] * (1, 1, 0)
        points = np.concatenate([foot, foot + np.append(way, 0)])
        hull = cv2.convexHull((camera.project(points) * SUPER).astype(np.float32))
        cv2.fillConvexPoly(dark, (hull * 16).astype(int), 1, cv2.LINE_AA, 4)
    soft = max(1, int(camera.side * rng.uniform(0.05, 0.5)) * SUPER) | 1
    picture *= 1 - rng.uniform(0.1, 0.8) * cv2.blur(dark, (soft, soft))[..., None]


def expose(rng, picture):
    """What lamp, lens and sensor make of the scene, as 8 bits."""
    h, w = picture.shape[:2]
    lamp = np.exp(rng.normal(0, 0.12, 3)) if rng.random() < 0.8 else np.exp(rng.normal(0, 0.35, 3))
    level = np.exp(rng.uniform(np.log(0.35), np.log(2.2)))
    falloff = 1 + noise(rng, h, w, 500) * rng.uniform(0, 0.15)
    picture = picture * lamp * level * np.clip(falloff, 0.4, 1.6)[..., None]
    blur = rng.uniform(0, 1.1)
    if blur > 0.3:
        picture = cv2.GaussianBlur(picture, (0, 0), blur)
    grain = rng.standard_normal((h, w, 3)) * np.exp(rng.uniform(np.log(0.003), np.log(0.05)))
    picture = np.clip((picture + grain) * 255, 0, 255).astype(np.uint8)
    if rng.random() < 0.15:
        picture = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(55, 96))])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


def scene(seed, leaning=LEANING):
    """Picture number seed and the truth of its dice, of which a share leans."""
    rng = np.random.default_rng(seed)
    camera = Camera(rng)
    picture = ground(rng, HEIGHT * SUPER // 2, WIDTH * SUPER // 2)
    picture = cv2.resize(picture, (WIDTH * SUPER, HEIGHT * SUPER))
    clutter(rng, picture)
    dice = throw(rng, camera, leaning)
    light = rng.normal(0, 0.6, 3)
    light[2] = abs(light[2]) + 0.6
    light /= np.linalg.norm(light)
    shadow(rng, picture, camera, dice, light)
    ambient = rng.uniform(0.3, 0.8)
    dice.sort(key=lambda d: -np.linalg.norm(d.at - camera.eye))
    truth = [d.paint(rng, picture, camera, light, ambient) for d in dice]
    picture = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    return expose(rng, picture), truth


if __name__ == "__main__":  # shows a few, to look at
    import sys

    for n in range(int(sys.argv[1]), int(sys.argv[2])):
        cv2.imwrite(f"{sys.argv[3]}/{n:05d}.png", scene(n)[0])
