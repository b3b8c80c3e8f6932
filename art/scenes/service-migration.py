"""A balloon lifts a server rack."""
import itertools
import math

import bpy

from kit.annotations import tag
from kit.materials import INK, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import cloud, trees
from kit.primitives import box, cylinder, ring, rod, smooth
from kit.service import SAMPLES, SIZE, finish, object_tile

PICTURE = {
    'alt': 'A hot-air balloon in orange and white lifts a server rack off a landing pad, with two clouds beside it.',
    'caption': 'A balloon lifting a server rack.',
    'setting': 'a landing pad on a tile',
    'timeOfDay': 'day',
    'colors': ['orange', 'white', 'ink', 'sand', 'teal'],
}
CUTOUT = True
STRIPES = 12


def balloon():
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=.98, location=(0, .1, 2.75))
    skin = bpy.context.object
    skin.data.materials.clear()
    for material in (WHITE, SIGNAL):
        skin.data.materials.append(material)
    for face in skin.data.polygons:
        turn = math.atan2(face.center.y, face.center.x) + math.pi
        face.material_index = int(turn / (2 * math.pi) * STRIPES) % 2
    for vertex in skin.data.vertices:
        if vertex.co.z < 0:
            narrow = 1 + vertex.co.z * .42
            vertex.co = (vertex.co.x * narrow, vertex.co.y * narrow, vertex.co.z * 1.18)
    return [smooth(skin), cylinder((0, .1, 1.6), .3, .1, INK, .4, bevel=.01)]


def server_rack():
    parts = [box((0, .1, .86), (.56, .5, .86), INK, .04)]
    for slot in range(5):
        parts.append(box((0, -.16, .56 + slot * .15), (.46, .02, .1), WHITE, .01))
        parts.append(box((.16, -.175, .56 + slot * .15), (.05, .02, .04), SIGNAL if slot in (1, 3) else TEAL, .005))
    return parts


def build():
    object_tile()
    tag('balloon', balloon())
    tag('server rack', server_rack())
    for east, north in itertools.product((-1, 1), (-1, 1)):
        rod((.25 * east, .1 + .22 * north, 1.28), (.297 * east, .1 + .27 * north, 1.6), .014, INK)
    cylinder((0, .1, .02), .85, .04, SAND, bevel=.01)
    ring((0, .1, .045), .68, .02, WHITE)
    cloud([((1.15, .9, 2.2), .34), ((1.5, .85, 2.12), .25), ((.85, .95, 2.1), .22)])
    cloud([((-1.25, -.5, 3.05), .26), ((-1.5, -.45, 2.98), .19), ((-1, -.5, 2.97), .18)])
    trees([(-1.35, -1.2, .5, TEAL), (-1.05, -1.4, .36, SAGE), (1.4, 1.25, .55, TEAL), (1.35, -1.3, .42, TEAL)])
    finish()
