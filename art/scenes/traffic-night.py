"""The same kind of junction at night: a delivery truck has stopped at the lights, two red cars have the road."""
from kit.camera import camera
from kit.city import car, crossing, house, pole_camera, road, traffic_light
from kit.ground import backdrop, tile
from kit.lights import night_light, spot
from kit.materials import INK, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.night import GROUND_AT_NIGHT, TILE_AT_NIGHT, beams, street_lamp
from kit.people import person
from kit.vehicles import truck

PICTURE = {
    'alt': 'A model junction at night under three street lamps: two red cars with their headlights on, a white truck with a leaf mark waiting, lit windows, a person at the crossing and a camera on a pole.',
    'caption': 'After dark the camera still tells two red cars from a truck.',
    'setting': 'a city road junction',
    'timeOfDay': 'night',
    'colors': ['ink', 'teal', 'orange', 'white', 'sand'],
}
SIZE = (1280, 800)
SAMPLES = 220


def streets():
    tile(10.6, 7.0, .5, .22, TILE_AT_NIGHT)
    road((-5.12, 0), (5.12, 0), 1.9, dash=.42)
    road((1.2, -3.32), (1.2, -.95), 1.9, dash=.42)
    crossing((-1.1, 0), 1.7, along_x=False)
    crossing((1.2, -1.35), 1.7, along_x=True)
    traffic_light((-1.75, -1.2, 0), -90, 'red', .95)
    traffic_light((2.4, 1.2, 0), 90, 'green', .95)


def driving(at, heading, colour):
    beams(at, heading, 1.15)
    return car(at, heading, colour, 1.15, lights_on=True)


def build():
    streets()
    driving((.5, -.46, .03), 90, SIGNAL)
    driving((3.5, .46, .03), -90, SIGNAL)
    # Its beams would fall off the tile's edge, so this one has none.
    car((.78, -2.5, .03), 0, TEAL, 1.15, lights_on=True)
    beams((-3.0, -.46, .03), 90, 1.25)
    truck((-3.0, -.46, .03), 90, 1.25, load=WHITE, cab=TEAL, mark='leaf mark', mark_paint=SIGNAL)
    house((-3.4, 2.3, 0), (2.0, 1.2, 1.4), WHITE, INK, windows=(3, 2), lit=((1, 0), (1, 2), (0, 2)))
    house((-.6, 2.45, 0), (1.5, 1.2, 2.1), SAND, INK, windows=(2, 3), flat_top=True, door=TEAL, lit=((2, 1), (1, 0)))
    house((3.6, 2.4, 0), (1.7, 1.2, 1.2), TEAL, INK, windows=(3, 2), lit=((1, 1), (0, 0)))
    pole_camera((1.3, 1.6, 0), 0, 2.3)
    street_lamp((-1.9, 1.25, 0), 0)
    street_lamp((2.9, -1.2, 0), 180)
    street_lamp((-4.5, -1.25, 0), 180)
    spot((-3.4, 1.2, .8), (-3.4, .6, 0), 60, 90)
    person('person-07', (-1.1, -1.45, 0), 30, .9)
    person('person-02', (3.3, -1.6, 0), 20, .9, right='point')
    trees([(-4.7, 2.0, .7, TEAL), (-2.1, -2.4, .7, TEAL), (-2.6, -2.8, .5, SAGE), (4.7, 2.5, .6, TEAL), (4.4, -2.6, .7, TEAL), (3.8, -2.9, .45, SAGE), (1.9, 2.7, .6, TEAL)])
    night_light()
    camera((5.0, -12.6, 10.2), (.02, -.3, .1), 41.5, 1.2, focus=(.4, -.3, .3))
    backdrop(-.5, distance=14, material=GROUND_AT_NIGHT)
