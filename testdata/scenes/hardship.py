"""The hardships of a real table that both stress sets deal out: that of the dice and
that of the boards."""

import random

LIGHTS = {
    "2700 K lamp": ["bulb"],
    "daylight": ["day"],
    "ceiling light": ["ceiling", "led"],
    "dim": ["lamp", "ceiling", "bulb"],
    "hard side light": ["side"],
}
GROUNDS = {
    "light": [("plain", "light"), ("plain", "cream")],
    "dark": [("plain", "slate"), ("plain", "black")],
    "wooden": [("wood", "oak"), ("wood", "walnut"), ("wood", "pine")],
    "patterned": [("cloth", "gingham"), ("cloth", "dotted"), ("cloth", "striped"), ("paper", "checks"), ("paper", "dots")],
    "red": [("plain", "red"), ("felt", "red")],
    "felt": [("felt", "green"), ("felt", "blue")],
    "leather": [("leather", "brown"), ("leather", "black")],
}
PICTURES = ["usual"] * 4 + ["JPEG quality 40", "motion blur"]


def spread_out(factors, count, name):
    """The conditions of so many pictures: each factor's dealt out evenly and by
    itself. Sets of other names fall otherwise."""
    dealt = [{} for _ in range(count)]
    for factor, conditions in factors.items():
        order = [list(conditions)[i % len(conditions)] for i in range(count)]
        random.Random(f"{name} {factor}").shuffle(order)
        for picture, condition in zip(dealt, order):
            picture[factor] = condition
    return dealt
