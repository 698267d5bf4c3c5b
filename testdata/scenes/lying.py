"""How dice come to lie after a throw: apart, touching, leaning, stacked.

A lie is a list of places, each (spot, more): a spot as plan.py has it, and what
more the scene list says of the die there. Lies are made round 0, 0 first and
then put down where the table has room.
"""

import math

from plan import Crowded, fits, throw, view_of, visible
from view import DIE, HEIGHT, WIDTH, footprint, gap, rectangle

STEP = DIE + 0.1    # mm from middle to middle of dice that touch
ROUNDED = 1.9       # mm, how round the edges of a die are
RIM_MM = (3.0, 5.0)  # height of a tray's raised edge


def row(count):
    return [((i * STEP, 0, 0), {}) for i in range(count)]


def clump(count, rng):
    """Two rows, the second one pushed along a little."""
    push, upper = rng.choice([0, rng.uniform(-7, 7)]), count // 2
    return row(count - upper) + [((i * STEP + push, STEP, 0), {}) for i in range(upper)]


def corner(rng):
    """One die pushes a corner into the side of another."""
    turn = rng.uniform(20, 70)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    beside = DIE / 2 * (s - c) + rng.uniform(-5, 5)  # so that the corner meets the side
    return [((0, 0, 0), {}), ((DIE / 2 * (1 + c + s) + 0.1, beside, turn), {})]


def propped(lean_deg):
    """What a scene list says of a die that stands on one lower edge, its local
    y rising. Round edges let it sink a little."""
    c, s = math.cos(math.radians(lean_deg)), math.sin(math.radians(lean_deg))
    return {"lean_deg": round(lean_deg, 1), "on_mm": round(-ROUNDED * (c + s - 1), 2)}


def leaning(rng):
    """A die whose raised edge rests against the side of another."""
    lean = rng.uniform(14, 44)
    reach = DIE / 2 * (1 + math.cos(math.radians(lean)) + math.sin(math.radians(lean)))
    return [((0, 0, 0), {}), ((reach - 0.3, rng.uniform(-5, 5), 90), propped(lean))]


def stacked(rng):
    """A die upon another, seldom straight."""
    off = rng.uniform(0, 5), rng.uniform(0, 2 * math.pi)
    return [((0, 0, 0), {"covered": True}),
            ((off[0] * math.cos(off[1]), off[0] * math.sin(off[1]), rng.uniform(0, 90)), {"on_mm": DIE})]


def put(lie, scene, rng, others):
    """Puts a lie down, turned, where it is in view and clear of tray and others."""
    view, tray = view_of(scene), scene["tray"]
    for _ in range(400):
        x, y = view.ground(rng.uniform(0, 0.78 * WIDTH), rng.uniform(0, HEIGHT))
        turn = rng.uniform(0, 360)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        down = [((round(x + c * u - s * v, 2), round(y + s * u + c * v, 2), round(t + turn, 1)), more)
                for (u, v, t), more in lie]
        if all(fits(view, tray, others, spot, False) and tall(view, spot, more) for spot, more in down):
            return down
    raise Crowded


def tall(view, spot, more):
    """Whether the top of a raised die is in view too."""
    return visible(view, rectangle(*spot[:2], DIE, DIE, spot[2]), DIE + max(0, more.get("on_mm", 0)))


def on_rim(scene, rng):
    """A die cocked on the raised edge of the tray, from the outside."""
    view, tray = view_of(scene), scene["tray"]
    high, reach = tray["rim_mm"], rng.uniform(9, 13)  # from the edge it stands on to the rim
    lean = math.degrees(math.atan2(high, reach))
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    out = reach + DIE / 2 * (s - c)
    for _ in range(100):
        side = math.radians(tray["turn_deg"] + 180)  # the left one; the right one is near the picture's rim
        along = rng.uniform(-0.4, 0.4) * tray["height"]
        left = tray["width"] / 2 + out
        spot = (round(tray["x"] + left * math.cos(side) + along * math.sin(side), 2),
                round(tray["y"] + left * math.sin(side) - along * math.cos(side), 2),
                round(tray["turn_deg"] - 90, 1))
        if visible(view, rectangle(*spot[:2], DIE, DIE, spot[2]), DIE):
            return [(spot, propped(lean))]
    raise Crowded


def half_out(scene, rng, others):
    """A die across the picture's rim, left, above or below."""
    view, tray = view_of(scene), scene["tray"]
    for _ in range(200):
        px, py = rng.choice([(0, rng.uniform(80, HEIGHT - 80)), (rng.uniform(80, 600), 0), (rng.uniform(80, 600), HEIGHT)])
        x, y = view.ground(px, py, DIE)
        spot = (round(x, 2), round(y, 2), round(rng.uniform(0, 360), 1))
        foot = rectangle(*spot[:2], DIE, DIE, spot[2])
        clear = min((gap(foot, rectangle(u, v, DIE, DIE, t)) for u, v, t in others), default=DIE)
        if half(view, spot) and clear > 2 and gap(foot, rectangle(*footprint(tray))) > 2:
            return [(spot, {"cut_off": True})]
    raise Crowded


def half(view, spot):
    """Whether three to seven tenths of a die's top are in view."""
    at = (-0.4, -0.2, 0, 0.2, 0.4)
    c, s = math.cos(math.radians(spot[2])) * DIE, math.sin(math.radians(spot[2])) * DIE
    seen = [view.project((spot[0] + c * u - s * v, spot[1] + s * u + c * v, DIE)) for u in at for v in at]
    share = sum(0 <= px < WIDTH and 0 <= py < HEIGHT for px, py in seen) / len(seen)
    return 0.3 <= share <= 0.7


def apart(scene, rng, others, count):
    """Dice that touch nothing."""
    found = []
    while len(found) < count:
        found.append((throw(view_of(scene), scene["tray"], rng, others + [s for s, _ in found], False), {}))
    return found


def held(scene, rng, count):
    """Dice in the tray, as many of these as it has room for."""
    found = []
    try:
        while len(found) < count:
            found.append(throw(view_of(scene), scene["tray"], rng, found, True))
    except Crowded:
        pass
    return [(spot, {}) for spot in found]
