"""Trains the board reader's two networks and writes board.onnx and cells.onnx.

    python3 train.py [--drawings 1000] [--renders FOLDER…] [--work FOLDER]

Debian's python3-torch, python3-opencv and python3-numpy are all it needs; two
processor cores take about half an hour. Each FOLDER holds pictures of
testdata/boards/shoot.py. Every tenth part of the drawings is held out and scored at
the end, also with the reader without a network (plain.py). What is drawn is kept in
the work folder: a run that was cut short goes on there.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import draw
import plain
import samples
from nets import Cells, Finder, export

PART = 25  # drawings in a file
GREY = 128 / 255  # around a picture
RENDERED = 0.5  # cells in renderings for one in a drawing
CELL_STEPS, FINDER_STEPS = 12000, 6000


def draw_part(job):
    path, first = job
    cv2.setNumThreads(1)
    if not os.path.exists(path):
        np.savez(path + ".part.npz", **samples.drawings(first, first + PART))
        os.rename(path + ".part.npz", path)


def gather(args):
    os.makedirs(args.work, exist_ok=True)
    jobs = [(os.path.join(args.work, f"{first}.npz"), first) for first in range(0, args.drawings, PART)]
    with ProcessPoolExecutor() as pool:
        list(pool.map(draw_part, jobs))
    drawn = [dict(np.load(path)) for path, _ in jobs]
    held, learnt = drawn[::10], [part for i, part in enumerate(drawn) if i % 10]
    rendered = [samples.renderings(folder) for folder in args.renders]
    if rendered:
        share = RENDERED * len(joined(learnt, "labels")) / len(joined(rendered, "labels"))
        learnt += rendered * max(1, round(share))
    return held, learnt


def planes(x):
    return torch.from_numpy(x).permute(0, 3, 1, 2)


def joined(parts, name):
    return np.concatenate([p[name] for p in parts])


def spoiled(x, gen):
    """Crops shifted, relit and grainy."""
    n = len(x)
    rows = lambda share: torch.nonzero(torch.rand(n, generator=gen) < share)[:, 0]
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        some = rows(0.15)
        x[some] = torch.roll(x[some], (down, right), (2, 3))
    some = rows(0.5)
    x[some] = x[some].flip(3)
    some = rows(0.5)
    x[some] = x[some].flip(2)
    gain = torch.exp(torch.randn(n, 3, 1, 1, generator=gen) * 0.06 + torch.randn(n, 1, 1, 1, generator=gen) * 0.2)
    grain = torch.randn(x.shape, generator=gen) * torch.rand(n, 1, 1, 1, generator=gen) * 0.05
    return (x * gain + grain).clamp(0, 1)


def lit(x, gen):
    """Crops that a lamp mirrors in, or that a shadow falls on: both grow to one side."""
    n, side = len(x), x.shape[2]
    across = torch.linspace(-1, 1, side)
    way = torch.rand(n, 1, 1, generator=gen) * 2 * torch.pi
    ramp = (0.6 + 0.4 * (across * way.cos() + across[:, None] * way.sin()))[:, None].clamp(0, 1)
    some = lambda share: (torch.rand(n, 1, 1, 1, generator=gen) < share) * torch.rand(n, 1, 1, 1, generator=gen)
    veil, tint = 0.6 * some(0.2) * ramp, 1 - 0.25 * torch.rand(n, 3, 1, 1, generator=gen)
    return x * (1 - 0.8 * some(0.2) * ramp) * (1 - 0.5 * veil) + veil * tint


def stamps(count, rng):
    """Masks of small things with three or four corners, as cubes and counters have."""
    masks = np.zeros((count, samples.CELL, samples.CELL), np.uint8)
    for mask in masks:
        corners = samples.board.polygon(int(rng.choice((3, 4, 4, 4))), rng.uniform(4.5, 9), rng.uniform(0, 120))
        at = np.array(corners) + samples.CELL / 2 - 0.5 + rng.normal(0, 1.5, 2)
        cv2.fillPoly(mask, [np.round(at * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    return torch.from_numpy(masks).float()[:, None] / 255


def stamped(x, masks, gen):
    """Crops with a small thing upon what they show, in a symbol's colour or another."""
    n = len(x)
    vivid = torch.tensor([draw.HUES[s] for s in samples.board.SYMBOLS]).float()[torch.randint(6, (n,), generator=gen)] / 255
    colour = torch.where(torch.rand(n, 1, generator=gen) < 0.7, vivid * (0.8 + 0.4 * torch.rand(n, 1, generator=gen)), torch.rand(n, 3, generator=gen))
    mask = masks[torch.randint(len(masks), (n,), generator=gen)]
    return x * (1 - mask) + mask * colour[:, :, None, None]


def train_cells(parts, steps):
    crops, labels = planes(joined(parts, "crops")), torch.from_numpy(joined(parts, "labels")).long()
    known = [torch.nonzero(labels == c)[:, 0] for c in range(len(samples.CLASSES))]
    share = [60] + [6] * 6 + [18] * 6 + [36]  # of each class in a batch, and of what is stamped
    stamp, masks, last = 20, stamps(400, np.random.default_rng(3)), len(samples.CLASSES) - 1
    torch.manual_seed(1)
    net, gen = Cells(), torch.Generator().manual_seed(1)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 5e-3, steps, pct_start=0.3)
    for step in range(steps):
        rows = torch.cat([k[torch.randint(len(k), (n,), generator=gen)] for k, n in zip(known, share)])
        x, y = crops[rows].float() / 255, labels[rows]
        some = torch.randint(len(crops), (stamp,), generator=gen)
        x = torch.cat([x, stamped(crops[some].float() / 255, masks, gen)])
        y = torch.cat([y, torch.full((stamp,), last)])
        loss = F.cross_entropy(net(spoiled(lit(x, gen), gen)), y, label_smoothing=0.004)
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 200 == 0:
            print("cells", step, round(loss.item(), 4), flush=True)
    return net.eval()


def turned(x, y, gen):
    """Pictures and where the board lies in them, turned, moved and made larger or
    smaller at chance; grey comes in where nothing was seen."""
    n, (high, wide) = len(x), x.shape[2:]
    rand = lambda low, high: low + (high - low) * torch.rand(n, generator=gen)
    way, zoom = rand(0, 2 * torch.pi), rand(0.7, 1.15)
    c, s = zoom * way.cos(), zoom * way.sin()
    rows = (c, -s * high / wide, rand(-0.2, 0.2), s * wide / high, c, rand(-0.2, 0.2))
    grid = F.affine_grid(torch.stack(rows, 1).view(n, 2, 3), x.shape, align_corners=False)
    answers = F.affine_grid(torch.stack(rows, 1).view(n, 2, 3), (n, 1, *y.shape[1:]), align_corners=False)
    seen = F.grid_sample(x - GREY, grid, align_corners=False) + GREY
    return seen, F.grid_sample(y[:, None], answers, align_corners=False)[:, 0]


def train_finder(parts, steps, size=16):
    small, mask = planes(joined(parts, "small")), torch.from_numpy(joined(parts, "mask"))
    torch.manual_seed(2)
    net, gen = Finder(), torch.Generator().manual_seed(2)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 6e-3, steps, pct_start=0.3)
    for step in range(steps):
        rows = torch.randint(len(small), (size,), generator=gen)
        x, y = small[rows].float() / 255, mask[rows].float() / 255
        if torch.rand(1, generator=gen) < 0.5:
            x, y = x.flip(3), y.flip(2)
        if torch.rand(1, generator=gen) < 0.5:
            x, y = x.flip(2), y.flip(1)
        if torch.rand(1, generator=gen) < 0.4:
            x = x[:, torch.randperm(3, generator=gen)]
        if torch.rand(1, generator=gen) < 0.7:
            x, y = turned(x, y, gen)
        x = (x * torch.exp(torch.randn(size, 3, 1, 1, generator=gen) * 0.08 + torch.randn(size, 1, 1, 1, generator=gen) * 0.25)).clamp(0, 1)
        answer = F.pixel_shuffle(net(x), 2)[:, 0]
        loss = F.binary_cross_entropy_with_logits(answer, y)
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 100 == 0:
            print("finder", step, round(loss.item(), 4), flush=True)
    return net.eval()


def score_cells(net, parts):
    """Share of cells read right, of those read with 95 % or more the wrong ones, and
    how many are below that; the same for the reader without a network."""
    crops, labels = joined(parts, "crops"), joined(parts, "labels")
    crops, labels = crops[labels >= 0], labels[labels >= 0]
    with torch.no_grad():
        p = torch.cat([net(planes(crops[i : i + 4096]).float() / 255).softmax(1) for i in range(0, len(crops), 4096)]).numpy()
    plainly = np.array([plain.read(c) for c in crops[:20000]])
    can = labels != len(samples.CLASSES) - 1
    got, sure = p.argmax(1), p.max(1) >= 0.95
    print(f"cells {can.sum()}: network {100 * (got == labels)[can].mean():.3f} % right, sure and wrong {(sure & (got != labels))[can].sum()}, "
          f"not sure {100 * (~sure)[can].mean():.3f} %; unreadable {(~can).sum()}: sure of a symbol or empty {100 * (sure & (got != labels))[~can].mean():.2f} %; "
          f"without a network {100 * (plainly == labels[:20000])[can[:20000]].mean():.3f} % right")


def score_finder(net, parts):
    """Mean share of the board's area that is wrongly told."""
    small, mask = planes(joined(parts, "small")), joined(parts, "mask") > 127
    with torch.no_grad():
        got = (F.pixel_shuffle(net(small.float() / 255), 2)[:, 0] > 0).numpy()
    wrong = (got != mask).sum((1, 2)) / mask.sum((1, 2))
    print(f"boards {len(mask)}: wrong area, part of the board's: median {np.median(wrong):.4f}, worst {np.sort(wrong)[-5:].round(3)}")


def arguments():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--drawings", type=int, default=1000)
    args.add_argument("--renders", nargs="*", default=[])
    args.add_argument("--work", default="training")
    args.add_argument("--out", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    return args.parse_args()


def main():
    args = arguments()
    held, learnt = gather(args)
    cells = train_cells(learnt, CELL_STEPS)
    export(cells, (1, 3, samples.CELL, samples.CELL), os.path.join(args.out, "cells.onnx"))
    score_cells(cells, held)
    finder = train_finder(learnt, FINDER_STEPS)
    export(finder, (1, 3, 160, 192), os.path.join(args.out, "board.onnx"))
    score_finder(finder, held)


if __name__ == "__main__":
    main()
