"""A warehouse shop: a wall of shelves with price rails, a trolley, and one empty place on the shelf."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.frame import corner_frame
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.marks import show
from kit.materials import DARK, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE, WOOD
from kit.nature import trees
from kit.people import person
from kit.primitives import box, capsule, cylinder, place, rod

PICTURE = {
    'alt': 'A tall wall of shelves full of boxes, jars and bottles with small tags on its price rails; one place is empty and framed by orange brackets, and a shopper stands by with a trolley.',
    'caption': 'One gap in a full wall.',
    'setting': 'a warehouse shop',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'teal', 'green', 'ink', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 52
NORTH, DEPTH, WIDTH, RISE, FOOT = .95, .72, 6.4, .74, .22
FRONT = NORTH - DEPTH / 2
GAP = (2, 5)   # shelf and place


def carton(at, colour):
    return [box((at[0], at[1], at[2] + .22), (.44, .42, .44), colour, .03), box((at[0], at[1] - .212, at[2] + .22), (.2, .012, .16), WHITE if colour is not WHITE else TEAL, .004)]


def jar(at, colour):
    return [cylinder((at[0], at[1], at[2] + .17), .14, .34, colour, bevel=.03), cylinder((at[0], at[1], at[2] + .37), .12, .08, INK, bevel=.015), cylinder((at[0], at[1], at[2] + .17), .143, .14, WHITE, bevel=0)]


def bottle(at, colour):
    return [cylinder((at[0], at[1], at[2] + .17), .095, .34, colour, bevel=.02), cylinder((at[0], at[1], at[2] + .4), .09, .12, colour, .035, bevel=.01), cylinder((at[0], at[1], at[2] + .48), .04, .08, WHITE, bevel=.01)]


def goods(shelf, place_number, across, level):
    """What stands in one place: a carton, two jars or three bottles."""
    kind, colour = (shelf + place_number) % 3, (TEAL, SAND, WHITE, SAGE, INK)[(2 * shelf + place_number * 3) % 5]
    if kind == 0:
        return carton((across, FRONT + .24, level), colour)
    if kind == 1:
        return [part for shift in (-.15, .15) for part in jar((across + shift, FRONT + .2, level), colour)]
    return [part for shift in (-.2, 0, .2) for part in bottle((across + shift, FRONT + .18, level), colour)]


def shelf_wall():
    parts = [box((0, NORTH + DEPTH / 2, 1.62), (WIDTH + .2, .08, 3.24), SAND, .02)]
    parts += [box((side * WIDTH / 2, NORTH, 1.62), (.1, DEPTH, 3.24), INK, .02) for side in (-1, 0, 1)]
    stock = []
    for shelf in range(4):
        level = FOOT + shelf * RISE
        parts += [box((0, NORTH, level - .03), (WIDTH, DEPTH, .06), WHITE, .01), box((0, FRONT - .02, level - .04), (WIDTH, .04, .13), TEAL, .012)]
        for number in range(10):
            across = (number - 4.5) * .62 + (.03 if number > 4 else -.03)
            empty = (shelf, number) == GAP
            parts.append(box((across, FRONT - .05, level - .04), (.62, .04, .15), SIGNAL, .012) if empty else box((across, FRONT - .045, level - .04), (.2, .02, .09), WHITE, .004))
            if not empty:
                stock += goods(shelf, number, across, level)
    parts.append(box((0, NORTH, 3.24), (WIDTH + .3, DEPTH + .1, .08), INK, .02))
    tag('shelf', parts + stock)
    across, level = (GAP[1] - 4.5) * .62 + .03, FOOT + GAP[0] * RISE
    tag('empty place', corner_frame((across, FRONT - .1, level + .3), .76, .76, arm=.19, thick=.075))


def trolley(at, heading, scale=1):
    """A wire basket on wheels with a handle behind; it rolls towards its heading."""
    parts = []
    for level, wide, long in ((.5, .44, .74), (.66, .5, .84), (.84, .56, .94)):
        corners = [(-wide / 2, -long / 2, level), (wide / 2, -long / 2, level), (wide / 2, long / 2, level), (-wide / 2, long / 2, level)]
        parts += [rod(first, second, .018, INK) for first, second in zip(corners, corners[1:] + corners[:1])]
    for step in range(6):
        share = step / 5 - .5
        for side in (-1, 1):
            parts += [rod((side * .22, share * .74, .5), (side * .28, share * .94, .84), .011, INK), rod((share * .44, side * .37, .5), (share * .56, side * .47, .84), .011, INK)]
    parts.append(box((0, 0, .5), (.42, .72, .03), MIST, .01))
    for side in (-1, 1):
        parts += [rod((side * .25, .44, .84), (side * .25, .6, 1.0), .022, INK), rod((side * .2, .3, .5), (side * .2, .34, .16), .022, INK), rod((side * .2, -.3, .5), (side * .2, -.3, .16), .022, INK), rod((side * .2, .34, .18), (side * .2, -.3, .18), .02, INK)]
        parts += [cylinder((side * .2, end, .08), .08, .05, DARK, rotation=(0, math.pi / 2, 0)) for end in (-.3, .34)]
    parts.append(capsule((-.28, .6, 1.0), (.28, .6, 1.0), .034, INK))
    load = carton((-.06, .12, .52), TEAL) + bottle((.12, -.2, .52), SAND) + jar((-.1, -.22, .52), SAGE)
    return tag('trolley', place(parts + load, at, heading, scale))


def build():
    tile(7.6, 4.4, .42, .2)
    shelf_wall()
    trolley((-.55, -.75, 0), 68, 1.35)
    person('person-02', (-1.62, -1.0, 0), 62, 1.5, left='forward', right='forward', top=WHITE)
    for level, colour, across in ((0, SAND, 2.35), (.5, SAND, 2.35), (0, WOOD, 2.95)):
        case = box((across, -.75, level + .25), (.56, .52, .5), colour, .03)
        box((across, -.75, level + .502), (.56, .1, .006), WHITE, 0)
        mark = show('ring mark', (across, -1.02, level + .25), .2, TEAL)
        tag('carton', [case, mark])
    person('person-09', (1.25, -.75, 0), -8, 1.5, right='up', top=TEAL, legs=INK)
    trees([(-3.45, -1.6, .6, TEAL), (-3.1, -1.85, .42, SAGE), (3.5, -1.75, .55, TEAL)])
    plate_light(.75, .8)
    camera((2.2, -10.0, 4.6), (.0, .1, 1.2), 38.6, 1.1, focus=(.2, .2, 1.5))
    backdrop(-.42, distance=10)
