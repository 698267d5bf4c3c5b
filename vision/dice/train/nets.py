"""The two small networks: one finds dice in a whole picture, one reads one die."""

import torch
from torch import nn

FIND_LONG = 480  # the picture's longer side when dice are looked for
FIND_STEP = 8  # px between two cells of the finder's answer
FIND_SUB = 2  # a cell answers for 2 x 2 places
READ_SIDE = 48  # px of the crop that is read
READ_BODY = 1.75  # the crop's side in dice
CLASSES = 8  # no die, values 1 to 6, a die without a readable top face
UNREADABLE = 7


def conv(i, o, step=1):
    return nn.Sequential(nn.Conv2d(i, o, 3, step, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True))


class Finder(nn.Module):
    """Answers per place: is a die's middle here, and how large is it (log px / 24)."""

    def __init__(self):
        super().__init__()
        self.down = nn.Sequential(conv(3, 12, 2), conv(12, 24, 2), conv(24, 32, 2))
        self.deep = nn.Sequential(conv(32, 32), conv(32, 32), conv(32, 32))
        self.head = nn.Conv2d(32, 2 * FIND_SUB * FIND_SUB, 1)
        nn.init.constant_(self.head.bias, 0)
        nn.init.constant_(self.head.bias[: FIND_SUB * FIND_SUB], -3.0)

    def forward(self, x):
        x = self.down(x)
        return self.head(self.deep(x) + x)


class Reader(nn.Module):
    """Answers for one crop: 8 classes, then the top face's middle (2) and shape (4)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 16, 2), conv(16, 24), conv(24, 32, 2), conv(32, 48), conv(48, 64, 2), nn.Flatten(),
            nn.Dropout(0.2), nn.Linear(64 * (READ_SIDE // 8) ** 2, 64), nn.ReLU(inplace=True), nn.Linear(64, CLASSES + 6),
        )

    def forward(self, x):
        return self.body(x)


def export(net, shape, path):
    net.eval()
    torch.onnx.export(net, torch.zeros(shape), path, opset_version=11, input_names=["picture"], output_names=["answer"],
                      dynamic_axes={"picture": {0: "n", 2: "h", 3: "w"}} if len(shape) == 4 and shape[2] != READ_SIDE else {"picture": {0: "n"}})
