"""Cover pictures: a whole tile on curved paper ground, in soft daylight, from the house view."""
from .camera import HOUSE_VIEW, house_camera
from .ground import backdrop
from .lights import dusk_light, plate_light
from .materials import SIGNAL
from .primitives import box, place

SIZE = (1280, 800)
SAMPLES = 72
TILE_HEIGHT = .4


def finish(aim=(0, 0, .6), distance=25, blur=.9, view=HOUSE_VIEW, lens=100, focus=None, light=1, hour='day'):
    {'day': plate_light, 'dusk': dusk_light}[hour](light)
    house_camera(aim, distance, lens, blur, view, focus=focus)
    backdrop(-TILE_HEIGHT - .01, distance=16, radius=14)


def brackets(at, width, height, heading=0, material=SIGNAL, arm=.16, thick=.03, tilt=0):
    """The four corners of a detection, facing -y."""
    parts = []
    for side in (-1, 1):
        for level in (-1, 1):
            parts.append(box((side * (width - arm) / 2, 0, level * height / 2), (arm + thick, thick, thick), material, .006))
            parts.append(box((side * width / 2, 0, level * (height - arm) / 2), (thick, thick, arm + thick), material, .006))
    return place(parts, at, heading, tilt=tilt)
