"""A laboratory bench: a microscope, a slide, seedlings, and a dish with one orange cell."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import GLOW, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE, paint
from kit.nature import tree
from kit.primitives import box, capsule, cylinder, extrude, lathe, place, ring, sphere

PICTURE = {
    'alt': 'A white microscope with a glass slide stands beside a shallow dish of green and white cells; one cell in the dish is orange. Seedlings grow in small pots behind.',
    'caption': 'Many cells, one to look at.',
    'setting': 'a laboratory bench',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'ink', 'teal', 'green', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 52


def arc(middle, inner, outer, first, last, steps=20):
    """A bent bar as an outline in x and z."""
    turns = [math.radians(first + (last - first) * step / steps) for step in range(steps + 1)]
    return [(middle[0] + outer * math.cos(turn), middle[1] + outer * math.sin(turn)) for turn in turns] + [(middle[0] + inner * math.cos(turn), middle[1] + inner * math.sin(turn)) for turn in reversed(turns)]


def microscope(at, heading):
    """Seen from its side: the arm stands at -x, the stage reaches to +x."""
    parts = [box((.05, 0, .1), (1.5, 1.0, .2), INK, .08), extrude(arc((-.02, 1.25), .72, 1.02, 88, 258), .34, WHITE, bevel=.07)]
    parts += [box((.2, 0, .95), (1.0, .84, .09), INK, .03), box((-.25, 0, .8), (.6, .3, .2), WHITE, .05), cylinder((.34, 0, .32), .2, .26, WHITE, .15, bevel=.03), cylinder((.34, 0, .47), .12, .04, GLOW, bevel=.01)]
    parts += [cylinder((-.62, side * .24, .72), .17, .16, TEAL, rotation=(math.pi / 2, 0, 0), bevel=.04) for side in (-1, 1)] + [cylinder((-.62, side * .34, .72), .08, .1, WHITE, rotation=(math.pi / 2, 0, 0)) for side in (-1, 1)]
    head = [box((.2, 0, 2.2), (.62, .42, .4), WHITE, .1), cylinder((.34, 0, 1.94), .24, .16, INK, bevel=.04)]
    head += [capsule((.34 + shift, along, 1.84), (.34 + shift * 1.7, along * 1.7, lower), .075, WHITE, .06) for shift, along, lower in ((0, 0, 1.3), (.14, -.08, 1.52), (-.14, .08, 1.52))]
    head += [cylinder((.34, 0, 1.24), .062, .1, TEAL, .04, bevel=.01)]
    for side in (-.12, .12):
        head += [capsule((.1, side, 2.3), (-.36, side, 2.78), .1, WHITE, .09), cylinder((-.42, side, 2.85), .12, .2, INK, rotation=(0, math.radians(-44), 0), bevel=.03)]
    return tag('microscope', place(parts + head, at, heading))


def slide(at, heading):
    plate = [box((0, 0, .012), (.5, .2, .022), WHITE, .006), box((.02, 0, .028), (.2, .16, .012), MIST, .004), sphere((.02, 0, .036), .045, SIGNAL, (1, 1, .4)), box((-.19, 0, .026), (.08, .17, .01), TEAL, .003)]
    return tag('slide', place(plate, at, heading))


def dish(at, radius=1.02):
    """A shallow round dish of cells."""
    bed = paint('agar', '#DCE5DC', .25)
    parts = [cylinder((0, 0, .04), radius, .08, WHITE, bevel=.02, sides=96), cylinder((0, 0, .11), radius * .95, .08, bed, bevel=.01, sides=96), ring((0, 0, .2), radius, .045, WHITE), ring((0, 0, .1), radius, .05, WHITE)]
    cells, special = [], None
    golden = math.pi * (3 - math.sqrt(5))
    for number in range(34):
        reach, turn = radius * .86 * math.sqrt((number + .5) / 34), number * golden
        size = .088 + .03 * math.sin(number * 2.3)
        spot = (reach * math.cos(turn), reach * math.sin(turn), .16)
        if number == 7:
            special = [sphere(spot, .15, SIGNAL, (1, 1, .75)), sphere((spot[0] - .02, spot[1] - .05, .255), .05, WHITE, (1, 1, .5))]
        else:
            cells += [sphere(spot, size, (SAGE, TEAL, WHITE)[number % 3], (1.1, 1, .6))]
    place(parts + cells + special, at)
    tag('dish', parts + cells + special)
    tag('cell', special)


def seedling(at, height=.5, heading=0):
    parts = [cylinder((0, 0, .16), .19, .32, SAND, .24, bevel=.03), cylinder((0, 0, .315), .2, .02, INK, bevel=.005), capsule((0, 0, .3), (.02, 0, .3 + height), .024, SAGE)]
    for side, level, size in ((-1, 1, .17), (1, 1, .17), (-1, .6, .13), (1, .55, .12)):
        leaf = sphere((side * size * .9, 0, .3 + height * level + size * .3), size, SAGE if level > .8 else TEAL, (1, .5, .22))
        leaf.rotation_euler = (0, -side * math.radians(28), 0)
        parts.append(leaf)
    return tag('seedling', place(parts, at, heading))


def flask(at):
    profile = [(.3, 0), (.33, .04), (.31, .14), (.12, .58), (.1, .62), (.1, .8), (.13, .84)]
    return tag('flask', [lathe(profile, WHITE, at), lathe([(.335, .02), (.345, .06), (.322, .16), (.215, .4), (.2, .41)], WATER, at), ring((at[0], at[1], at[2] + .84), .11, .03, WHITE)])


def tubes(at, heading):
    """A rack of four test tubes."""
    parts = [box((0, 0, .05), (1.2, .34, .1), INK, .03), box((0, 0, .42), (1.2, .34, .06), INK, .02)] + [box((side * .57, 0, .24), (.06, .34, .42), INK, .02) for side in (-1, 1)]
    for number, fluid in enumerate((TEAL, SAGE, WHITE, TEAL)):
        across = -.4 + .265 * number
        parts += [capsule((across, 0, .17), (across, 0, .62), .085, fluid), cylinder((across, 0, .7), .1, .08, WHITE, bevel=.02)]
    return tag('test tube rack', place(parts, at, heading))


def build():
    tile(6.4, 4.0, .36, .18)
    microscope((-1.35, .1, 0), -18)
    slide((-1.02, -.05, 1.0), 62)
    dish((1.15, -.75, 0))
    slide((-.35, -1.45, .0), 12)
    seedling((.55, 1.15, 0), .55, 20)
    seedling((1.25, 1.35, 0), .38, -15)
    seedling((-2.65, 1.35, 0), .6, 10)
    flask((2.55, .7, 0))
    tubes((1.75, 1.0, 0), -14)
    for across, along, height, leaves in ((-2.75, -1.3, .5, TEAL), (-2.45, -1.55, .36, SAGE)):
        tree((across, along), height, leaves)
    plate_light(.65, .82)
    camera((2.2, -7.6, 4.4), (-.02, .0, .8), 33.6, .9, focus=(.4, -.6, .6))
    backdrop(-.36, distance=8)
