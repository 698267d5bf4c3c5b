"""The three small networks: one finds dice in a whole picture, one glances at each
die, and one reads those that a glance does not settle."""

import torch
from torch import nn

FIND_LONG = 480  # the picture's longer side when dice are looked for
FIND_STEP = 8  # px between two cells of the finder's answer
FIND_SUB = 2  # a cell answers for 2 x 2 places
READ_SIDE = 64  # px of the crop that is read
READ_BODY = 1.75  # the crop's side in dice
CLASSES = 8  # no die, values 1 to 6, a die without a readable top face
UNREADABLE = 7


def conv(i, o, step=1):
    return nn.Sequential(nn.Conv2d(i, o, 3, step, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True))


class Finder(nn.Module):
    """Answers per place: is a die's middle here, and how large is it (log px / 24)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(3, 8, 2), conv(8, 16, 2), conv(16, 24, 2), conv(24, 24), conv(24, 24))
        self.head = nn.Conv2d(24, 2 * FIND_SUB * FIND_SUB, 1)
        nn.init.constant_(self.head.bias, 0)
        nn.init.constant_(self.head.bias[: FIND_SUB * FIND_SUB], -3.0)

    def forward(self, x):
        return self.head(self.body(x))


def answers(features, width):
    """For one crop: 8 classes, then the top face's middle (2) and shape (4)."""
    return nn.Sequential(nn.Flatten(), nn.Dropout(0.2), nn.Linear(features, width), nn.ReLU(inplace=True), nn.Linear(width, CLASSES + 6))


class Glance(nn.Module):
    """Reads a crop for little time: every convolution halves it."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), conv(32, 64, 2), conv(64, 96, 2), answers(96 * (READ_SIDE // 16) ** 2, 64))

    def forward(self, x):
        return self.body(x)


class Reader(nn.Module):
    """Reads a crop as well as its size allows."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 24, 2), conv(24, 32, 2), conv(32, 48), conv(48, 64, 2), conv(64, 80), conv(80, 96, 2), answers(96 * (READ_SIDE // 16) ** 2, 80))

    def forward(self, x):
        return self.body(x)


def export(net, shape, path):
    net.eval()
    torch.onnx.export(net, torch.zeros(shape), path, opset_version=11, input_names=["picture"], output_names=["answer"],
                      dynamic_axes={"picture": {0: "n", 2: "h", 3: "w"}} if len(shape) == 4 and shape[2] != READ_SIDE else {"picture": {0: "n"}})
