"""Workshop pieces: gears, belts, bins."""
import math

from .annotations import tag
from .materials import DARK, INK, LINE, WHITE
from .primitives import box, cylinder, extrude, place

FLAT = (math.pi / 2, 0, 0)


def gear(at, radius, material, teeth=10, depth=.16, turn=0, hub=DARK, chipped=False):
    """A toothed wheel lying flat; a chipped one lacks two teeth."""
    outline = []
    for tooth in range(teeth):
        reach = 1 if not (chipped and tooth in (7, 8)) else .78
        for share, height in ((0, .78), (.18, .78), (.3, reach), (.62, reach), (.74, .78)):
            angle = turn + (tooth + share) * 2 * math.pi / teeth
            outline.append((radius * height * math.cos(angle), radius * height * math.sin(angle)))
    wheel = extrude(outline, depth, material, bevel=.012)
    wheel.rotation_euler = FLAT
    wheel.location = (0, 0, depth / 2)
    parts = [wheel, cylinder((0, 0, depth * .55), radius * .42, depth * 1.1, material, bevel=.012), cylinder((0, 0, depth * .6), radius * .2, depth * 1.15, hub, bevel=.005)]
    return place(parts, at)


def conveyor(start, end, north, width=.9, height=.55, feet=4):
    """A belt along x with round ends, rollers and side rails; goods stand at `height`."""
    length, middle = end - start, (start + end) / 2
    parts = [box((middle, north, height - .09), (length, width, .18), INK, .085)]
    parts += [box((middle, north + side * (width / 2 + .05), height - .07), (length - .1, .07, .24), WHITE, .03) for side in (-1, 1)]
    parts += [cylinder((start + .14 + step * (length - .28) / 11, north - width / 2 - .09, height - .09), .045, .03, LINE, rotation=FLAT, bevel=.01) for step in range(12)]
    for step in range(feet):
        east = start + .45 + step * (length - .9) / (feet - 1)
        parts += [box((east, north + side * width * .4, (height - .15) / 2), (.12, .1, height - .15), LINE, .02) for side in (-1, 1)]
    return tag('conveyor belt', parts)


def bin_of(at, size, material):
    """An open box on the floor."""
    width, depth, height = size
    east, north, base = at
    parts = [box((east, north, base + .03), (width, depth, .06), material, .01)]
    parts += [box((east, north + side * (depth / 2 - .03), base + height / 2), (width, .06, height), material, .02) for side in (-1, 1)]
    parts += [box((east + side * (width / 2 - .03), north, base + height / 2), (.06, depth, height), material, .02) for side in (-1, 1)]
    return parts
