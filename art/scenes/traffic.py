"""A small junction seen from above: one orange car has stopped on it."""
from kit.annotations import tag
from kit.camera import camera
from kit.city import car, crossing, house, pole_camera, road, traffic_light
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import INK, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, place, rod
from kit.vehicles import bus

PICTURE = {
    'alt': 'A model road junction from above: an orange car stands still beside the crossing while a bus, five cars and three people wait; a camera on a pole looks on.',
    'caption': 'One car has stopped where it should not.',
    'setting': 'a city road junction',
    'timeOfDay': 'day',
    'colors': ['sand', 'ink', 'white', 'teal', 'green', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64


def warning_triangle(at, heading):
    corners = [(-.16, 0, .05), (.16, 0, .05), (0, 0, .33)]
    sides = [rod(first, second, .025, SIGNAL) for first, second in zip(corners, corners[1:] + corners[:1])]
    return tag('warning triangle', place(sides + [box((0, .05, .02), (.3, .14, .03), INK, .01)], at, heading))


def streets():
    tile(10.6, 7.4, .5, .22)
    road((-5.12, 0), (5.12, 0), 1.9, dash=0)
    for end in (-1, 1):
        road((0, end * 3.52), (0, end * .95), 1.9, dash=0)
        crossing((end * 1.33, 0), 1.7, along_x=False)
        crossing((0, end * 1.33), 1.7, along_x=True)
        for step in range(4):
            box((end * (2.1 + step * .72), 0, .026), (.42, .05, .008), WHITE, 0)
            if step < 2:
                box((0, end * (2.1 + step * .72), .026), (.05, .42, .008), WHITE, 0)
    for across, along, heading, lit in ((1.5, -1.2, 0, 'red'), (-1.2, -1.2, -90, 'green'), (1.2, 1.2, 90, 'green'), (-1.2, 1.2, 180, 'red')):
        traffic_light((across, along, 0), heading, lit, .95)


def build():
    streets()
    pole_camera((-1.5, 1.95, 0), 42, 2.2)
    car((.34, -.12, .03), 170, SIGNAL, 1.15)
    warning_triangle((.42, -1.0, .03), 0)
    car((.46, -2.55, .03), 180, WHITE)
    car((-.46, 2.6, .03), 0, SAGE)
    car((2.6, .46, .03), -90, TEAL)
    car((4.2, .46, .03), -90, SAND)
    car((3.4, -.46, .03), 90, WHITE)
    bus((-3.1, -.46, .03), 90, 1.15, TEAL, mark='ring mark', mark_paint=WHITE, stripe=WHITE)
    house((-3.9, 2.5, 0), (2.0, 1.2, 1.25), WHITE, INK, windows=(3, 2))
    house((3.9, 2.5, 0), (1.5, 1.3, 1.9), SAND, INK, windows=(2, 3), flat_top=True, door=TEAL)
    house((2.2, 2.65, 0), (1.1, 1.0, 1.0), WHITE, TEAL, windows=(2, 1), door=INK)
    person('person-04', (-1.35, -1.75, 0), 20, .85)
    person('person-05', (2.1, -1.55, 0), 40, .85, right='point')
    person('person-01', (1.35, .35, .03), 15, .85, top=SAND)
    trees([(-4.6, -1.9, .7, TEAL), (-4.1, -2.4, .5, SAGE), (-2.0, -3.0, .62, TEAL), (2.6, -2.4, .7, TEAL), (3.2, -2.8, .5, SAGE), (4.6, -1.8, .6, TEAL), (-4.9, 3.2, .6, TEAL), (-1.6, 3.2, .5, SAGE), (4.95, 3.3, .5, TEAL)])
    plate_light(1.0, .8)
    camera((5.0, -12.6, 10.2), (.02, -.3, .1), 40.5, 1.2, focus=(.4, -.3, .3))
    backdrop(-.5, distance=14)
