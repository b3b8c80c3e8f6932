"""A tower crane sets the next block."""
import itertools
import math

from mathutils import Vector

from kit.annotations import tag
from kit.materials import INK, SAGE, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.primitives import box, rod
from kit.service import SAMPLES, SIZE, finish, object_tile

PICTURE = {
    'alt': 'An orange tower crane lowers an orange block beside three columns that rise from left to right.',
    'caption': 'A tower crane setting the next block.',
    'setting': 'a building site on a tile',
    'timeOfDay': 'day',
    'colors': ['orange', 'teal', 'ink', 'white', 'sand'],
}
CUTOUT = True
FOOT = Vector((-.2, .75, 0))
ALONG = Vector((1.45, -1.35, 0)).normalized()
ASIDE = Vector((-ALONG.y, ALONG.x, 0)) * .09
HOOK = (.98, -.35)


def jib(run, height):
    return FOOT + ALONG * run + Vector((0, 0, height))


def mast():
    parts = [box((FOOT.x, FOOT.y, .06), (.7, .7, .12), INK, .03), box((FOOT.x, FOOT.y, 3.06), (.36, .36, .26), WHITE, .04)]
    for east, north in itertools.product((-.12, .12), (-.12, .12)):
        parts.append(rod((FOOT.x + east, FOOT.y + north, .1), (FOOT.x + east, FOOT.y + north, 3), .025, SIGNAL))
    for step, side in itertools.product(range(12), (-.12, .12)):
        low = .15 + step * .235
        parts.append(rod((FOOT.x - .12, FOOT.y + side, low), (FOOT.x + .12, FOOT.y + side, low + .235), .014, SIGNAL))
        parts.append(rod((FOOT.x + side, FOOT.y - .12, low), (FOOT.x + side, FOOT.y + .12, low + .235), .014, SIGNAL))
    return parts


def arm():
    parts = [rod(jib(-.85, 3.24) + ASIDE * side, jib(2.15, 3.24) + ASIDE * side, .022, SIGNAL) for side in (-1, 1)]
    parts += [rod(jib(-.4, 3.46), jib(2.1, 3.44), .022, SIGNAL), rod(jib(-.85, 3.24), jib(-.4, 3.46), .02, SIGNAL)]
    for step, side in itertools.product(range(10), (-1, 1)):
        run = -.4 + step * .25
        parts.append(rod(jib(run, 3.24) + ASIDE * side, jib(run + .12, 3.45), .012, SIGNAL))
        parts.append(rod(jib(run + .12, 3.45), jib(run + .25, 3.24) + ASIDE * side, .012, SIGNAL))
    parts.append(box(jib(-.72, 3.12), (.32, .34, .3), INK, .04, (0, 0, math.atan2(ALONG.y, ALONG.x))))
    return parts


def build():
    object_tile()
    for number, (height, material) in enumerate([(.55, TEAL), (.95, INK), (1.3, WHITE)]):
        tag('column', box((-.95 + number * .6, -.35, height / 2), (.46, .46, height), material, .05))
    tag('next block', box((*HOOK, 1.62), (.46, .46, .5), SIGNAL, .05))
    ropes = [rod((*HOOK, 3.24), (*HOOK, 2.05), .012, INK)] + [rod((*HOOK, 2.1), (HOOK[0] + side, HOOK[1], 1.87), .01, INK) for side in (-.17, .17)]
    tag('tower crane', [mast(), arm(), ropes])
    trees([(1.35, 1.2, .5, TEAL), (1.1, 1.4, .36, SAGE), (-1.35, -1.35, .4, TEAL)])
    finish()
