"""Trains the dice reader's four networks and writes find.onnx, glance.onnx, read.onnx and lean.onnx.

    python3 train.py --crowd FOLDER --cocked FOLDER --propped FOLDER [--photos FOLDER] [--work FOLDER] [--all]

Debian's python3-torch, python3-opencv and python3-numpy are all it needs; two
processor cores take about an hour. The folders hold what testdata/scenes/render.py
made of the scenes of crowd.py and propped.py: "make networks" does all of it. Without --all every third photograph
is held out and scored at the end. What is done is kept in the work folder: a run that was cut
short goes on there.
"""

import argparse
import os
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import lean
import mine
import photos
import renders
import samples
import spoil
from draw import LEANING
from nets import CLASSES, FIND_STEP, FIND_SUB, READ_SIDE, UNREADABLE, Finder, Glance, Reader, export

TILE = 192  # px of a picture the finder learns from at once
SMALL, LARGE = 8.0, 48.0  # dice the finder answers for, px at its scale
FRESH = 100_000  # first seed of drawings nobody has learnt from
COCKED = 200_000  # first seed of drawings in which many dice lean
LEANS, LEANS_DRAWN, LEANS_STEPS = 300_000, 1550, 8000  # first seed of drawings to learn leaning from, their number, steps
VALUES_KNOWN = 1  # place of the first value among the classes


def draw_part(first, last, leaning):
    cv2.setNumThreads(1)
    store, rng = samples.Store(), np.random.default_rng(10**6 + first)
    for seed in range(first, last):
        store.add(rng, *samples.drawn(seed, leaning), lone=True)
    return store


def draw_all(first, count, leaning=LEANING):
    starts = range(first, first + count, 100)
    ends = [min(n + 100, first + count) for n in starts]
    with ProcessPoolExecutor() as pool:
        return list(pool.map(draw_part, starts, ends, [leaning] * len(starts)))


def cut_photos(root, holdout):
    store, rng = samples.Store(), np.random.default_rng(7)
    for _, picture, dice in photos.load(root, holdout):
        # Photographs show dice that nobody listed, so empties keep away from the listed ones only.
        store.add(rng, picture, dice, lone=False)
    return store


def cut_renders(folder):
    store, rng = samples.Store(), np.random.default_rng(8)
    for picture, dice in renders.load(folder):
        store.add(rng, picture, dice, lone=True)
    return store


class Patches:
    """Batches for the reader, turned, shifted, scaled and mirrored."""

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
        return x, self.values[rows], tops, self.kinds[rows]


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
    with torch.autocast("cpu", torch.bfloat16):  # twice as fast on processors that know it
        answer = net(x)
    answer = answer.float()
    loss = F.cross_entropy(answer[:, :CLASSES], values, label_smoothing=0.02)
    middle = (F.smooth_l1_loss(answer[:, CLASSES : CLASSES + 2], tops.mean(1), beta=0.1, reduction="none").sum(1) * (kinds > 0)).mean()
    form = (F.smooth_l1_loss(answer[:, CLASSES + 2 :], shape(tops), beta=0.1, reduction="none").sum(1) * (kinds > 1)).mean()
    return loss + 2 * middle + 2 * form


def train_reader(net, mix, steps, rate, seed, start=0.3):
    """mix: patches and how many of them are in a batch; start: share of the
    steps in which the rate rises."""
    gen = torch.Generator().manual_seed(seed)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, steps, pct_start=start)
    for step in range(steps):
        net.train()
        parts = [p.batch(torch.randint(len(p.values), (n,), generator=gen), gen) for p, n in mix]
        x, *rest = (torch.cat(p) for p in zip(*parts))
        loss = read_loss(net, [spoil.everything(x, gen), *rest])
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 200 == 0:
            print(type(net).__name__, step, round(loss.item(), 3), flush=True)
    return net.eval()


def mine_hard(finder, real, rendered, scenes):
    """What the finder wrongly takes for dice, in photographs, renderings and fresh drawings."""
    rng, found = np.random.default_rng(5), [samples.Store() for _ in range(3)]
    for store, pictures in zip(found, (real, rendered, (samples.drawn(seed) for seed in range(FRESH, FRESH + scenes)))):
        for picture, dice in pictures:
            mine.hard(rng, finder, picture, dice, store)
    return found


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


def train_finder(net, stores, steps, seed=1, size=16):
    """stores: pictures and their share of what is learnt from."""
    rng, shares = np.random.default_rng(seed), np.array([share for _, share in stores])
    net.train()
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.01)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, steps)
    for step in range(steps):
        tiles = []
        for _ in range(size):
            store = stores[rng.choice(len(stores), p=shares / shares.sum())][0]
            tiles.append(tile(rng, store, rng.integers(len(store.pictures))))
        x, heat, fit, counts = (torch.from_numpy(np.stack(t)) for t in zip(*tiles))
        loss = find_loss(net, x, heat, fit, counts)
        optimiser.zero_grad(), loss.backward(), optimiser.step(), plan.step()
        if step % 200 == 0:
            print("finder", step, round(loss.item(), 3), flush=True)
    return net.eval()


class Work:
    """A folder in which finished steps are kept."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)

    def cut(self, name, make):
        """Stores, made once."""
        path = os.path.join(self.folder, name + ".pkl")
        if not os.path.exists(path):
            with open(path + ".part", "wb") as f:
                pickle.dump(make(), f, pickle.HIGHEST_PROTOCOL)
            os.rename(path + ".part", path)
        with open(path, "rb") as f:
            return pickle.load(f)

    def trained(self, name, net, train):
        """A network, trained once."""
        path = os.path.join(self.folder, name + ".pt")
        if not os.path.exists(path):
            torch.save(train(net).state_dict(), path)
        net.load_state_dict(torch.load(path))
        return net.eval()


def arguments():
    here = os.path.dirname(os.path.abspath(__file__))
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--photos", default=os.path.join(here, "../../../../shared/photos"))
    args.add_argument("--crowd", required=True, help="rendered tables crowded with dice")
    args.add_argument("--cocked", required=True, help="the same with many dice that lean")
    args.add_argument("--propped", required=True, help="tables on which dice lean on each other and on the tray")
    args.add_argument("--work", default="training")
    args.add_argument("--all", action="store_true", help="learn from every photograph")
    args.add_argument("--out", default=os.path.join(here, ".."))
    return args.parse_args()


class Lessons:
    """All there is to learn from."""

    def __init__(self, args, work):
        self.root, self.holdout = args.photos if os.path.isdir(args.photos) else None, None if args.all else False
        self.drawn = work.cut("drawn", lambda: draw_all(0, 3600))
        self.cocked = work.cut("cocked", lambda: draw_all(COCKED, 800, leaning=0.4))
        self.rendered = work.cut("rendered", lambda: [cut_renders(args.crowd)])
        self.leaning = work.cut("leaning", lambda: [cut_renders(args.cocked)])
        self.real = work.cut("real", lambda: [cut_photos(self.root, self.holdout)] if self.root else [])
        self.crowd, self.propped = args.crowd, args.propped

    def pictures(self, *shares):
        """Whole pictures for the finder, drawn, rendered and real by these shares."""
        return [(joined(part), share) for part, share in zip((self.drawn, self.rendered, self.real), shares) if part]

    def mine(self, finder):
        photographs = [(picture, dice) for _, picture, dice in photos.load(self.root, self.holdout)] if self.root else []
        return mine_hard(finder, photographs, renders.load(self.crowd), 350)

    def patches(self, hard):
        """Patches of each kind for the readers."""
        kinds = (self.drawn, self.rendered, self.real, *([h] for h in hard), self.cocked, self.leaning)
        return [Patches(part) if part and part[0].patches else None for part in kinds]

    def leans(self, work):
        """Drawings and renderings of dice that lean and that do not."""
        drawings = work.cut("leans-drawn", lambda: lean.drawn(LEANS, LEANS + LEANS_DRAWN, 0.4))
        return drawings, work.cut("leans-rendered", lambda: list(lean.rendered(self.propped, self.propped + ".json")))


def mixed(patches, counts):
    return [(p, n) for p, n in zip(patches, counts) if p]


# Of each kind so many patches are in a batch: drawn, rendered, real, the finder's
# mistakes in photographs, renderings and drawings, leaning ones drawn and rendered.
MIXES = ((50, 56, 36, 12, 6, 6), (32, 56, 32, 8, 6, 4, 14, 22), (36, 60, 42, 10, 6, 4, 4, 14))
# Steps and rates of the rounds.
ROUNDS = {"glance": ((7000, 3e-3), (4000, 2e-3), (6000, 1.5e-3)), "read": ((9000, 3e-3), (5000, 1.5e-3))}


def main():
    args = arguments()
    work = Work(args.work)
    lessons = Lessons(args, work)
    torch.manual_seed(1)
    finder = work.trained("find-1", Finder(), lambda net: train_finder(net, lessons.pictures(4, 3, 3), 2000, seed=1))
    hard = work.cut("hard", lambda: lessons.mine(finder))
    finder = work.trained("find-2", finder, lambda net: train_finder(net, lessons.pictures(4, 4, 3), 4000, seed=2))
    export(finder, (1, 3, 360, 480), os.path.join(args.out, "find.onnx"))
    patches = lessons.patches(hard)
    for name, net in (("glance", Glance()), ("read", Reader())):
        for n, (mix, (steps, rate)) in enumerate(zip(MIXES, ROUNDS[name]), 1):
            start = 0.3 if n == 1 else 0.1
            net = work.trained(f"{name}-{n}", net, lambda net: train_reader(net, mixed(patches, mix), steps, rate, n, start))
        export(net, (1, 3, READ_SIDE, READ_SIDE), os.path.join(args.out, name + ".onnx"))
        if lessons.root and not args.all:
            held = Patches([cut_photos(lessons.root, True)])
            print(name, "values read, trained on", score_reader(net, patches[2]), "held out", score_reader(net, held))
    leaner = work.trained("lean", lean.Lean(), lambda net: lean.learn(net, *lessons.leans(work), LEANS_STEPS, 5))
    export(leaner, (1, 3, READ_SIDE, READ_SIDE), os.path.join(args.out, "lean.onnx"))


def joined(stores):
    """One store with the pictures of several."""
    store = samples.Store()
    store.pictures, store.dice = sum((s.pictures for s in stores), []), sum((s.dice for s in stores), [])
    return store


if __name__ == "__main__":
    sys.exit(main())
