"""What lies around the board, as plain geometry: the printed mat below it, and
what players put down beside it.

A thing is (outlines, top, colour): outlines in mm from the board's middle with y
away from the viewer, the second one a hole; its height in mm; sRGB, or the name of
a symbol for that one's colour.
"""

import math

import board
from sight import STEP

# The largest mat of calibration/mat: paper, markers and areas, mm right and up
# from its lower left corner.
PAPER = (420, 297)
MARGIN, CELL = 10, 4
MARKERS = ((0b1110, 0b0100, 0b1001, 0b0100), (0b1000, 0b0010, 0b0011, 0b0101),
           (0b1111, 0b0101, 0b0100, 0b1010), (0b1100, 0b1111, 0b0010, 0b0010))  # as in vision/marker.go
SIDE = 6 * CELL
AREAS = ((10, 42, 300, 213), (318, 42, 92, 213))  # for dice, and the silver tray
WHITE, BLACK, SILVER = (0.93, 0.93, 0.92), (0.05, 0.05, 0.05), (0.72, 0.72, 0.73)
SHEET = 0.25  # mm: print lies above the table by this


def box(x, y, width, height):
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def placed(outlines, turn_deg, at):
    """Outlines turned and moved."""
    c, s = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    return [[(at[0] + c * x - s * y, at[1] + s * x + c * y) for x, y in line] for line in outlines]


def mat(rng):
    """The printed mat, not quite straight below the board."""
    turn, at = rng.uniform(-15, 15), (rng.uniform(-25, 25), rng.uniform(-25, 25))
    parts = [(box(0, 0, *PAPER), WHITE), *((box(*area), shade) for area, shade in zip(AREAS, (WHITE, SILVER)))]
    for rows, (left, top) in zip(MARKERS, corners()):
        parts += marker(rows, left, top)
    things = []
    for i, (line, shade) in enumerate(parts):
        line = [(x - PAPER[0] / 2, y - PAPER[1] / 2) for x, y in line]
        things.append((placed([line], turn, at), SHEET + 0.01 * min(i, 4), shade))
    return things


def corners():
    """The upper left corners of the four markers, clockwise from the mat's upper left one."""
    left, right = MARGIN, PAPER[0] - MARGIN - SIDE
    top, bottom = PAPER[1] - MARGIN, MARGIN + SIDE
    return (left, top), (right, top), (right, bottom), (left, bottom)


def marker(rows, left, top):
    """A black square, and upon it the cells that are white."""
    yield box(left, top - SIDE, SIDE, SIDE), BLACK
    for r, row in enumerate(rows):
        for c in range(4):
            if not row >> (3 - c) & 1:
                yield box(left + (c + 1) * CELL, top - (r + 2) * CELL, CELL, CELL), WHITE


def clutter(rng):
    """Cards, coasters, counters and tiles, none of them on the board."""
    things = []
    for kind in rng.choices((card, coaster, counter, tile, tile), k=rng.randint(5, 10)):
        way = rng.uniform(0, 2 * math.pi)
        parts, top = kind(rng), rng.uniform(0.5, 8)
        reach = max(math.hypot(x, y) for outlines, _ in parts for line in outlines for x, y in line)
        far = board.RIM * STEP + reach + rng.uniform(2, 60)
        at, turn = (far * math.cos(way), far * math.sin(way)), rng.uniform(0, 360)
        for i, (outlines, colour) in enumerate(parts):
            things.append((placed(outlines, turn, at), top + 0.05 * i, colour))
    return things


def vivid(rng):
    return tuple(rng.uniform(0.05, 0.95) for _ in range(3))


def card(rng):
    return [([box(-29, -44, 58, 88)], WHITE), ([box(-25, -40, 50, 80)], vivid(rng))]


def coaster(rng):
    return [([board.polygon(40, 46, 0)], vivid(rng))]


def counter(rng):
    return [([board.polygon(rng.choice((4, 6, 24)), rng.uniform(7, 13), 0)], vivid(rng))]


def tile(rng):
    """A tile that waits to be laid."""
    def half(x, line):
        return [(STEP * (x + u), STEP * v) for u, v in line]

    bodies = [([half(x, board.hexagon(0.55))], BLACK) for x in (-0.5, 0.5)]
    names = [rng.choice(board.SYMBOLS) for _ in bodies]
    return bodies + [([half(x, line) for line in board.symbol(name, 0.32)], name) for x, name in zip((-0.5, 0.5), names)]
