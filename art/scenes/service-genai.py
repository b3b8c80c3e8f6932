"""A pencil draws, and the drawing stands up."""
import bpy
from mathutils import Vector

from kit.annotations import tag
from kit.materials import INK, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import tree, trees
from kit.primitives import bevelled, box, coat, wire
from kit.service import SAMPLES, SIZE, finish, object_tile

PICTURE = {
    'alt': 'An orange pencil draws an orange line across a white sheet, and three small trees stand up out of the drawing.',
    'caption': 'A pencil whose drawing stands up.',
    'setting': 'a sheet of paper on a tile',
    'timeOfDay': 'day',
    'colors': ['orange', 'white', 'teal', 'green', 'sand'],
}
CUTOUT = True
TIP = Vector((.52, -.3, .05))
ALONG = Vector((.42, -.34, .95)).normalized()


def length_of_pencil(start, end, radius, material, end_radius=None, sides=6):
    bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=radius, radius2=radius if end_radius is None else end_radius, depth=end - start, location=TIP + ALONG * ((start + end) / 2))
    part = bpy.context.object
    part.rotation_mode = 'QUATERNION'
    part.rotation_quaternion = ALONG.to_track_quat('Z', 'Y')
    return coat(bevelled(part, .012, 2), material)


def build():
    object_tile()
    tag('sheet of paper', box((0, 0, .02), (2.5, 2.1, .04), WHITE, .015))
    tag('line', wire([(-1, -.55, .05), (-.7, -.2, .05), (-.35, -.75, .05), (0, -.15, .05), (.25, -.62, .05), (.45, -.25, .05), (.52, -.3, .05)], .028, SIGNAL))
    tag('pencil', [length_of_pencil(0, .14, .005, INK, .06, 32), length_of_pencil(.14, .42, .06, SAND, .17, 32), length_of_pencil(.42, 2.2, .17, SIGNAL),
                   length_of_pencil(2.2, 2.42, .172, WHITE, sides=32), length_of_pencil(2.42, 2.7, .165, TEAL, sides=32)])
    for at, height, leaves in [((-.75, .45, .04), .75, TEAL), ((-.35, .62, .04), .55, SAGE), ((-.05, .4, .04), .9, TEAL)]:
        tree(at, height, leaves)
    trees([(-1.45, -1.3, .4, TEAL), (1.42, 1.3, .5, SAGE)])
    finish()
