"""Grounds: tiles, the shadow floor of cut-outs, the curved backdrop of plates."""
import math

import bpy
from mathutils import Vector

from .materials import GROUND, PAPER
from .primitives import box, coat, mesh, smooth
from .stage import scene


def tile(width, depth, height=.5, bevel=.16, material=PAPER):
    """Its top lies at z = 0."""
    slab = box((0, 0, -height / 2), (width, depth, height), material, bevel)
    slab.name = 'tile'
    return slab


def shadow_floor(height):
    """Shows only shadows, so a cut-out works on light and dark."""
    bpy.ops.mesh.primitive_plane_add(size=200, location=(0, 0, height))
    floor = coat(bpy.context.object, GROUND)
    floor.is_shadow_catcher = True
    return floor


def backdrop(height=-.61, at=(0, 0, 0), distance=16, radius=12, material=GROUND):
    """A curved studio ground facing the camera, so that the horizon never shows. Set the camera first."""
    eye = scene.camera.location
    away = Vector((at[0] - eye.x, at[1] - eye.y, 0)).normalized()
    aside = Vector((away.y, -away.x, 0))
    turns = [step * math.pi / 48 for step in range(25)]
    profile = [(-60, 0)] + [(distance + radius * math.sin(turn), radius * (1 - math.cos(turn))) for turn in turns] + [(distance + radius, 60)]
    points = [Vector((at[0], at[1], height + rise)) + away * run + aside * side for run, rise in profile for side in (-200, 200)]
    faces = [(2 * row, 2 * row + 1, 2 * row + 3, 2 * row + 2) for row in range(len(profile) - 1)]
    return smooth(mesh('backdrop', points, faces, material))
