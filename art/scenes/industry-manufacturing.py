"""A gear works: a press, a belt of gears, an inspection arch over the one that is chipped, and two workers."""
import math

from kit.annotations import tag
from kit.ground import tile
from kit.machines import bin_of, conveyor, gear
from kit.marks import show
from kit.materials import DARK, GLASS, GLOW, INK, LINE, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish
from kit.primitives import box, cylinder, extrude

PICTURE = {
    'alt': 'A belt carries white gears from a press past an inspection arch; one gear is orange, chipped and framed by orange brackets, and a worker in a hard hat points at it.',
    'caption': 'The belt, the arch, and the one gear that is chipped.',
    'setting': 'a factory line',
    'timeOfDay': 'day',
    'colors': ['ink', 'white', 'teal', 'orange', 'sand'],
}
BELT_TOP = .55
NORTH = -.25


def press(east):
    frame = [box((east + side * .62, NORTH, .95), (.2, .62, 1.9), TEAL, .04) for side in (-1, 1)]
    frame += [box((east, NORTH, 2.0), (1.6, .8, .42), TEAL, .08), box((east, NORTH, 2.3), (.7, .5, .24), INK, .05)]
    ram = [cylinder((east, NORTH, 1.62), .17, .5, MIST), box((east, NORTH, 1.3), (.82, .62, .16), INK, .03), cylinder((east, NORTH, 1.18), .3, .1, LINE)]
    mark = show('trio mark', (east + .42, NORTH - .41, 2.0), .28, WHITE)
    dial = [mark, cylinder((east - .2, NORTH - .41, 2.0), .14, .04, WHITE, rotation=(math.pi / 2, 0, 0), bevel=.01), box((east - .17, NORTH - .44, 2.03), (.02, .02, .12), SIGNAL, 0, (0, .6, 0))]
    tag('press', [frame, ram, dial])


def inspection_arch(east):
    posts = [box((east, NORTH + side * .62, .95), (.16, .14, 1.9), WHITE, .04) for side in (-1, 1)]
    beam = [box((east, NORTH, 1.9), (.24, 1.4, .2), WHITE, .05), box((east, NORTH, 1.68), (.34, .4, .3), INK, .05), cylinder((east, NORTH, 1.49), .12, .14, DARK, bevel=.02), cylinder((east, NORTH, 1.415), .09, .02, GLASS, bevel=0)]
    lights = [cylinder((east, NORTH + side * .45, 1.78), .09, .05, GLOW, bevel=.01) for side in (-1, 1)]
    tag('inspection camera', [posts, beam, lights])


def works():
    """A saw-tooth hall behind the line, with a chimney and a mark."""
    outline = [(-2.1, 0), (2.1, 0), (2.1, .95), (2.1, 1.5), (.7, .95), (.7, 1.5), (-.7, .95), (-.7, 1.5), (-2.1, .95)]
    hall = [extrude(outline, .95, SAND, (-1.05, 1.65, 0), .02), box((-2.5, 1.7, 1.05), (.3, .3, 2.1), WHITE, .03), box((-2.5, 1.7, 1.9), (.32, .32, .14), SIGNAL, .02)]
    hall += [box((-2.3 + .83 * number, 1.16, .6), (.52, .04, .42), GLASS, .01) for number in range(4)]
    hall.append(box((.72, 1.16, .42), (.46, .04, .84), TEAL, .01))
    tag('factory hall', hall)


def build():
    tile(7.4, 5, .4)
    works()
    conveyor(-3.1, 3.0, NORTH, .95, BELT_TOP, 4)
    press(-1.95)
    inspection_arch(1.05)
    for number in range(6):
        east = -2.72 + .77 * number
        faulty = number == 5
        tag('chipped gear' if faulty else 'gear', gear((1.05 if faulty else east, NORTH, BELT_TOP), .31, SIGNAL if faulty else WHITE, turn=.3 * number, chipped=faulty))
    for number in range(2):
        tag('gear', gear((1.85 + .72 * number, NORTH, BELT_TOP), .31, WHITE, turn=.5 + number))
    for side in (-1, 1):
        for row in (-1, 1):
            corner = (1.05 + side * .4, NORTH + row * .4)
            box((corner[0] - side * .06, corner[1], BELT_TOP + .015), (.15, .03, .03), SIGNAL, .005)
            box((corner[0], corner[1] - row * .06, BELT_TOP + .015), (.03, .15, .03), SIGNAL, .005)
    person('person-03', (.15, -1.5, 0), 30, 1.2, left='hip', right=(.3, .02, .72), hat='hard hat', hat_paint=WHITE, top=TEAL, legs=INK)
    person('person-10', (2.55, .85, 0), 20, 1.15, left='hold', right='hold', hat='hard hat', hat_paint=WHITE, extras=[box((0, -.33, .5), (.26, .03, .2), INK, .01, (-.5, 0, 0))])
    tag('crate', bin_of((2.25, -1.75, 0), (.95, .7, .42), TEAL))
    for number, (east, north) in enumerate([(2.02, -1.82), (2.46, -1.7), (2.25, -1.72)]):
        tag('gear', gear((east, north, .12 + .13 * number), .27, WHITE, turn=number))
    trees([(-3.35, -1.95, .5, TEAL), (-3.0, -2.15, .38, SAGE), (3.3, 2.1, .6, TEAL), (2.95, 2.2, .42, SAGE)])
    finish((-.05, 0, .55), 28)
