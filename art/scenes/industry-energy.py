"""Wind and storage, nearer: one row of turbines over the battery yard."""
from kit.energy import battery_unit, solar_panel, transmission_tower, turbine
from kit.ground import tile
from kit.materials import SAGE, TEAL
from kit.nature import hill, trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish

PICTURE = {
    'alt': 'A model energy site: two wind turbines with orange hubs on green hills, six solar panels, a transmission tower wired to two battery units, and an engineer in an orange hard hat.',
    'caption': 'Wind, sun and storage, with an engineer on site.',
    'setting': 'a wind and storage site',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'green', 'teal', 'ink', 'orange'],
}


def build():
    tile(8, 5.6, .4, .2)
    hill((-2.1, 1.4), 1.6, .6)
    hill((-.1, 1.75), 1.4, .5, TEAL)
    hill((1.9, 1.5), 1.7, .72)
    turbine((-2, 1.35, .48), .8, .35)
    turbine((1.9, 1.45, .6), .86, 1.0)
    for row in range(2):
        for column in range(3):
            solar_panel((-3.15 + column * 1.05, -.55 - row * .95))
    battery_unit((1.7, -.85))
    battery_unit((2.85, -.85))
    transmission_tower((.35, .25), (2.35, -.8))
    person('person-05', (.75, -1.75, 0), 12, 1, left='down', right='hold', hat='hard hat')
    trees([(-3.6, 2.2, .55, TEAL), (-3.3, 2.45, .4, SAGE), (3.6, 2.2, .55, TEAL), (-3.6, -2.35, .45, SAGE), (-.1, -2.35, .5, TEAL), (3.55, -2.3, .5, TEAL), (3.2, -2.45, .36, SAGE), (.9, 1.0, .45, TEAL)])
    finish((.02, 0, 1.1), 34)
