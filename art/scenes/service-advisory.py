"""A compass."""
import math

import bpy

from kit.annotations import tag
from kit.materials import INK, LINE, SAGE, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.primitives import box, coat, cylinder, ring, sphere
from kit.service import SAMPLES, SIZE, finish, object_tile

PICTURE = {
    'alt': 'A large white compass on a paper tile, its orange needle pointing across the ink dial.',
    'caption': 'A compass, for finding the direction first.',
    'setting': 'a compass on a tile',
    'timeOfDay': 'day',
    'colors': ['white', 'ink', 'orange', 'sand', 'teal'],
}
CUTOUT = True


def needle(turn, material):
    bpy.ops.mesh.primitive_cone_add(vertices=4, radius1=.15, radius2=0, depth=.68, location=(math.cos(turn) * .34, math.sin(turn) * .34, .58), rotation=(0, math.pi / 2, turn))
    half = bpy.context.object
    half.scale = (.35, 1, 1)
    return coat(half, material)


def build():
    object_tile()
    dial = [cylinder((0, 0, .22), 1.12, .44, WHITE, bevel=.07), cylinder((0, 0, .47), .93, .06, INK, bevel=.01), ring((0, 0, .45), 1.02, .09, WHITE)]
    for step in range(24):
        turn, quarter = step * math.pi / 12, step % 6 == 0
        length = .2 if quarter else .09
        dial.append(box((math.cos(turn) * (.86 - length / 2), math.sin(turn) * (.86 - length / 2), .508), (length, .035 if quarter else .018, .012), WHITE if quarter else LINE, 0, (0, 0, turn)))
    bearing = math.radians(62)
    hand = [needle(bearing, SIGNAL), needle(bearing + math.pi, WHITE), sphere((0, 0, .6), .08, SIGNAL, (1, 1, .7))]
    loop = ring((0, 1.3, .45), .18, .05, INK, (0, math.pi / 2, 0))
    tag('compass', [dial, hand, loop])
    tag('needle', hand)
    trees([(-1.35, -1.3, .42, TEAL), (1.35, 1.25, .5, SAGE), (1.1, 1.42, .36, TEAL)])
    finish()
