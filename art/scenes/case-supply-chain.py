"""A container port: the crane lifts one orange container off the ship."""
import itertools

from kit.annotations import tag
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import GLASS, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, cylinder, place, rod
from kit.vehicles import container, ship, truck

PICTURE = {
    'alt': 'A container port: a tall teal crane on the quay holds an orange container over a dark ship with a wave mark; teal, white and sand containers are stacked behind.',
    'caption': 'One box found, one box lifted.',
    'setting': 'a container port',
    'timeOfDay': 'day',
    'colors': ['sand', 'teal', 'ink', 'white', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 52
QUAY = .34   # height of the quay over the water


def port():
    tile(8.2, 5.2, .42, .2)
    tag('water', box((0, -1.3, .015), (7.9, 2.3, .04), WATER, .015))
    box((0, 1.22, QUAY / 2), (7.9, 2.45, QUAY), MIST, .06)
    box((0, .06, QUAY), (7.9, .16, .08), WHITE, .03)
    for number in range(8):
        cylinder((-3.5 + number, .0, QUAY + .1), .06, .18, INK, bevel=.02)
    for across, along in ((-3.4, -2.1), (-2.2, -2.25), (3.3, -2.0), (3.5, -.6), (.4, -2.3), (1.9, -2.2)):
        box((across, along, .04), (.42, .03, .012), WHITE, .004)


def crane(at, hook_at, reach=(-2.1, 1.9), height=2.55):
    """A gantry on the quay; its boom runs along y and its trolley stands over `hook_at` (y)."""
    parts = []
    for side, along in itertools.product((-1, 1), (.25, 1.5)):
        parts += [box((side * .7, along, height / 2), (.14, .14, height), TEAL, .03), box((side * .7, along, .09), (.26, .3, .18), INK, .04)]
    for side in (-1, 1):
        parts += [box((side * .7, .875, .62), (.1, 1.4, .1), TEAL, .02), rod((side * .7, .25, .65), (side * .7, 1.5, height - .1), .035, TEAL)]
    for along in (.25, 1.5):
        parts.append(box((0, along, height), (1.54, .16, .18), TEAL, .03))
    for side in (-1, 1):
        parts.append(box((side * .26, sum(reach) / 2, height + .16), (.1, reach[1] - reach[0], .16), TEAL, .03))
        parts += [rod((side * .26, .4, height + .2), (side * .1, .4, height + .72), .045, TEAL), rod((side * .1, .4, height + .72), (side * .26, reach[0] + .15, height + .24), .022, INK), rod((side * .1, .4, height + .72), (side * .26, reach[1] - .15, height + .24), .022, INK)]
    parts.append(box((0, .4, height + .72), (.3, .12, .1), INK, .03))
    parts.append(box((0, 1.35, height + .42), (.7, .7, .4), WHITE, .05))
    parts += [box((0, hook_at, height + .02), (.7, .44, .14), INK, .03), box((.46, hook_at + .02, height - .2), (.3, .34, .34), WHITE, .05), box((.46, hook_at - .16, height - .22), (.22, .03, .18), GLASS, .01)]
    parts += [rod((side * .2, hook_at + end * .14, height), (side * .36, hook_at + end * .1, height - .82), .013, INK) for side, end in itertools.product((-1, 1), (-1, 1))]
    parts.append(box((0, hook_at, height - .85), (.92, .34, .07), INK, .02))
    return tag('crane', place(parts, at))


def stacks():
    colors = (TEAL, WHITE, SAND, INK, SAGE)
    for number, (across, along, level) in enumerate([(-3.3, 1.7, 0), (-3.3, 1.7, 1), (-3.3, 1.7, 2), (-3.3, 1.22, 0), (-3.3, 1.22, 1), (-3.3, .74, 0), (-2.32, 1.7, 0), (-2.32, 1.7, 1), (-2.32, 1.22, 0),
                                                     (2.35, 1.7, 0), (2.35, 1.7, 1), (2.35, 1.22, 0), (3.33, 1.7, 0), (3.33, 1.7, 1), (3.33, 1.7, 2), (3.33, 1.22, 0), (3.33, 1.22, 1)]):
        container((across, along, QUAY + level * .43), colors[(number * 3 + level) % 5], 90)


def build():
    port()
    ship((-.55, -1.3, .03), 90, 1.42, INK, ((WHITE, TEAL, SAND), (TEAL, WHITE, WHITE)), 'wave mark', WHITE)
    crane((.35, 0, QUAY), -1.3)
    container((.35, -1.3, QUAY + 1.25), SIGNAL, 90)
    stacks()
    truck((2.9, .62, QUAY), 90, .8, SAND, TEAL)
    person('person-05', (1.62, .42, QUAY), 12, .95, hat='hard hat', hat_paint=WHITE, right='up', top=TEAL)
    trees([(-3.85, 2.35, .6, TEAL), (3.85, 2.35, .6, TEAL)])
    plate_light(.8, .8)
    camera((3.6, -10.6, 5.6), (.0, -.05, .95), 38.6, 1.2, focus=(.2, -1.2, 1.2))
    backdrop(-.42, distance=10)
