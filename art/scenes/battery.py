"""The battery yard of the energy site, close."""
from kit.camera import camera
from kit.energy import energy_site
from kit.ground import backdrop
from kit.lights import daylight

PICTURE = {
    'alt': 'Three white battery units in a row, each with an ink panel and an orange light bar, wired to a transmission tower in front of green hills.',
    'caption': 'Three battery units, wired to the tower behind them.',
    'setting': 'a battery yard at an energy site',
    'timeOfDay': 'day',
    'colors': ['white', 'ink', 'orange', 'green', 'teal'],
}
SIZE = (1200, 900)
SAMPLES = 90


def build():
    energy_site()
    daylight(fill=.8)
    camera((5.6, -7.6, 3), (2.7, -1, .75), 47, .8, focus=(3.1, -2.1, .6))
    backdrop(distance=10)
