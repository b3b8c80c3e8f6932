"""The night shift: turbines under the moon, a lit hut, a van that has just come, an engineer with a tablet between the battery units."""
from kit.city import house
from kit.energy import battery_unit, transmission_tower, turbine
from kit.ground import backdrop, tile
from kit.camera import house_camera
from kit.lights import night_light, spot
from kit.materials import SAGE, SIGNAL, TEAL, WHITE
from kit.nature import hill, trees
from kit.night import GROUND_AT_NIGHT, TILE_AT_NIGHT, beams, street_lamp
from kit.people import person
from kit.vehicles import van

PICTURE = {
    'alt': 'A model battery yard at night: two wind turbines on dark hills, three battery units under a lamp, a red van with its headlights on and an engineer in a hard hat beside a lit hut.',
    'caption': 'The wind does not keep office hours; nor does the yard.',
    'setting': 'a wind and storage site',
    'timeOfDay': 'night',
    'colors': ['ink', 'teal', 'white', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 220


def build():
    tile(8, 5.6, .4, .2, TILE_AT_NIGHT)
    hill((-2.2, 1.5), 1.6, .6)
    hill((1.5, 1.7), 1.7, .7, TEAL)
    turbine((-2.1, 1.4, .48), .8, .6)
    turbine((1.5, 1.6, .6), .86, .2)
    for number in range(3):
        battery_unit((.75 + number * 1.12, -.55))
    transmission_tower((-.35, .2), (1.1, -.5))
    house((-2.7, -.35, 0), (1.3, 1.0, .95), WHITE, TEAL, windows=(3, 1), lit=((0, 0), (0, 2)), door=SIGNAL)
    spot((-2.7, -.95, .9), (-2.7, -1.5, 0), 60, 100)
    beams((-2.3, -1.85, 0), 75, 1.1)
    van((-2.3, -1.85, 0), 75, 1.1, SIGNAL, mark='ring mark', mark_paint=WHITE)
    street_lamp((3.55, -1.75, 0), -45)
    street_lamp((-.65, -.95, 0), 60)
    person('person-05', (.55, -1.75, 0), 12, 1, left='down', right='hold', hat='hard hat')
    trees([(-3.6, 2.2, .55, TEAL), (-3.3, 2.45, .4, SAGE), (3.6, 2.2, .55, TEAL), (3.55, 1.2, .45, TEAL), (2.2, -2.4, .5, TEAL), (2.6, -2.5, .36, SAGE)])
    night_light()
    house_camera((.02, 0, 1.05), 34, 100, .9)
    backdrop(-.41, distance=16, radius=14, material=GROUND_AT_NIGHT)
