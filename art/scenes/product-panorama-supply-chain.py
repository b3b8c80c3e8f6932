"""Ship, truck and warehouse on one tile, joined by one orange route."""
from kit.annotations import tag
from kit.city import road
from kit.ground import tile
from kit.marks import show
from kit.materials import DARK, INK, LINE, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE
from kit.nature import trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish
from kit.primitives import box, capsule, cylinder, place, ring, rod, sphere, wire
from kit.vehicles import container, ship, truck

PICTURE = {
    'alt': 'One tile with a harbour: a container ship at the quay, a truck on the road and a warehouse with open doors, joined by one orange route with a pin at either end.',
    'caption': 'Ship, truck and warehouse on one route.',
    'setting': 'a harbour with a warehouse',
    'timeOfDay': 'day',
    'colors': ['teal', 'ink', 'white', 'orange', 'sand'],
}


def harbour():
    """Water along the front left, its quay edged in white."""
    water = tag('water', box((-2.02, -1.05, .012), (3.36, 2.62, .03), WATER, .01))
    edges = [box((-2.02, .32, .06), (3.44, .12, .12), WHITE, .03), box((-.3, -1.05, .06), (.12, 2.7, .12), WHITE, .03)]
    bollards = [cylinder((-3.4 + .75 * number, .42, .12), .06, .22, INK, bevel=.02) for number in range(5)]
    for across, along in ((-3.2, -2.1), (-2.5, -2.25), (-.95, -2.2), (-3.4, -.35), (-1.0, -.2)):
        wire([(across - .2, along, .03), (across - .07, along + .05, .03), (across + .07, along - .05, .03), (across + .2, along, .03)], .012, WHITE)
    tag('quay', [edges, bollards])
    return water


def quay_crane(at):
    east, north = at
    legs = [rod((east + side * .35, north + depth, 0), (east + side * .28, north + depth * .8, 1.75), .05, TEAL) for side in (-1, 1) for depth in (-.32, .32)]
    braces = [rod((east - .34, north + depth, .55), (east + .34, north + depth, .55), .03, TEAL) for depth in (-.31, .31)]
    beam = [box((east, north - .55, 1.82), (.3, 2.5, .16), TEAL, .04), box((east, north + .35, 2.02), (.4, .5, .3), WHITE, .05), rod((east, north + .3, 2.4), (east, north - 1.65, 1.9), .02, INK), rod((east, north + .3, 1.9), (east, north + .3, 2.4), .04, TEAL)]
    load = [rod((east + side * .12, north - 1.2, 1.78), (east + side * .12, north - 1.2, 1.28), .012, INK) for side in (-1, 1)]
    held = box((east, north - 1.2, 1.16), (.4, .5, .25), SIGNAL, .02)
    tag('quay crane', [legs, braces, beam, load])
    tag('container', held)


def warehouse(at):
    """Open doors to the front, a shallow roof, a mark over the doors."""
    parts = [box((0, .45, .72), (2.7, 1.3, 1.44), SAND, .03), box((0, .45, 1.5), (2.9, 1.5, .14), INK, .04), box((0, .45, 1.62), (2.1, .9, .12), INK, .03)]
    for number in range(3):
        east = -.86 + .86 * number
        parts += [box((east, -.2, .45), (.66, .06, .86), DARK, .02)]
        parts += [box((east, -.225, .76 - .1 * slat + .06), (.62, .04, .085), WHITE, .01) for slat in range(1 if number == 1 else 8)]
        parts += [box((east, -.3, .05), (.74, .22, .1), LINE, .02)]
    parts += [box((0, -.17, .3), (.36, .2, .36), SAND, .02), box((.0, -.17, .55), (.28, .18, .14), TEAL, .02)]
    mark = show('arrow mark', (0, -.22, 1.17), .34, SIGNAL)
    tag('warehouse', place([parts, mark], at))


def pin(at, height=.75):
    east, north = at
    return tag('pin', [rod((east, north, .02), (east, north, height), .025, INK), sphere((east, north, height + .1), .16, SIGNAL), ring((east, north, .045), .17, .03, SIGNAL)])


def route(corners, height=.065, radius=.05):
    """A thick line along the floor with round corners."""
    return [capsule((*start, height), (*end, height), radius, SIGNAL) for start, end in zip(corners, corners[1:])]


def build():
    tile(7.6, 5, .4)
    harbour()
    ship((-2.05, -.66, .06), -90, 1.08, mark='ring mark', mark_paint=WHITE)
    quay_crane((-2.35, .95))
    road((.55, -2.35), (.55, 2.35), .95)
    road((1.05, -1.15), (3.65, -1.15), .95)
    warehouse((2.4, 1.0, 0))
    truck((1.55, -1.12, .03), 90, .95, load=WHITE, cab=TEAL, mark='arrow mark')
    for number, (east, north, colour, turn) in enumerate([(-.75, 1.35, TEAL, 4), (-.75, 1.95, WHITE, -3), (-3.35, 1.75, WHITE, 88), (-3.3, 2.2, TEAL, 92)]):
        container((east, north, 0), colour, turn, (.42, .55, .42) if number < 2 else (.42, .9, .42))
    tag('route', route([(-1.05, .62), (.55, .62), (.55, -1.12), (3.3, -1.12), (3.3, .42)]))
    for stop in ((-1.05, .62), (3.3, .2)):
        pin(stop)
    person('person-05', (1.1, .4, 0), 26, 1.15, left='hip', right='hold', hat='hard hat', hat_paint=WHITE)
    trees([(3.55, 2.25, .5, TEAL), (-.2, 2.25, .5, TEAL), (3.55, -2.2, .5, TEAL), (3.2, -2.35, .36, SAGE), (-.0, -2.2, .4, SAGE)])
    finish((-.05, 0, .62), 28.6)
