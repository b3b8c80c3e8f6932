"""A graphics card, standing in its slot."""
import math

from kit.annotations import tag
from kit.materials import DARK, INK, LINE, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.primitives import box, cylinder, ring
from kit.service import SAMPLES, SIZE, finish, object_tile

PICTURE = {
    'alt': 'A graphics card with two fans and orange hubs stands in its slot on a paper tile, two small chips in front of it.',
    'caption': 'A graphics card in its slot.',
    'setting': 'a graphics card on a tile',
    'timeOfDay': 'day',
    'colors': ['ink', 'white', 'orange', 'teal', 'sand'],
}
CUTOUT = True
FRONT = (math.pi / 2, 0, 0)


def fan(across):
    hub = cylinder((across, -.04, .98), .15, .1, SIGNAL, rotation=FRONT)
    vanes = []
    for number in range(9):
        turn = number * 2 * math.pi / 9
        vane = box((across + math.cos(turn) * .31, -.01, .98 + math.sin(turn) * .31), (.3, .016, .14), LINE, .006, (0, -turn, 0))
        vane.rotation_euler.rotate_axis('X', math.radians(28))
        vanes.append(vane)
    tag('fan', [hub, vanes])
    return [hub, vanes, ring((across, 0, .98), .5, .05, WHITE, FRONT), cylinder((across, 0, .98), .5, .02, DARK, rotation=FRONT, bevel=0)]


def build():
    object_tile()
    card = [box((0, .1, .98), (2.5, .2, 1.36), INK, .06), box((0, .24, .94), (2.46, .06, 1.3), TEAL, .01), box((-.28, .22, .24), (1.1, .05, .16), SAND, .01)]
    card += [box((-.76 + contact * .1, .19, .23), (.05, .012, .13), WHITE, 0) for contact in range(11)]
    card += [fan(-.6), fan(.6), box((-1.3, .12, 1), (.05, .36, 1.6), WHITE, .015), box((0, -.02, 1.72), (1.1, .06, .05), SIGNAL, .01)]
    tag('graphics card', card)
    box((-.28, .2, .09), (1.5, .22, .18), DARK, .03)
    for across, along, width in [(1.2, -1, .34), (.75, -1.05, .3)]:
        tag('chip', [box((across, along, .09), (width, width, .16), INK, .03), box((across, along, .175), (width * .5, width * .5, .02), SAND, .01)])
    trees([(-1.35, -1.2, .45, TEAL), (-1.1, -1.4, .34, SAGE), (1.4, 1.3, .55, TEAL), (-1.35, 1.3, .5, TEAL)])
    finish()
