"""Low over the solar array, with the turbines out of focus."""
from kit.camera import camera
from kit.energy import energy_site
from kit.ground import backdrop
from kit.lights import daylight
from kit.nature import sun

PICTURE = {
    'alt': 'Rows of solar panels seen from low down, with wind turbines on a hill, a transmission tower, battery units and a round orange sun behind them.',
    'caption': 'The solar array, seen from the edge of the site.',
    'setting': 'a solar array at an energy site',
    'timeOfDay': 'dusk',
    'colors': ['ink', 'orange', 'white', 'green', 'sand'],
}
SIZE = (1600, 900)
SAMPLES = 90


def build():
    energy_site()
    daylight(fill=.85)
    sun((-1.2, 5.2, 3.3), .6)
    camera((-8.6, -8.1, 2.7), (-.4, .3, 1.72), 40, .55, focus=(-3.4, -1.2, .4))
    backdrop(distance=12, radius=14)
