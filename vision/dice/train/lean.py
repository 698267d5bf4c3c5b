"""Teaches a fourth network what a die looks like that leans.

A crop by itself cannot tell a leaning die from a leaning camera. So this network
is shown the die as the table's plane has it: its top a unit square, what is
farther from the camera above. And it answers three numbers, the terms of a
polynomial in how slanting the camera looks at that place.
"""

import json
import math
import os
import sys

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../testdata/scenes"))

import plan
import spoil
from draw import scene
from nets import READ_SIDE, conv

BODY = 2.4             # the crop's side in dice
KEPT = 96              # px of a stored crop, with room to turn and shift it
STRAY = 0.06           # error of the slant
TERMS = 3              # of the polynomial
SHIFT, GROW = 0.06, 0.09  # errors of a face's place (dice) and size (a logarithm)


class Lean(nn.Module):
    """Looks at a crop; every convolution halves it."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 12, 2), conv(12, 20, 2), conv(20, 28, 2), conv(28, 32, 2), nn.Flatten(), nn.Dropout(0.15),
            nn.Linear(32 * (READ_SIDE // 16) ** 2, 32), nn.ReLU(inplace=True), nn.Linear(32, TERMS))

    def forward(self, x):
        return self.body(x)


def crop(picture, top, foot, face):
    """A die on the plane through its middle, turned until what is farther away
    is above, and the slant: how far the look goes along the table per height.
    Top and foot are those of a die that lies flat, face is where the middle of
    the upper face is seen: the reader knows no better place."""
    unit = np.float32([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
    above = np.linalg.inv(cv2.getPerspectiveTransform(unit, np.float32(top)))
    at = cv2.perspectiveTransform(np.float32([[face]]), above)[0, 0]
    way = cv2.getPerspectiveTransform(unit, np.float32((top + foot) / 2))
    back = np.linalg.inv(way)
    seen = cv2.perspectiveTransform(np.float32([[top.mean(0), foot.mean(0)]]), back)[0]
    slant = seen[0] - seen[1]  # away from the camera
    far = np.arctan2(slant[1], slant[0])
    # Columns: where one px to the right and one px down lie in dice.
    step = BODY / READ_SIDE
    c, s = np.cos(far) * step, np.sin(far) * step
    half = (KEPT - 1) / 2
    turn = np.array([[-s, -c, half * (s + c) + at[0]], [c, -s, half * (s - c) + at[1]], [0, 0, 1]])
    if np.linalg.det(way[:2, :2]) < 0:  # seen from below otherwise
        turn = turn @ np.array([[-1, 0, 2 * half], [0, 1, 0], [0, 0, 1]])
    whole = way @ turn
    size = np.linalg.norm(top[0] - top[2]) / np.sqrt(2)
    k = min(1, 1.5 * READ_SIDE / BODY / size)  # averages rather than skip pixels
    if k < 1:
        picture = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        whole = np.diag([k, k, 1]) @ whole
    cut = cv2.warpPerspective(picture, whole, (KEPT, KEPT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    return cut, float(np.hypot(*slant))


def rendered(folder, scenes):
    """Crops of rendered dice: picture, slant, whether it leans, number of the scene."""
    with open(scenes, encoding="utf-8") as f:
        planned = json.load(f)
    for number, made in enumerate(planned):
        path = os.path.join(folder, made["name"])
        if not os.path.exists(path + ".jpg"):  # not rendered yet
            continue
        picture = cv2.imread(path + ".jpg")
        with open(path + ".json", encoding="utf-8") as f:
            truth = json.load(f)
        for d, seen in zip(made["dice"], truth["dice"]):
            face = plan.view_of(made).project(upper(d))
            yield *crop(picture, np.array(seen["top"]), np.array(seen["foot"]), face), "lean_deg" in d, number


def upper(d):
    """The middle of a die's upper face, in mm, as dice.py of the scenes puts it."""
    lean, turn = math.radians(d.get("lean_deg", 0)), math.radians(d["turn_deg"])
    c, s = math.cos(lean), math.sin(lean)
    middle = plan.DIE / 2 * (abs(c) + abs(s)) + d.get("on_mm", 0)
    aside, up = -plan.DIE / 2 * s, plan.DIE / 2 * c
    return d["x"] - aside * math.sin(turn), d["y"] + aside * math.cos(turn), middle + up


def drawn(first, last, leaning):
    """Crops of drawn dice."""
    cv2.setNumThreads(1)
    found = []
    for seed in range(first, last):
        picture, truth = scene(seed, leaning)
        h, w = picture.shape[:2]
        for t in truth:
            middle = (t["low"] + t["high"]) / 2
            if 0 <= middle[0] < w and 0 <= middle[1] < h:
                found.append((*crop(picture, *t["flat"], t["top"].mean(0)), t["leaning"], seed))
    return found


class Crops:
    """Batches, with the errors that a reader makes."""

    def __init__(self, found):
        self.pictures = torch.from_numpy(np.stack([f[0] for f in found])).permute(0, 3, 1, 2)
        self.slants = torch.tensor([f[1] for f in found])
        self.leans = torch.tensor([float(f[2]) for f in found])

    def batch(self, rows, gen, stray=STRAY):
        n, k = len(rows), READ_SIDE / KEPT
        slant = self.slants[rows]
        err = torch.randn(n, 2, generator=gen) * stray
        believed = torch.stack([err[:, 0], slant + err[:, 1]], 1)
        turn, size = torch.atan2(believed[:, 0], believed[:, 1]), believed.norm(dim=1)
        grow = torch.exp(torch.randn(n, generator=gen).clamp(-2, 2) * GROW) * k
        # Who believes the look more slanting than it is stretches the picture.
        stretch = torch.sqrt((1 + slant**2) / (1 + size**2))
        flip = (torch.rand(n, generator=gen) < 0.5).float() * 2 - 1
        cos, sin = torch.cos(turn), torch.sin(turn)
        way = torch.stack([torch.stack([cos * flip * grow, -sin * stretch * grow], 1), torch.stack([sin * flip * grow, cos * stretch * grow], 1)], 1)
        shift = torch.randn(n, 2, generator=gen).clamp(-2, 2) * (SHIFT * 2 / BODY * k)
        grid = F.affine_grid(torch.cat([way, shift[:, :, None]], 2), (n, 3, READ_SIDE, READ_SIDE), align_corners=False)
        x = F.grid_sample(self.pictures[rows].float() / 255, grid, padding_mode="border", align_corners=False)
        return x, size, self.leans[rows]


def logit(terms, slant):
    """What the network's three numbers say where the look slants so much."""
    return terms[:, 0] + terms[:, 1] * slant + terms[:, 2] * slant**2


def learn(net, drawings, renderings, steps, seed):
    """Drawings at first, and renderings more and more."""
    gen = torch.Generator().manual_seed(seed)
    parts = Crops(drawings), Crops(renderings)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, steps, pct_start=0.2)
    net.train()
    for step in range(steps):
        count = int(64 * (1 - 0.7 * step / steps))
        batches = [p.batch(torch.randint(len(p.leans), (n,), generator=gen), gen) for p, n in zip(parts, (count, 96 - count))]
        x, slant, leans = (torch.cat(b) for b in zip(*batches))
        loss = F.binary_cross_entropy_with_logits(logit(net(spoil.everything(x, gen)), slant), leans * 0.96 + 0.02)
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 200 == 0:
            print("lean", step, round(loss.item(), 3), flush=True)
    return net.eval()
