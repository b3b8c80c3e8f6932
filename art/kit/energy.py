"""The energy site: turbines, panels, battery units, the transmission tower."""
import itertools
import math

import bpy
from mathutils import Vector

from .annotations import tag
from .ground import tile
from .materials import GLASS, INK, LINE, SAGE, SIGNAL, TEAL, WHITE
from .nature import hill, trees
from .primitives import bevelled, box, coat, cylinder, rod, sphere, wire


def blade(hub, turn, size):
    """One blade from the hub outwards, narrowing to its tip."""
    length = 1.5 * size
    bpy.ops.mesh.primitive_cube_add(size=1, location=(hub[0] + math.sin(turn) * length / 2, hub[1], hub[2] + math.cos(turn) * length / 2), rotation=(0, turn, 0))
    thing = bpy.context.object
    thing.scale = (.17 * size, .035 * size, length)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    for vertex in thing.data.vertices:
        if vertex.co.z > 0:
            vertex.co.x *= .32
    return coat(bevelled(thing, .02 * size, 2), WHITE)


def turbine(at, size, turn, parts=False):
    across, along, base = at
    top = base + 3.25 * size
    tower = cylinder((across, along, base + 1.6 * size), .11 * size, 3.2 * size, WHITE, .05 * size)
    housing = box((across, along - .1 * size, top), (.2 * size, .5 * size, .2 * size), WHITE, .06 * size)
    hub = cylinder((across, along - .4 * size, top), .12 * size, .15 * size, SIGNAL, rotation=(math.pi / 2, 0, 0))
    cap = sphere((across, along - .47 * size, top), .12 * size, SIGNAL, (1, .6, 1))
    blades = [blade((across, along - .45 * size, top), turn + number * 2 * math.pi / 3, size) for number in range(3)]
    tag('wind turbine', [tower, housing, hub, cap, blades])
    if parts:
        tag('tower', tower)
        tag('rotor hub', [hub, cap])
        for one in blades:
            tag('blade', one)


def solar_panel(at):
    across, along = at
    pitch = math.radians(28)
    face = box((across, along, .38), (.92, .62, .06), GLASS, .02, (pitch, 0, 0))
    post = box((across, along + .1, .15), (.08, .08, .4), INK, .01)
    normal = Vector((0, -math.sin(pitch), math.cos(pitch)))
    slope = Vector((0, math.cos(pitch), math.sin(pitch)))
    middle = Vector((across, along, .38)) + normal * .031
    lines = [box(middle + Vector((offset, 0, 0)), (.012, .58, .004), LINE, 0, (pitch, 0, 0)) for offset in (-.23, 0, .23)]
    lines += [box(middle + slope * offset, (.88, .012, .004), LINE, 0, (pitch, 0, 0)) for offset in (-.1, .1)]
    tag('solar panel', [face, post, lines])


def battery_unit(at):
    across, along = at
    case = box((across, along, .55), (.85, 1.3, 1.1), WHITE, .08)
    panel = box((across, along - .66, .55), (.5, .04, .7), INK, .02)
    bar = box((across, along - .69, .80), (.36, .04, .06), SIGNAL, .01)
    slots = [box((across, along - .685, .36 + number * .085), (.34, .02, .022), LINE, .005) for number in range(4)]
    tag('battery unit', [case, panel, bar, slots])


def transmission_tower(at, wired_to):
    across, along = at
    end_across, end_along = wired_to
    parts = []
    for east, north in itertools.product((-1, 1), (-1, 1)):
        parts.append(rod((across + .35 * east, along + .35 * north, 0), (across + .05 * east, along + .05 * north, 3), .03, INK))
    for height in (2.1, 2.6):
        parts.append(rod((across - .8, along, height), (across + .8, along, height), .03, INK))
    levels = [.05, .65, 1.2, 1.65, 2.1]
    for low, high in zip(levels, levels[1:]):
        wide, slim = .35 - .3 * low / 3, .35 - .3 * high / 3
        for side in (-1, 1):
            parts.append(rod((across - wide, along + side * wide, low), (across + slim, along + side * slim, high), .016, INK))
            parts.append(rod((across + wide, along + side * wide, low), (across - slim, along + side * slim, high), .016, INK))
            parts.append(rod((across + side * wide, along - wide, low), (across + side * slim, along + slim, high), .016, INK))
            parts.append(rod((across + side * wide, along + wide, low), (across + side * slim, along - slim, high), .016, INK))
    tag('transmission tower', parts)
    for height, side in itertools.product((2.1, 2.6), (-.8, .8)):
        wire([(across + side, along, height), (across + side + (end_across - across) * .3, along + (end_along - along) * .3, height - .75),
              (end_across + side * .5 - .3, end_along, 1.2), (end_across + side * .5, end_along, 1.1)], .012, INK)


def energy_site(parts=False):
    tile(12, 8, .6, .25)
    hill((.6, 2.2), 2, .75)
    hill((3.6, 2.35), 1.9, .95)
    hill((2.1, 2.9), 1.5, .6, TEAL)
    turbine((.2, 2.1, .6), 1, .35, parts)
    turbine((2.3, 2.8, .45), .85, 1.15)
    turbine((4.1, 2.2, .8), 1.2, .75)
    for row, column in itertools.product(range(3), range(4)):
        solar_panel((-4.4 + column * 1.05, .35 - row * .95))
    for number in range(3):
        battery_unit((2 + number * 1.15, -1.5))
    transmission_tower((.55, -.35), (2.9, -1.4))
    trees([(-5.3, 2.6, .6, TEAL), (-4.7, 3.1, .45, SAGE), (-3.2, 2.9, .62, TEAL), (-2.7, 3.3, .4, TEAL), (-1.6, 2.4, .5, TEAL), (-5.4, -3.2, .55, SAGE), (-4.6, -3.4, .42, TEAL),
           (-1.2, -3.1, .5, TEAL), (-.7, -2.7, .36, TEAL), (.6, -3.2, .6, TEAL), (5.2, -3.1, .62, TEAL), (4.75, -3.3, .42, SAGE), (5.4, .3, .5, TEAL), (5.1, .8, .62, TEAL),
           (-.55, 1, .5, TEAL), (1.9, .7, .45, TEAL), (3.2, .55, .5, TEAL)])
