"""Real photographs of dice with truth, when they lie beside the checkout.

dice.csv holds one die a row: file, box, value, set. What a box encloses differs
from set to set, see body().
"""

import collections
import csv
import os

import cv2

HOLDOUT = 3  # every third picture is never trained on


def body(box, value, around):
    """Middle and size of a die from its box; around are its picture's boxes."""
    x0, y0, x1, y1 = box
    size = max(x1 - x0, y1 - y0)
    return ((x0 + x1) / 2, (y0 + y1) / 2), size


def pips_only(value, size, others):
    """Set D boxes the pips of the top face: its body is about 2.1 times that,
    and a lone pip says nothing, so the other dice of the picture speak."""
    spans = [s for v, s in others if v > 1]
    typical = sorted(spans)[len(spans) // 2] if spans else size * 2.2
    return 2.1 * (typical if value == 1 else size)


def load(root, holdout):
    """Pictures and dice (middle, size, value, exact middle known) of one part."""
    rows = collections.defaultdict(list)
    with open(os.path.join(root, "dice.csv")) as f:
        for r in csv.DictReader(f):
            box = [float(r[k]) for k in ("x0", "y0", "x1", "y1")]
            rows[r["file"]].append((box, int(r["value"])))
    for number, file in enumerate(sorted(rows)):
        if holdout is not None and (number % HOLDOUT == HOLDOUT - 1) != holdout:
            continue
        spans = [(v, max(b[2] - b[0], b[3] - b[1])) for b, v in rows[file]]
        dice = []
        for (box, value), (_, span) in zip(rows[file], spans):
            middle, size = body(box, value, spans)
            if file.startswith("D"):
                size = pips_only(value, span, spans)
            elif file.startswith("A"):
                size *= 0.85  # these boxes stand off their dice
            dice.append(dict(middle=middle, size=size, value=value, exact=file.startswith("D")))
        yield file, cv2.imread(os.path.join(root, file)), dice
