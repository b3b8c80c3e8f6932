"""A market street: among the quiet parasols one orange one draws the shoppers."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.marks import show
from kit.materials import INK, SAGE, SAND, SIGNAL, TEAL, WHITE, WOOD
from kit.nature import trees
from kit.people import person
from kit.primitives import box, cylinder, mesh, place, sphere
from kit.street import crate

PICTURE = {
    'alt': 'A market street with five stalls under parasols: four are white, sand and teal, and one is orange; six shoppers walk about and most have come to the orange one.',
    'caption': 'Five parasols, one that works.',
    'setting': 'a street market',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'teal', 'green', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64


def parasol(at, first, second, radius=.95, height=1.72, drop=.42, panels=8):
    """Panels of two paints over a pole, with a short hem."""
    parts = [cylinder((0, 0, height / 2), .035, height, WOOD, bevel=0), sphere((0, 0, height + .03), .055, INK), cylinder((0, 0, .05), .2, .1, INK, bevel=.02)]
    for number in range(panels):
        turns = [2 * math.pi * (number + step / 6) / panels for step in range(7)]
        points, faces = [(0, 0, height)], []
        for turn in turns:
            reach = radius * (1 - .045 * math.sin(math.pi * (turn - turns[0]) / (turns[-1] - turns[0])))
            points += [(reach * .55 * math.cos(turn), reach * .55 * math.sin(turn), height - drop * .42), (reach * math.cos(turn), reach * math.sin(turn), height - drop), (reach * math.cos(turn), reach * math.sin(turn), height - drop - .13)]
        for step in range(6):
            near, after = 1 + 3 * step, 4 + 3 * step
            faces += [(0, near, after), (near, near + 1, after + 1, after), (near + 1, near + 2, after + 2, after + 1)]
        panel = mesh('panel', points, faces, second if number % 2 else first)
        panel.modifiers.new('thick', 'SOLIDIFY').thickness = .02
        parts.append(panel)
    return tag('parasol', place(parts, at, 11))


def stall(at, first, second, fruits, heading=0, scale=1):
    """A table with three crates under a parasol."""
    parasol((at[0], at[1] + .25, at[2]), first, second, .98 * scale, 1.72 * scale)
    top = .55
    parts = [box((0, 0, top), (1.5, .72, .07), WOOD, .02), box((0, -.33, top - .2), (1.46, .03, .34), first, .015), *[box((side * .66, end * .26, top / 2), (.07, .07, top), WOOD, .015) for side in (-1, 1) for end in (-1, 1)]]
    tag('stall', place(parts, at, heading))
    for number, fruit in enumerate(fruits):
        crate((at[0] - .48 + .48 * number, at[1] - .02, at[2] + top + .05), fruit, 0, (.44, .5, .17), (3, 3))


def build():
    tile(8.4, 4.7, .42, .2).location.y = .1
    box((0, -.55, .006), (7.9, 1.4, .02), WHITE, .008)
    stall((-2.95, 1.35, 0), WHITE, SAND, (SAGE, WHITE, TEAL))
    stall((-.95, 1.35, 0), TEAL, WHITE, (SAND, SAGE, SAND))
    stall((1.15, 1.2, 0), SIGNAL, WHITE, (SIGNAL, SAGE, SIGNAL), scale=1.22)
    stall((3.1, 1.35, 0), WHITE, SAGE, (TEAL, WHITE, SAND))
    stall((-2.95, -1.35, 0), SAND, WHITE, (TEAL, SAND, WHITE))
    person('person-07', (1.95, 1.75, 0), -8, 1.0, hat='brim', hat_paint=SAND, top=WHITE, left='up')
    for id, at, heading, top, right in (('person-01', (.35, -.1, 0), 62, None, 'forward'), ('person-12', (1.85, -.3, 0), -30, SAND, 'hold'), ('person-06', (1.05, -.85, 0), 12, None, 'up'),
                                        ('person-09', (-.75, -.75, 0), 48, None, 'down'), ('person-05', (2.85, -.75, 0), -42, None, 'hip')):
        person(id, at, heading, 1.0, right=right, top=top)
    show('leaf mark', (1.15, .83, .38), .22, WHITE)
    trees([(-3.9, 2.1, .7, TEAL), (-1.95, 2.2, .6, TEAL), (3.9, -2.0, .6, TEAL), (3.55, -2.2, .42, SAGE)])
    plate_light(.75, .8)
    camera((2.8, -10.2, 5.2), (.02, .0, .6), 41, 1.0, focus=(1.1, .3, 1.0))
    backdrop(-.42, distance=10)
