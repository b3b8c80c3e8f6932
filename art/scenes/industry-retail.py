"""A small shop: striped awning, crates outside, shelves seen through the open front, a shopper with a bag."""
from kit.annotations import tag
from kit.ground import tile
from kit.marks import show
from kit.materials import GLASS, GLOW, INK, SAGE, SAND, SIGNAL, TEAL, WHITE, WOOD
from kit.nature import round_tree, trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish
from kit.primitives import box, cylinder, lathe, ring
from kit.street import awning, crate

PICTURE = {
    'alt': 'A small corner shop with an orange and white awning and a leaf mark on its sign; goods stand on open shelves, a shopper with a bag walks up and the shopkeeper waits at the counter.',
    'caption': 'A shop with its shelves in view.',
    'setting': 'a corner shop',
    'timeOfDay': 'day',
    'colors': ['teal', 'orange', 'white', 'sand', 'green'],
}
GOODS = [TEAL, SAND, WHITE, SAGE, INK]


def shelf(east, north, levels=3, width=1.15):
    """Open shelves facing -y with jars and boxes."""
    parts = [box((east, north + .14, .78), (width, .06, 1.5), WOOD, .01)] + [box((east + side * width / 2, north, .78), (.05, .34, 1.5), WOOD, .01) for side in (-1, 1)]
    for level in range(levels + 1):
        parts.append(box((east, north, .14 + level * .42), (width, .34, .05), WOOD, .01))
    tag('shelf', parts)
    for level in range(levels):
        for slot in range(5):
            place_of, colour = (east + (slot - 2) * .21, north - .04, .17 + level * .42), GOODS[(slot * 2 + level * 3) % 5]
            if (slot + level) % 2:
                tag('box', box((place_of[0], place_of[1], place_of[2] + .13), (.15, .16, .26), colour, .015))
            else:
                tag('jar', [cylinder((place_of[0], place_of[1], place_of[2] + .1), .075, .2, colour), cylinder((place_of[0], place_of[1], place_of[2] + .215), .06, .04, INK, bevel=.005)])


def shop():
    """Open to the front: back and side walls, a flat roof, a lit ceiling, a sign above the awning."""
    walls = [box((-1.1, 1.35, 1.12), (4.3, .14, 2.24), TEAL, .02), box((-3.18, .7, 1.12), (.14, 1.4, 2.24), TEAL, .02), box((1.0, .7, 1.12), (.14, 1.4, 2.24), TEAL, .02),
             box((-1.1, .7, .04), (4.3, 1.4, .08), SAND, .01), box((-1.1, .7, 2.3), (4.5, 1.55, .14), WHITE, .04), *[box((east, .06, 1.12), (.14, .14, 2.24), WHITE, .02) for east in (-3.18, -.42, 1.0)],
             box((-1.1, .5, 2.21), (3.8, .3, .04), GLOW, .01)]
    sign = [box((-1.1, .02, 2.66), (2.3, .12, .62), INK, .05)]
    mark = show('leaf mark', (-1.1, -.07, 2.66), .46, SIGNAL)
    ends = [box((-1.1 + side * .72, -.05, 2.66), (.5, .03, .07), WHITE, .01) for side in (-1, 1)]
    cover = awning((-1.1, .02, 2.24), 4.4, .46, .2, 11)
    tag('awning', cover)
    tag('shop', [walls, sign, mark, ends, cover])


def counter(east, north):
    tag('counter', [box((east, north, .38), (.95, .42, .6), WHITE, .03), box((east, north, .7), (1.02, .5, .06), WOOD, .02)])
    tag('till', [box((east - .2, north, .82), (.34, .28, .18), INK, .03), box((east - .2, north - .02, 1.0), (.28, .05, .2), GLASS, .02, (-.3, 0, 0))])


def shopping_bag(mark='leaf mark'):
    """Built in the shopper's own space, hanging from the right hand."""
    return [box((.25, -.05, .16), (.2, .13, .24), SAND, .015), ring((.25, -.05, .29), .06, .012, INK, (1.5708, 0, 0)), *show(mark, (.25, -.125, .17), .12, TEAL)]


def build():
    tile(7.2, 5, .4)
    shop()
    shelf(-2.48, .5)
    shelf(-1.2, .5)
    counter(.3, .3)
    person('person-07', (.28, .78, .08), 18, 1.12, left='down', right='forward', top=WHITE)
    for east, fruit in ((-2.85, SIGNAL), (-2.1, SAGE), (-1.35, SAND)):
        tag('crate stand', box((east, -.75, .16), (.6, .4, .32), WHITE, .02))
        crate((east, -.77, .34), fruit)
    person('person-09', (.75, -1.35, 0), 14, 1.22, left='up', right=(.25, -.05, .33), extras=shopping_bag())
    tag('bench', [box((2.55, .5, .34), (.42, 1.3, .07), WOOD, .02), *[box((2.55, .5 + side * .5, .16), (.34, .08, .32), INK, .02) for side in (-1, 1)]])
    round_tree((2.7, 1.75), 1.5)
    round_tree((-3.1, -1.9), .95, TEAL)
    lathe([(.2, 0), (.26, .26), (.001, .26)], INK, (2.9, -1.7, 0))
    trees([(2.9, -1.7, .6, TEAL), (-.4, -2.0, .4, SAGE)])
    finish((-.05, 0, .64), 28)
