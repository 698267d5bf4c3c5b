"""What lamps, lenses and sensors do to crops of dice before they are learnt from."""

import numpy as np
import torch
import torch.nn.functional as F

from nets import READ_SIDE


def everything(x, gen):
    """All of it."""
    return blurred(recolour(glared(x, gen), gen), gen)


def some(n, share, gen):
    """Which of n samples a change is made to."""
    return torch.nonzero(torch.rand(n, generator=gen) < share)[:, 0]


def glared(x, gen):
    """A lamp mirrored where no drawing and no photograph had one."""
    rows = some(len(x), 0.12, gen)
    at = torch.rand(len(rows), 2, 1, 1, generator=gen) * READ_SIDE
    wide = (torch.rand(len(rows), 1, 1, generator=gen) * 0.25 + 0.05) * READ_SIDE
    y, line = torch.arange(READ_SIDE)[None, :, None], torch.arange(READ_SIDE)[None, None]
    spot = torch.exp(-((y - at[:, 0]) ** 2 + (line - at[:, 1]) ** 2) / wide**2)
    x[rows] = (x[rows] + (spot * torch.rand(len(rows), 1, 1, generator=gen))[:, None]).clamp(0, 1)
    return x


def recolour(x, gen):
    """Other lamps, other dice: gains, contrast, swapped channels, grain."""
    n = len(x)
    for i in some(n, 0.4, gen).tolist():
        x[i] = x[i][torch.randperm(3, generator=gen)]
    grey = torch.rand(n, 1, 1, 1, generator=gen) < 0.08
    x = torch.where(grey, x.mean(1, keepdim=True), x)
    gain = torch.exp(torch.randn(n, 3, 1, 1, generator=gen) * 0.08 + torch.randn(n, 1, 1, 1, generator=gen) * 0.25)
    gamma = torch.exp(torch.randn(n, 1, 1, 1, generator=gen) * 0.2)
    grain = torch.randn(x.shape, generator=gen) * torch.rand(n, 1, 1, 1, generator=gen) * 0.03
    return ((x.clamp(1e-3, 1) ** gamma) * gain + grain).clamp(0, 1)


def blurred(x, gen):
    """Fewer pixels a die, and shakes along a line."""
    rows = some(len(x), 0.15, gen)
    side = int(torch.randint(READ_SIDE * 3 // 8, READ_SIDE * 3 // 4, (1,), generator=gen))
    small = F.interpolate(x[rows], (side, side), mode="area")
    x[rows] = F.interpolate(small, (READ_SIDE, READ_SIDE), mode="bilinear", align_corners=False)
    rows = some(len(x), 0.1, gen)
    reach, way = int(torch.randint(1, 4, (1,), generator=gen)), torch.randint(4, (1,), generator=gen).item()
    down, right = ((0, 1), (1, 0), (1, 1), (1, -1))[way]
    x[rows] = sum(torch.roll(x[rows], (k * down, k * right), (2, 3)) for k in range(-reach, reach + 1)) / (2 * reach + 1)
    return x
