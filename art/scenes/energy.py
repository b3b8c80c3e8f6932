"""The energy site from above, on the paper ground, whole."""
from kit.camera import house_camera
from kit.energy import energy_site
from kit.ground import backdrop
from kit.lights import plate_light
from kit.nature import sun

PICTURE = {
    'alt': 'A model energy site seen from above: three wind turbines on green hills, twelve solar panels, a transmission tower and three battery units, with an orange sun behind.',
    'caption': 'The energy site from above.',
    'setting': 'a wind, solar and battery site',
    'timeOfDay': 'day',
    'colors': ['sand', 'ink', 'white', 'green', 'teal', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 80


def build():
    energy_site()
    plate_light()
    sun((5.7, 4.3, 3.5))
    house_camera((.1, 0, 1.0), 46, 100, .9, view=(8, -17, 11))
    backdrop(-.61, distance=20, radius=16)
