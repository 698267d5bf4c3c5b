"""Colours of dice and pips, which plan and picture both need."""

# sRGB colours of dice, and the colour their pips usually have.
COLOURS = {
    "white": ((0.93, 0.92, 0.89), "black"),
    "yellow": ((0.96, 0.79, 0.08), "black"),
    "blue": ((0.10, 0.29, 0.68), "white"),
    "green": ((0.08, 0.52, 0.24), "white"),
    "orange": ((0.95, 0.45, 0.09), "white"),
    "purple": ((0.47, 0.15, 0.58), "white"),
    "silver": ((0.62, 0.63, 0.65), "black"),
    "pink": ((0.93, 0.52, 0.66), "black"),
    "red": ((0.72, 0.10, 0.12), "white"),
    "black": ((0.09, 0.09, 0.10), "white"),
    "brown": ((0.42, 0.27, 0.16), "white"),
}
PAINTS = {"black": (0.05, 0.05, 0.06), "white": (0.94, 0.94, 0.92)}


def linear(colour):
    """sRGB to the linear light that materials are given in."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)


def contrast(colour, pips):
    """How pips stand out from a body: 1 for not at all, 21 at the most (WCAG's
    ratio of luminances)."""
    low, high = sorted(0.05 + sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(shade)))
                       for shade in (COLOURS[colour][0], PAINTS[pips]))
    return high / low
