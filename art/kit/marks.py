"""Invented brand symbols: flat marks facing -y about the origin, `size` wide. Use show() to put one on a wall or a side."""
import math

from .annotations import tag
from .materials import SIGNAL
from .primitives import box, cylinder, extrude, flat, place, ring, wire

FRONT = (math.pi / 2, 0, 0)


def ring_mark(size, material):
    return [ring((0, 0, 0), size * .36, size * .12, material, FRONT), cylinder((0, 0, 0), size * .12, size * .12, material, rotation=FRONT, bevel=0)]


def wave_mark(size, material):
    rows = []
    for row in (-1, 0, 1):
        points = [(size * (step / 8 - .5), 0, size * (row * .3 + .09 * math.sin(step * math.pi / 2))) for step in range(9)]
        rows.append(wire(points, size * .075, material))
    return rows


def leaf_mark(size, material):
    turns = [step * math.pi / 12 for step in range(12)]
    side = [(size * .5 * math.sin(turn) * .62, size * (-.5 + turn / math.pi)) for turn in turns]
    outline = side + [(-across, -up) for across, up in side]
    return [extrude(outline, size * .12, material, bevel=size * .02, rotation=(0, math.radians(35), 0))]


def arch_mark(size, material):
    turns = [step * math.pi / 16 for step in range(17)]
    outer = [(size * .5 * math.cos(turn), size * (-.05 + .5 * math.sin(turn))) for turn in turns]
    inner = [(size * .26 * math.cos(turn), size * (-.05 + .26 * math.sin(turn))) for turn in reversed(turns)]
    outline = [(size * .5, -size * .45)] + outer + [(-size * .5, -size * .45), (-size * .26, -size * .45)] + inner + [(size * .26, -size * .45)]
    return [extrude(outline, size * .12, material, bevel=0)]


def peak_mark(size, material):
    return [extrude([(-.5 * size, -.4 * size), (.14 * size, -.4 * size), (-.18 * size, .3 * size)], size * .12, material, bevel=size * .02),
            extrude([(.06 * size, -.4 * size), (.5 * size, -.4 * size), (.2 * size, .05 * size)], size * .13, material, bevel=size * .02)]


def trio_mark(size, material):
    return [cylinder((size * .27 * math.sin(turn), 0, size * .27 * math.cos(turn)), size * .2, size * .12, material, rotation=FRONT, bevel=size * .02)
            for turn in (0, 2 * math.pi / 3, 4 * math.pi / 3)]


def arrow_mark(size, material):
    chevron = [(-.45, 0), (-.2, 0), (.2, .4), (-.2, .8), (-.45, .8), (-.05, .4)]
    return [extrude([(across * size, up * size) for across, up in chevron], size * .12, material, at=(shift * size, 0, -size * .4), bevel=0) for shift in (0, .32)]


def cross_mark(size, material):
    return [box((0, 0, 0), (size, size * .12, size * .34), material, size * .02), box((0, 0, 0), (size * .34, size * .125, size), material, size * .02)]


MARKS = {'ring mark': ring_mark, 'wave mark': wave_mark, 'leaf mark': leaf_mark, 'arch mark': arch_mark, 'peak mark': peak_mark, 'trio mark': trio_mark, 'arrow mark': arrow_mark, 'cross mark': cross_mark}


def show(label, at, size=.3, material=SIGNAL, heading=0, tagged=True, tilt=0):
    """Places a mark that faces -y at heading 0 and +x at heading 90, and returns its parts."""
    parts = flat(MARKS[label](size, material))
    place(parts, at, heading, tilt=tilt)
    if tagged:
        tag(label, parts, 'symbol')
    return parts
