"""Mixed blocks come down a rail; an orange gate sorts them by colour into three bins."""
import math

from kit.annotations import tag
from kit.archive import drawers
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import INK, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, cylinder, place, rod, sphere

PICTURE = {
    'alt': 'Mixed blocks roll down a ramp through an orange gate, which sends teal, white and ink blocks down three rails into three bins; a drawer cabinet stands behind.',
    'caption': 'Everything in its own bin.',
    'setting': 'a small sorting yard',
    'timeOfDay': 'day',
    'colors': ['sand', 'teal', 'white', 'ink', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64
GATE = (-.35, .15, 1.0)


def rail(start, end, width=.5, bed=MIST):
    """A straight belt with two ledges between two points of its middle."""
    length = math.dist(start, end)
    heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    slope = math.asin((end[2] - start[2]) / length)
    middle = [(first + second) / 2 for first, second in zip(start, end)]
    parts = [box((0, 0, 0), (length, width, .07), bed, .02)] + [box((0, side * width / 2, .05), (length, .05, .16), WHITE, .02) for side in (-1, 1)]
    for part in parts:
        part.rotation_euler = (0, -slope, 0)
    tilted = place(parts, middle, heading)
    for share in (.2, .8):
        foot = [first + (second - first) * share for first, second in zip(start, end)]
        if foot[2] > .3:
            rod((foot[0], foot[1], 0), (foot[0], foot[1], foot[2] - .03), .04, INK)
    return tag('rail', tilted)


def block(start, end, share, colour, label='block', lift=.19):
    """A cube lying on a rail at a share of its length."""
    at = [first + (second - first) * share for first, second in zip(start, end)]
    heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    slope = math.asin((end[2] - start[2]) / math.dist(start, end))
    cube = box((0, 0, 0), (.3, .3, .3), colour, .05)
    cube.rotation_euler = (0, -slope, 0)
    return tag(label, place([cube], (at[0], at[1], at[2] + lift), heading))


def bin_of(at, colour, count, heading=0):
    """An open crate filled with blocks of one colour."""
    wide, deep, tall, wall = 1.0, .86, .52, .06
    parts = [box((0, 0, .04), (wide, deep, .08), SAND, .02)]
    parts += [box((0, side * (deep - wall) / 2, tall / 2), (wide, wall, tall), SAND, .02) for side in (-1, 1)]
    parts += [box((side * (wide - wall) / 2, 0, tall / 2), (wall, deep, tall), SAND, .02) for side in (-1, 1)]
    parts.append(box((0, -deep / 2 - .01, tall / 2), (.4, .03, .2), colour, .015))
    for number in range(count):
        column, rest = number % 3, number // 3
        row, level = rest % 2, rest // 2
        parts.append(box(((column - 1) * .29, (row - .5) * .34, .24 + level * .28), (.26, .26, .26), colour, .04, (0, 0, .25 * math.sin(9 * number))))
    return tag('bin', place(parts, at, heading))


def gate():
    parts = [box((0, side * .46, .3), (.34, .18, 1.5), SIGNAL, .06) for side in (-1, 1)] + [box((0, 0, 1.08), (.44, 1.14, .34), SIGNAL, .08)]
    parts += [cylinder((.235, 0, 1.08), .11, .05, INK, rotation=(0, math.pi / 2, 0)), sphere((.255, 0, 1.08), .07, WHITE, (.4, 1, 1))]
    parts += [box((0, side * .46, -.7), (.26, .14, .6), INK, .03) for side in (-1, 1)]
    return tag('sorting gate', place(parts, GATE, -28))


def build():
    tile(8.0, 4.8, .42, .2).location.y = .1
    top = (-3.35, 1.75, 1.75)
    rail(top, GATE)
    for share, colour in ((.1, TEAL), (.28, WHITE), (.46, INK), (.64, TEAL), (.82, WHITE)):
        block(top, GATE, share, colour)
    ends = ((.9, -1.35, .62), (1.75, -.4, .62), (2.3, .65, .62))
    for end, colour, counts in zip(ends, (TEAL, WHITE, INK), (8, 9, 7)):
        rail(GATE, end)
        block(GATE, end, .42, colour)
        block(GATE, end, .8, colour)
        bin_of((end[0] + .62 * (1 if end[1] > -1 else .75), end[1] - .28, 0), colour, counts, -22)
    gate()
    cylinder((GATE[0] + .06, GATE[1] - .04, GATE[2] - .03), .4, .16, INK, bevel=.03)
    cylinder((GATE[0] + .06, GATE[1] - .04, .45), .12, .9, INK)
    drawers((1.2, 2.0, 0), 7, 4, .4, .55, 0, SAND, (WHITE, WHITE, MIST), ((1, 1, .3, TEAL), (4, 2, .25, WHITE), (5, 0, .3, INK)))
    person('person-06', (-1.5, -1.0, 0), 35, 1.25, right='point')
    trees([(-3.5, -1.6, .6, TEAL), (-3.05, -1.95, .42, SAGE), (3.6, 2.05, .6, TEAL), (-2.2, 2.1, .5, TEAL), (3.55, -1.95, .5, SAGE)])
    plate_light(.75, .8)
    camera((3.0, -10.2, 5.6), (.0, -.05, .6), 43, 1.1, focus=(-.1, -.2, 1.2))
    backdrop(-.42, distance=10)
