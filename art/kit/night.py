"""Night lights: street lamps, headlight beams, and moonlight over a scene of the day."""
import math

import bpy

from .annotations import tag
from .lights import night_light, spot
from .materials import GLOW, GROUND, INK, PAPER, linear, paint
from .primitives import box, cylinder, place, rod

GROUND_AT_NIGHT = paint('ground at night', '#36416B', .95)
TILE_AT_NIGHT = paint('tile at night', '#5A6796', .85)


def street_lamp(at, heading=0, height=1.9, reach=.55, energy=190):
    """A lamp on an arm over its heading, lighting the ground below."""
    across, along, base = at
    turn = math.radians(heading)
    head = (across + math.sin(turn) * reach, along - math.cos(turn) * reach, base + height)
    parts = [cylinder((0, 0, .04), .1, .08, INK, bevel=.015), cylinder((0, 0, height / 2), .035, height, INK, bevel=0), rod((0, 0, height - .04), (0, -reach, height + .03), .024, INK),
             box((0, -reach, height + .04), (.14, .3, .05), INK, .015), box((0, -reach, height + .008), (.1, .24, .02), GLOW, .004)]
    spot((head[0], head[1], head[2] - .03), (head[0], head[1], 0), energy, 118)
    return tag('lamp', place(parts, at, heading))


def beams(at, heading, scale=1, energy=140):
    """The light of two headlamps in front of a vehicle at `at`."""
    turn = math.radians(heading)
    ahead = (math.sin(turn), -math.cos(turn))
    for side in (-.17, .17):
        start = (at[0] + (ahead[0] * .64 - ahead[1] * side) * scale, at[1] + (ahead[1] * .64 + ahead[0] * side) * scale, at[2] + .27 * scale)
        spot(start, (start[0] + ahead[0] * 2, start[1] + ahead[1] * 2, 0), energy, 46)


def relight(spots):
    """Turns a scene of the day into night: the moon for the sun's light, dark ground, and warm spots at the places given as (x, y, height, energy)."""
    for light in [thing for thing in bpy.data.objects if thing.type == 'LIGHT']:
        bpy.data.objects.remove(light)
    for day, night in ((GROUND, '#3E4356'), (PAPER, '#8A8FA3')):
        day.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = linear(night)
    night_light()
    for across, along, height, energy in spots:
        spot((across, along, height), (across, along, 0), energy, 100).data.shadow_soft_size = .4
