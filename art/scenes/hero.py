"""The wind, sun and storage site: the cut-out of the home page."""
from kit.camera import house_camera
from kit.energy import energy_site
from kit.ground import shadow_floor
from kit.lights import daylight
from kit.nature import sun

PICTURE = {
    'alt': 'A model tile with three wind turbines on green hills, twelve solar panels, a transmission tower wired to three battery units, and an orange sun.',
    'caption': 'Wind, sun and storage on one tile.',
    'setting': 'a wind, solar and battery site',
    'timeOfDay': 'day',
    'colors': ['sand', 'ink', 'white', 'green', 'teal', 'orange'],
}
SIZE = (1680, 1083)
SAMPLES = 110
CUTOUT = True
NIGHT_SPOTS = ((3, -2.8, 3, 230), (-5.2, -3.6, 2.4, 90))


def build():
    energy_site()
    shadow_floor(-.61)
    daylight()
    sun((5.7, 4.3, 3.5))
    house_camera((.1, 0, 1.15), 46, 100, .9, origin=(0, 0, 1))
