"""A lighthouse, its lamp lit, and the keeper's house."""
import math

import bpy

from kit.annotations import tag
from kit.materials import GLOW, INK, SAGE, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.primitives import box, coat, cylinder, ring, rod, sphere
from kit.service import SAMPLES, SIZE, finish, object_tile

PICTURE = {
    'alt': 'A lighthouse with orange and white bands on a green hill, its lamp lit, with a keeper’s house at its foot.',
    'caption': 'A lighthouse with its lamp lit.',
    'setting': 'a lighthouse on a tile',
    'timeOfDay': 'day',
    'colors': ['orange', 'white', 'ink', 'green', 'teal'],
}
CUTOUT = True
FOOT, WIDE, SLIM, HEIGHT = .34, .44, .29, 2.05


def lighthouse():
    parts = []
    for band in range(5):
        low, high = (WIDE + (SLIM - WIDE) * (band + step) / 5 for step in (0, 1))
        parts.append(cylinder((0, .1, FOOT + HEIGHT * (band + .5) / 5), low, HEIGHT / 5, SIGNAL if band % 2 else WHITE, high, bevel=0))
    top = FOOT + HEIGHT
    parts += [cylinder((0, .1, top + .04), .42, .08, INK, bevel=.015), cylinder((0, .1, top + .26), .22, .4, GLOW, bevel=.01),
              cylinder((0, .1, top + .56), .3, .24, INK, .02, bevel=.01), sphere((0, .1, top + .72), .05, SIGNAL)]
    for step in range(10):
        across, along = math.cos(step * math.pi / 5) * .39, .1 + math.sin(step * math.pi / 5) * .39
        parts.append(rod((across, along, top + .08), (across, along, top + .22), .01, INK))
    return parts + [ring((0, .1, top + .22), .39, .012, INK), box((.05, -.36, FOOT + .2), (.16, .08, .34), INK, .02)]


def keepers_house():
    bpy.ops.mesh.primitive_cylinder_add(vertices=3, radius=.42, depth=.7, location=(.95, -.5, .62), rotation=(0, math.pi / 2, 0))
    roof = bpy.context.object
    roof.scale = (.55, .85, 1)
    return [box((.95, -.5, .26), (.6, .5, .5), WHITE, .04), coat(roof, INK), box((.95, -.76, .2), (.12, .02, .3), SIGNAL, .01)]


def build():
    object_tile()
    sphere((0, .15, 0), 1, SAGE, (1.15, 1, .42))
    sphere((.75, .75, 0), 1, TEAL, (.7, .6, .3))
    tag('lighthouse', lighthouse())
    tag('keeper’s house', keepers_house())
    trees([(-1.3, -1.1, .5, TEAL), (-1, -1.35, .38, SAGE), (1.4, 1.3, .5, TEAL), (-1.3, 1.2, .55, TEAL)])
    finish()
