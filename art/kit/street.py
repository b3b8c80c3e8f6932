"""Pieces of a street: striped awnings, shop windows, crates of goods."""
import math

from .annotations import tag
from .materials import SIGNAL, WHITE, WOOD
from .primitives import box, cylinder, place, sphere


def awning(at, width, reach, drop, stripes=9, first=SIGNAL, second=WHITE, heading=0):
    """A striped awning whose back edge is at `at`, sloping down towards -y, with a scalloped hem."""
    parts = []
    across = width / stripes
    for number in range(stripes):
        middle = -width / 2 + across * (number + .5)
        material = second if number % 2 else first
        parts.append(box((middle, -reach / 2, -drop / 2), (across, math.hypot(reach, drop), .05), material, .008, (math.atan2(drop, reach), 0, 0)))
        parts.append(cylinder((middle, -reach, -drop - .01), across / 2, .05, material, rotation=(math.pi / 2, 0, 0), bevel=.008))
    return place(parts, at, heading)


def crate(at, fruit, heading=0, size=(.62, .42, .2), rows=(4, 3)):
    """A wooden crate of round goods, tilted to the buyer."""
    width, depth, height = size
    parts = [box((0, 0, height * .2), (width, depth, .04), WOOD, .01)]
    parts += [box((0, side * depth / 2, height / 2), (width + .03, .03, height), WOOD, .01) for side in (-1, 1)]
    parts += [box((side * width / 2, 0, height / 2), (.03, depth, height), WOOD, .01) for side in (-1, 1)]
    step = width / (rows[0] + .4)
    goods = [sphere((step * (column - (rows[0] - 1) / 2), depth / (rows[1] + .5) * (row - (rows[1] - 1) / 2), height * .92), step * .47, fruit) for column in range(rows[0]) for row in range(rows[1])]
    return tag('crate', place([parts, goods], at, heading, tilt=-14))
