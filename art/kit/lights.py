"""Soft studio light: a warm key from the left, a cool fill from the right, paper all round."""
import math

import bpy
from mathutils import Vector

from .materials import linear
from .stage import link, scene


def surround(strength=.7, colour='#F6EFE2'):
    world = scene.world or bpy.data.worlds.new('surround')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value = linear(colour)
    background[1].default_value = strength


def aimed(light, at, energy, colour, aim):
    light.energy = energy
    light.color = linear(colour)[:3]
    holder = link(bpy.data.objects.new(light.name, light))
    holder.location = at
    holder.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return holder


def lamp(at, energy, size, colour, aim=(0, 0, .5)):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.size = size
    return aimed(light, at, energy, colour, aim)


def spot(at, aim, energy, angle=70, colour='#FFD9A0'):
    """A soft-edged cone of warm light."""
    light = bpy.data.lights.new('spot', 'SPOT')
    light.spot_size, light.spot_blend, light.shadow_soft_size = math.radians(angle), .7, .12
    return aimed(light, at, energy, colour, aim)


def daylight(strength=1, fill=.62):
    """For tiles six to twelve wide."""
    surround(fill)
    lamp((-7, -6, 9), 900 * strength, 3, '#FFE6C4')
    lamp((9, -3, 6), 190 * strength, 6, '#BFD4FF')


def object_light():
    """For the small tiles of single objects."""
    surround(.66)
    lamp((-5, -5, 8), 520, 2.4, '#FFE6C4')
    lamp((8, -3, 5), 120, 5, '#BFD4FF')


def plate_light(strength=1, fill=.8):
    """Daylight for plates: whiter, so the paper ground stays paper."""
    surround(fill, '#F7F3EC')
    lamp((-7, -6, 9), 690 * strength, 3, '#FFF2E4')
    lamp((9, -3, 6), 190 * strength, 6, '#CFDEFF')


def dusk_light(strength=1):
    """A low warm key from the left and a lilac surround: windows and lamps begin to show."""
    surround(.56, '#EBE1E4')
    lamp((-15, -9, 7.5), 1500 * strength, 4, '#FFD2B0')
    lamp((9, -3, 6), 150, 6, '#C3CEF2')


def night_light(strength=1):
    """A cool moon and a dark surround, for scenes with lamps."""
    surround(.85, '#6C7DB4')
    lamp((-8, -7, 11), 620 * strength, 5, '#C3D2FF')
    lamp((9, -3, 6), 110 * strength, 6, '#9FB2EE')
