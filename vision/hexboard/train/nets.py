"""The two small networks: one says where in a picture the board is, one reads its cells."""

import torch
from torch import nn

from samples import CELL, CLASSES


def conv(i, o, step=1, size=3):
    return nn.Sequential(nn.Conv2d(i, o, size, step, size // 2, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True))


class Finder(nn.Module):
    """Answers per place of 4 x 4 px: does the board lie there, for its 2 x 2 parts."""

    def __init__(self):
        super().__init__()
        self.near = nn.Sequential(conv(3, 8, 2), conv(8, 16, 2))
        self.far = nn.Sequential(conv(16, 24, 2), conv(24, 32, 2), conv(32, 32), conv(32, 32), nn.ConvTranspose2d(32, 16, 4, 4))
        self.head = nn.Sequential(conv(32, 16, 1, 1), conv(16, 16), nn.Conv2d(16, 4, 1))

    def forward(self, x):
        near = self.near(x)
        return self.head(torch.cat([near, self.far(near)], 1))


class Cells(nn.Module):
    """Says of a cell's crop which of the classes it shows."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(3, 12, 2), conv(12, 24, 2), conv(24, 48, 2), nn.Flatten(), nn.Dropout(0.1),
                                  nn.Linear(48 * (CELL // 8) ** 2, 64), nn.ReLU(inplace=True), nn.Linear(64, len(CLASSES)))

    def forward(self, x):
        return self.body(x)


def export(net, shape, path):
    net.eval()
    moves = {0: "n"} if shape[2] == CELL else {2: "h", 3: "w"}
    torch.onnx.export(net, torch.zeros(shape), path, opset_version=11, input_names=["picture"], output_names=["answer"],
                      dynamic_axes={"picture": moves})
