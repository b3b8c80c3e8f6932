"""A small hotel with a pool and palms; a traveler with an orange suitcase steps off the bus."""
import math

from kit.annotations import tag
from kit.city import road
from kit.ground import tile
from kit.marks import show
from kit.materials import DARK, GLASS, GLOW, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE, WOOD
from kit.nature import palm, trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish
from kit.primitives import box, cylinder, place, ring, rod, sphere
from kit.street import awning
from kit.vehicles import bus

PICTURE = {
    'alt': 'A white hotel of three floors at dusk, some of its windows lit, with a pool, a parasol and two palms; a small bus with a wave mark has stopped in front, and a traveler waves beside an orange suitcase.',
    'caption': 'Arriving: the bus, the traveler, the suitcase.',
    'setting': 'a holiday hotel',
    'timeOfDay': 'dusk',
    'colors': ['white', 'teal', 'sand', 'orange', 'ink'],
}


def hotel(at):
    """Three floors, four bays, a balcony to each."""
    parts = [box((0, .2, 1.35), (3.1, 1.2, 2.7), WHITE, .05), box((0, .2, 2.74), (3.3, 1.4, .12), TEAL, .04), box((.95, .3, 2.98), (.8, .6, .36), WHITE, .03)]
    for floor in (1, 2):
        for bay in range(4):
            east, up = -1.13 + .75 * bay, .82 * floor + .22
            parts += [box((east, -.41, up + .32), (.46, .05, .56), GLOW if (bay * 2 + floor) % 3 == 1 else GLASS, .01), box((east, -.56, up), (.66, .34, .05), SAND, .01), box((east, -.72, up + .14), (.66, .03, .22), TEAL if (bay + floor) % 2 else SAGE, .01)]
        parts += [box((1.56, .25 + side * .3, .82 * floor + .52), (.04, .34, .5), GLASS, .01) for side in (-1, 1)]
    parts += [box((0, -.42, .42), (.7, .05, .8), INK, .02), box((0, -.45, .4), (.02, .03, .76), SAND, 0), box((0, -.62, .03), (1.1, .5, .06), SAND, .02)]
    parts += [box((side * 1.05, -.42, .46), (.6, .05, .5), GLOW, .01) for side in (-1, 1)]
    parts.append(awning((0, -.4, .98), 1.2, .5, .16, 6, TEAL, WHITE))
    sign = [box((-.5, -.3, 3.08), (1.4, .08, .52), INK, .04), *[rod((-.5 + side * .5, -.26, 2.78), (-.5 + side * .5, -.26, 2.9), .03, INK) for side in (-1, 1)]]
    mark = show('peak mark', (-.5, -.36, 3.08), .46, SIGNAL)
    tag('hotel', place([parts, sign, mark], at, scale=.84))


def pool(at):
    east, north = at
    edge = box((east, north, .03), (2.0, 1.35, .1), WHITE, .04)
    water = tag('water', box((east, north, .07), (1.76, 1.11, .04), WATER, .01))
    ladder = [ring((east + .9, north + side * .12, .1), .14, .015, MIST, (math.pi / 2, 0, 0)) for side in (-1, 1)]
    float_ring = ring((east - .35, north + .05, .12), .19, .075, WHITE)
    tag('pool', [edge, water, ladder])
    tag('swim ring', float_ring)


def parasol(at):
    east, north = at
    canopy = [cylinder((east, north, 1.12), .62, .3, WHITE, .03, bevel=.01, sides=10), cylinder((east, north, 1.155), .42, .26, TEAL, .03, bevel=.01, sides=10), sphere((east, north, 1.3), .04, TEAL)]
    tag('parasol', [canopy, rod((east, north, 0), (east, north, 1.2), .025, WOOD)])
    lounger = [box((0, 0, .2), (.42, 1.0, .06), WOOD, .02), box((0, .5, .32), (.42, .36, .06), WOOD, .02, (math.radians(45), 0, 0)), *[box((side * .16, along, .09), (.04, .04, .18), WOOD, .01) for side in (-1, 1) for along in (-.4, .35)]]
    tag('lounger', place(lounger, (east + .12, north - .35, 0), -10))


def suitcase(at, heading):
    parts = [box((0, 0, .36), (.44, .24, .56), SIGNAL, .06), *[box((-.12 + .12 * rib, -.125, .36), (.03, .02, .44), INK, .005) for rib in range(3)], *[cylinder((side * .16, 0, .05), .05, .05, DARK, rotation=(0, math.pi / 2, 0)) for side in (-1, 1)],
             *[rod((side * .1, .06, .6), (side * .1, .06, .88), .015, DARK) for side in (-1, 1)], rod((-.1, .06, .88), (.1, .06, .88), .02, DARK)]
    tag('suitcase', place(parts, at, heading))


def build():
    tile(7.6, 5.2, .4)
    hotel((-1.75, 1.4, 0))
    pool((1.9, 1.15))
    parasol((3.0, .1))
    road((-3.7, -1.75), (3.7, -1.75), 1.05)
    bus((-1.75, -1.72, .02), 90, 1.15, body=WHITE, stripe=TEAL, mark='wave mark', mark_paint=TEAL)
    person('person-06', (.55, -.75, 0), 30, 1.2, left='up', right='down', top=TEAL, hat='brim', hat_paint=WHITE)
    suitcase((1.12, -.85, 0), 24)
    palm((3.15, 2.15, 0), 1.6, -10)
    palm((.45, .9, 0), 1.35, -8)
    trees([(-3.5, 2.3, .5, TEAL), (-3.5, .2, .4, SAGE), (-3.2, .0, .5, TEAL)])
    finish((-.05, 0, .64), 30, hour='dusk')
