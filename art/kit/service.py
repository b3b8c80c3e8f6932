"""Shared ground, light and camera of the service tiles."""
from .camera import house_camera
from .ground import shadow_floor, tile
from .lights import object_light

SIZE = (720, 760)
SAMPLES = 110


def object_tile():
    tile(3.4, 3.4, .36, .14)


def finish():
    shadow_floor(-.361)
    object_light()
    house_camera((.03, 0, 1.27), 26, 168, 1.2, view=(9.5, -17, 9.6), origin=(0, 0, 1.2))
