"""Cameras. The house view looks along (9.5, -17, 10) with a long lens."""
import bpy
from mathutils import Vector

from .stage import link, scene

HOUSE_VIEW = (9.5, -17, 10.2)


def camera(at, aim, lens=60, blur=None, ortho=None, focus=None):
    """`blur` is the f-stop: smaller is shallower."""
    data = bpy.data.cameras.new('camera')
    holder = link(bpy.data.objects.new('camera', data))
    holder.location = at
    if ortho:
        data.type = 'ORTHO'
        data.ortho_scale = ortho
    else:
        data.lens = lens
    along = Vector(aim) - holder.location
    holder.rotation_euler = along.to_track_quat('-Z', 'Y').to_euler()
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - holder.location).length if focus else along.length
        data.dof.aperture_fstop = blur
    scene.camera = holder
    return holder


def house_camera(aim, distance, lens=100, blur=.9, view=HOUSE_VIEW, origin=None, focus=None):
    """Looks at `aim` from `distance` to `origin` (default: `aim`) along the house view."""
    start = Vector(origin if origin else aim)
    return camera(tuple(start + Vector(view).normalized() * distance), aim, lens, blur, focus=focus)
