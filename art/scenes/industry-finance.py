"""A bank: columns, a belt of coins running into a round vault door, and a clerk."""
import math

from kit.annotations import tag
from kit.ground import tile
from kit.marks import show
from kit.materials import DARK, INK, LINE, MIST, PAPER, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish
from kit.primitives import box, cylinder, extrude, lathe, place, ring, rod, sphere

PICTURE = {
    'alt': 'A small bank with four white columns and an open vault beside it; a belt carries coins into the vault, one of them orange, and a clerk with glasses points at it.',
    'caption': 'Coins on their way to the vault, one of them marked.',
    'setting': 'a bank front with a vault',
    'timeOfDay': 'day',
    'colors': ['white', 'ink', 'teal', 'sand', 'orange'],
}
FRONT = (math.pi / 2, 0, 0)


def column(east, north, foot, height):
    shaft = lathe([(.13, 0), (.125, .05), (.115, height * .5), (.1, height)], WHITE, (east, north, foot))
    ends = [box((east, north, level), (.34, .34, .09), WHITE, .02) for level in (foot + .02, foot + height)]
    flutes = [rod((east + .118 * math.cos(turn), north + .118 * math.sin(turn), foot + .1), (east + .102 * math.cos(turn), north + .102 * math.sin(turn), foot + height - .08), .012, MIST)
              for turn in [step * math.pi / 6 for step in range(12)]]
    return tag('column', [shaft, ends, flutes])


def bank(at):
    """Its front faces -y; steps, four columns, a gable with a mark."""
    parts = [box((0, .1 - .16 * step, .06 + .12 * (2 - step)), (3.5 + .3 * step, 2.2 + .3 * step, .12), PAPER if step % 2 else WHITE, .02) for step in (2, 1, 0)]
    parts += [box((0, .5, 1.15), (2.9, 1.2, 1.6), TEAL, .04), box((0, -.11, .9), (.66, .05, 1.06), INK, .02), box((0, -.14, .87), (.02, .03, .9), SAND, 0),
              *[sphere((side * .09, -.16, .9), .035, SAND) for side in (-1, 1)], *[box((side * .95, -.11, 1.1), (.5, .05, .7), INK, .02) for side in (-1, 1)]]
    parts += [column(-1.35 + .9 * number, -.55, .36, 1.45) for number in range(4)]
    parts += [box((0, .1, 1.95), (3.3, 1.75, .2), WHITE, .03), extrude([(-1.72, 0), (1.72, 0), (0, .72)], 1.8, WHITE, (0, .1, 2.05), .03), extrude([(-1.25, 0), (1.25, 0), (0, .5)], .04, TEAL, (0, -.8, 2.12), .01)]
    mark = show('arch mark', (0, -.86, 2.27), .3, SIGNAL)
    return tag('bank', place([parts, mark], at, scale=.84))


def vault(at, heading):
    """A round frame in a block, its door swung open."""
    block = [box((0, .45, .85), (1.7, .9, 1.7), INK, .08), ring((0, -.02, .87), .62, .1, MIST, FRONT), cylinder((0, 0, .87), .6, .04, DARK, rotation=FRONT, bevel=0)]
    coins = [cylinder((-.22 + .22 * stack, -.05, .48 + .05 * level), .1, .04, SAND, bevel=.01) for stack, high in enumerate((4, 6, 3)) for level in range(high)]
    door = [cylinder((0, 0, 0), .6, .2, MIST, rotation=FRONT, bevel=.04), ring((0, -.11, 0), .46, .035, WHITE, FRONT), cylinder((0, -.14, 0), .1, .12, SIGNAL, rotation=FRONT)]
    door += [rod((.3 * math.cos(turn), -.17, .3 * math.sin(turn)), (-.3 * math.cos(turn), -.17, -.3 * math.sin(turn)), .028, INK) for turn in (0, math.pi / 3, 2 * math.pi / 3)]
    door += [ring((0, -.17, 0), .3, .028, INK, FRONT)] + [cylinder((.56 * math.cos(turn), .04, .56 * math.sin(turn)), .05, .22, WHITE, rotation=FRONT) for turn in [step * math.pi / 4 for step in range(8)]]
    place(door, (-.84, -.56, .87), 74)
    return tag('vault', place([block, coins, door], at, heading))


def coin(east, north, height, material):
    return tag('coin', [cylinder((east, north, height + .2), .21, .08, material, rotation=(0, math.pi / 2, 0), bevel=.02), ring((east, north, height + .2), .13, .05, material, (0, math.pi / 2, 0))])


def belt(east, start, end):
    length, middle = end - start, (start + end) / 2
    parts = [box((east, middle, .42), (.5, length, .12), INK, .05), *[box((east + side * .28, middle, .44), (.05, length, .16), WHITE, .02) for side in (-1, 1)]]
    parts += [box((east, start + .3 + step * (length - .6) / 2, .18), (.42, .1, .36), LINE, .02) for step in range(3)]
    tag('conveyor belt', parts)


def build():
    tile(7.2, 5, .4)
    bank((-1.45, .85, 0))
    vault((1.95, 1.15, 0), 0)
    belt(1.95, -2.2, 1.0)
    for number in range(5):
        coin(1.95, -1.95 + .56 * number, .48, SIGNAL if number == 2 else SAND)
    person('person-02', (.95, -1.35, 0), 34, 1.15, left='hip', right='point')
    trees([(-3.25, 2.1, .55, TEAL), (-3.25, -1.3, .42, SAGE), (-2.9, -1.6, .55, TEAL), (3.25, 2.1, .6, TEAL), (3.25, -1.9, .5, TEAL), (-.6, -2.1, .45, SAGE)])
    finish((-.02, .05, .56), 27.6)
