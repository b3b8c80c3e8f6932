"""Nothing here: an empty plinth on a paper dune, framed all the same; a figure looks, a signpost says nothing."""
from kit.annotations import tag
from kit.camera import camera
from kit.frame import corner_frame
from kit.ground import backdrop
from kit.lights import lamp, surround
from kit.materials import INK, PAPER, SAGE, SAND, TEAL, WHITE
from kit.nature import tree
from kit.people import person
from kit.primitives import box, cylinder, extrude, place, sphere

PICTURE = {
    'alt': 'An empty plinth stands on a paper dune with four orange corner brackets floating over it and nothing between them; a small figure looks up at it beside a signpost with blank arms.',
    'caption': 'Nothing was found here.',
    'setting': 'an empty paper dune',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'orange', 'ink', 'teal'],
}
SIZE = (1280, 800)
SAMPLES = 80


def signpost(at):
    """Three blank arms, none of them pointing the same way."""
    parts = [cylinder((0, 0, .9), .06, 1.8, INK, .05), cylinder((0, 0, .04), .16, .08, INK), sphere((0, 0, 1.84), .08, INK)]
    for level, heading, colour in ((1.58, 14, WHITE), (1.24, 196, SAND), (.92, -22, TEAL)):
        arm = extrude([(-.12, -.13), (.7, -.13), (.9, 0), (.7, .13), (-.12, .13)], .07, colour, bevel=.025)
        parts += place([arm], (0, -.07, level), heading)
    return tag('signpost', place(parts, at, -6, 1.15))


def build():
    for at, radius, height in (((1.0, .6), 4.6, .62), ((-4.2, 2.6), 3.6, .8), ((5.4, 3.8), 4.2, 1.0), ((-2.6, -1.9), 2.4, .24)):
        sphere((at[0], at[1], 0), 1, PAPER, (radius, radius * .7, height))
    top = .56
    plinth = [box((.75, .3, top + .06), (1.5, 1.5, .3), WHITE, .06), box((.75, .3, top + .48), (1.14, 1.14, .72), SAND, .05), box((.75, .3, top + .88), (1.36, 1.36, .16), WHITE, .05)]
    tag('plinth', plinth)
    corner_frame((.75, .3, top + 1.86), 1.58, 1.58, 8, .42, .085)
    person('person-06', (-.95, -.75, .47), 72, 1.32, left='hip', right='up')
    signpost((-2.35, .25, .2))
    for across, along, height, leaves in ((3.2, .75, .75, TEAL), (3.6, .45, .55, SAGE)):
        tree((across, along, .43), height, leaves)
    surround(.76, '#F7F3EC')
    lamp((-11, -4, 8), 760, 2.0, '#FFF3E6')
    lamp((9, -3, 6), 150, 6, '#CFDEFF')
    camera((2.0, -9.4, 3.4), (.1, .2, 1.3), 46, 1.0, focus=(.4, 0, 1.4))
    backdrop(0, distance=9)
