"""Trains the dice reader's two networks and writes find.onnx and read.onnx.

    python3 train.py [--photos FOLDER] [--scenes 3600] [--all]

Debian's python3-torch, python3-opencv and python3-numpy are all it needs; two
processor cores take about an hour. Without --all every third photograph
is held out and scored at the end.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import mine
import photos
import samples
from nets import CLASSES, FIND_STEP, FIND_SUB, READ_SIDE, UNREADABLE, Finder, Reader, export

TILE = 192  # px of a picture the finder learns from at once
SMALL, LARGE = 8.0, 48.0  # dice the finder answers for, px at its scale
FRESH = 100_000  # first seed of drawings nobody has learnt from
VALUES_KNOWN = 1  # place of the first value among the classes


def draw_part(span):
    cv2.setNumThreads(1)
    store, rng = samples.Store(), np.random.default_rng(10**6 + span[0])
    for seed in range(*span):
        store.add(rng, *samples.drawn(seed), lone=True)
    return store


def draw_all(count):
    spans = [(n, min(n + 100, count)) for n in range(0, count, 100)]
    with ProcessPoolExecutor() as pool:
        return list(pool.map(draw_part, spans))


def cut_photos(root, holdout):
    store, rng = samples.Store(), np.random.default_rng(7)
    for _, picture, dice in photos.load(root, holdout):
        # Photographs show dice that nobody listed, so empties keep away from the listed ones only.
        store.add(rng, picture, dice, lone=False)
    return store


class Patches:
    """Batches for the reader, turned, shifted, scaled, mirrored and recoloured."""

    def __init__(self, stores):
        self.pictures = torch.from_numpy(np.concatenate([np.stack(s.patches) for s in stores])).permute(0, 3, 1, 2)
        self.values = torch.tensor(sum((s.values for s in stores), []))
        self.tops = torch.from_numpy(np.concatenate([np.stack(s.tops) for s in stores]))
        self.kinds = torch.tensor(sum((s.kinds for s in stores), []))

    def batch(self, rows, gen):
        n = len(rows)
        turn = torch.rand(n, generator=gen) * 2 * np.pi
        grow = torch.exp(torch.randn(n, generator=gen).clamp(-2, 2) * 0.13)
        flip = (torch.rand(n, generator=gen) < 0.5).float() * 2 - 1
        shift = torch.randn(n, 2, generator=gen).clamp(-2, 2) * 0.07
        k = READ_SIDE / samples.PATCH * grow
        cos, sin = torch.cos(turn) * k, torch.sin(turn) * k
        way = torch.stack([torch.stack([cos * flip, -sin], 1), torch.stack([sin * flip, cos], 1)], 1)
        grid = F.affine_grid(torch.cat([way, shift[:, :, None]], 2), (n, 3, READ_SIDE, READ_SIDE), align_corners=False)
        x = F.grid_sample(self.pictures[rows].float() / 255, grid, padding_mode="border", align_corners=False)
        tops = torch.linalg.solve(way, (self.tops[rows] - shift[:, None]).transpose(1, 2)).transpose(1, 2)
        return recolour(x, gen), self.values[rows], tops, self.kinds[rows]


def recolour(x, gen):
    """Other lamps, other dice: gains, contrast, swapped channels, grain."""
    n = len(x)
    for i in torch.nonzero(torch.rand(n, generator=gen) < 0.5)[:, 0].tolist():
        x[i] = x[i][torch.randperm(3, generator=gen)]
    grey = torch.rand(n, 1, 1, 1, generator=gen) < 0.08
    x = torch.where(grey, x.mean(1, keepdim=True), x)
    gain = torch.exp(torch.randn(n, 3, 1, 1, generator=gen) * 0.08 + torch.randn(n, 1, 1, 1, generator=gen) * 0.25)
    gamma = torch.exp(torch.randn(n, 1, 1, 1, generator=gen) * 0.2)
    grain = torch.randn(x.shape, generator=gen) * torch.rand(n, 1, 1, 1, generator=gen) * 0.03
    return ((x.clamp(1e-3, 1) ** gamma) * gain + grain).clamp(0, 1)


def square(re, im):
    return re * re - im * im, 2 * re * im


def shape(tops):
    """The face's two half diagonals p and q as complex numbers, told without an
    order: p*p + q*q and p*p*q*q. A turn by a quarter changes neither."""
    p, q = (tops[:, 0] - tops[:, 2]) / 2, (tops[:, 1] - tops[:, 3]) / 2
    pr, pi = square(p[:, 0], p[:, 1])
    qr, qi = square(q[:, 0], q[:, 1])
    return torch.stack([pr + qr, pi + qi, pr * qr - pi * qi, pr * qi + pi * qr], 1)


def read_loss(net, batch):
    x, values, tops, kinds = batch
    answer = net(x)
    loss = F.cross_entropy(answer[:, :CLASSES], values, label_smoothing=0.02)
    middle = (F.smooth_l1_loss(answer[:, CLASSES : CLASSES + 2], tops.mean(1), beta=0.1, reduction="none").sum(1) * (kinds > 0)).mean()
    form = (F.smooth_l1_loss(answer[:, CLASSES + 2 :], shape(tops), beta=0.1, reduction="none").sum(1) * (kinds > 1)).mean()
    return loss + 2 * middle + 2 * form


def train_reader(net, mix, steps, seed=1):
    """mix: patches and how many of them are in a batch."""
    gen = torch.Generator().manual_seed(seed)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, steps)
    for step in range(steps):
        net.train()
        parts = [p.batch(torch.randint(len(p.values), (n,), generator=gen), gen) for p, n in mix]
        loss = read_loss(net, [torch.cat(p) for p in zip(*parts)])
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 200 == 0:
            print("reader", step, round(loss.item(), 3), flush=True)
    return net.eval()


def mine_hard(finder, root, holdout, scenes):
    """What the finder wrongly takes for dice, in photographs and in fresh drawings."""
    rng, real, drawn = np.random.default_rng(5), samples.Store(), samples.Store()
    for _, picture, dice in photos.load(root, holdout) if root else ():
        mine.hard(rng, finder, picture, dice, real)
    for seed in range(FRESH, FRESH + scenes):
        mine.hard(rng, finder, *samples.drawn(seed), drawn)
    return real, drawn


def score_reader(net, patches):
    """Share of dice whose value is read, no turning or shifting."""
    at = (samples.PATCH - READ_SIDE) // 2
    x = patches.pictures[:, :, at : at + READ_SIDE, at : at + READ_SIDE].float() / 255
    with torch.no_grad():
        answer = net(x)[:, :CLASSES].softmax(1)
    dice = (patches.values > 0) & (patches.values < UNREADABLE)
    values = answer[:, VALUES_KNOWN:UNREADABLE].argmax(1) + VALUES_KNOWN
    return (values == patches.values)[dice].float().mean().item()


def tile(rng, store, number):
    """A square part of a picture at a random scale, and what the finder should answer."""
    picture, dice = store.pictures[number], store.dice[number]
    k = np.exp(rng.uniform(np.log(0.4), np.log(1.25)))
    if len(dice) and np.median(dice[:, 2]) * k > 45:
        k *= rng.uniform(0.2, 0.8)
    small = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA if k < 1 else cv2.INTER_LINEAR)
    dice, (h, w) = dice * k, small.shape[:2]
    at = [int(rng.integers(0, max(1, side - TILE + 1))) for side in (w, h)]
    out = np.full((TILE, TILE, 3), rng.integers(0, 256), np.uint8)
    part = small[at[1] : at[1] + TILE, at[0] : at[0] + TILE]
    out[: part.shape[0], : part.shape[1]] = part
    dice = dice - (at[0], at[1], 0)
    if rng.random() < 0.5:
        out, dice = out[:, ::-1], dice * (-1, 1, 1) + (TILE - 1, 0, 0)
    if rng.random() < 0.5:
        out, dice = out.transpose(1, 0, 2), dice[:, [1, 0, 2]]
    if rng.random() < 0.5:
        out = out[..., rng.permutation(3)]
    x = out.astype(np.float32) / 255 * np.exp(rng.normal(0, 0.2)) * np.exp(rng.normal(0, 0.07, 3).astype(np.float32))
    return np.clip(x, 0, 1).transpose(2, 0, 1), *answer(dice)


def answer(dice):
    """Per place: heat of the nearest die's middle, its log size, and whether it counts."""
    cell = FIND_STEP // FIND_SUB
    places = np.arange(TILE // cell) * cell + (cell - 1) / 2
    heat = np.zeros((len(places), len(places)), np.float32)
    size, counts = np.zeros_like(heat), np.ones_like(heat)
    for x, y, s in dice:
        gap = ((places[None] - x) ** 2 + (places[:, None] - y) ** 2) / (s * s)
        if SMALL <= s <= LARGE:
            spread = max(0.18, 0.6 * cell / s)
            own = np.exp(-gap / (2 * spread**2)).astype(np.float32)
            nearest = np.unravel_index(gap.argmin(), gap.shape)
            if gap[nearest] * s * s < cell * cell:
                own[nearest] = 1
            size[own > heat] = np.log(s / 24)
            heat = np.maximum(heat, own)
        elif SMALL * 0.7 < s < LARGE * 1.3:
            counts[gap < 0.5] = 0
    return heat, size, counts


def find_loss(net, x, heat, size, counts):
    answer = F.pixel_shuffle(net(x), FIND_SUB)
    logit, scale = answer[:, 0], answer[:, 1]
    p = logit.sigmoid()
    hit = heat == 1
    near = F.logsigmoid(logit) * (1 - p) ** 2 * hit
    far = F.logsigmoid(-logit) * p**2 * (1 - heat) ** 4 * ~hit * counts
    close = heat > 0.4
    fit = (F.smooth_l1_loss(scale, size, beta=0.1, reduction="none") * close).sum() / close.sum().clamp(1)
    return -(near.sum() + far.sum()) / hit.sum().clamp(1) + fit


def train_finder(net, drawn, real, steps, seed=1, size=16, share=0.4):
    rng = np.random.default_rng(seed)
    net.train()
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.01)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, steps)
    for step in range(steps):
        tiles = []
        for _ in range(size):
            stores = real if real and rng.random() < share else drawn
            store = stores[rng.integers(len(stores))]
            tiles.append(tile(rng, store, rng.integers(len(store.pictures))))
        x, heat, fit, counts = (torch.from_numpy(np.stack(t)) for t in zip(*tiles))
        loss = find_loss(net, x, heat, fit, counts)
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 200 == 0:
            print("finder", step, round(loss.item(), 3), flush=True)
    return net.eval()


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--photos", default=os.path.join(here, "../../../../shared/photos"))
    args.add_argument("--scenes", type=int, default=3600)
    args.add_argument("--read-steps", type=int, nargs="+", default=(4000, 5500, 4200), help="steps of each round; the first without the finder's mistakes")
    args.add_argument("--find-steps", type=int, nargs="+", default=(900, 700), help="steps of each round")
    args.add_argument("--all", action="store_true", help="learn from every photograph")
    args.add_argument("--out", default=os.path.join(here, ".."))
    args = args.parse_args()
    root, holdout = args.photos if os.path.isdir(args.photos) else None, None if args.all else False
    drawn = draw_all(args.scenes)
    real = [cut_photos(root, holdout)] if root else []
    torch.manual_seed(1)
    finder = Finder()
    for n, steps in enumerate(args.find_steps):
        finder = train_finder(finder, drawn, real, steps, seed=n)
    export(finder, (1, 3, 360, 480), os.path.join(args.out, "find.onnx"))
    reader = train_in_rounds(finder, drawn, real, root, holdout, args.read_steps)
    export(reader, (1, 3, READ_SIDE, READ_SIDE), os.path.join(args.out, "read.onnx"))
    if root and not args.all:
        held = Patches([cut_photos(root, True)])
        print("values read, trained on", score_reader(reader, Patches(real)), "held out", score_reader(reader, held))


def train_in_rounds(finder, drawn, real, root, holdout, rounds):
    """First dice and random places, then the finder's mistakes as well."""
    drawn, real = Patches(drawn), [Patches(real)] if real else []
    hard_real, hard_drawn = mine_hard(finder, root, holdout, 350)
    easy = [(drawn, 84), *((r, 44) for r in real)]
    full = [(drawn, 60), *((r, 42) for r in real)]
    full += [(Patches([hard]), n) for hard, n in ((hard_real, 16), (hard_drawn, 10)) if hard.patches]
    net = Reader()
    for n, steps in enumerate(rounds):
        net = train_reader(net, full if n else easy, steps, seed=n)
    return net


if __name__ == "__main__":
    sys.exit(main())
