"""The team round a table, over a model of the wind site; seen from above."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.energy import turbine
from kit.ground import backdrop
from kit.lights import plate_light
from kit.materials import GLASS, INK, LINE, PAPER, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import hill, tree
from kit.people import person
from kit.primitives import box, cylinder, place
from kit.stage import scene
from kit.workplace import laptop, mug

PICTURE = {
    'alt': 'Four figures stand round a sand coloured table and look at a model of a wind site: three small turbines with orange hubs on green hills, and rows of solar panels.',
    'caption': 'Everyone round one table.',
    'setting': 'a team table in an office',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'teal', 'green', 'ink', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64
TOP = .56


def table():
    parts = [cylinder((0, 0, TOP - .05), 1.62, .1, SAND, bevel=.04, sides=96), cylinder((0, 0, .25), .2, .5, INK), cylinder((0, 0, .02), .7, .05, INK)]
    for part in parts:
        part.scale = (1.18, .92, 1)
    return tag('table', parts)


def little_site():
    """The site model, about two wide, standing on the table."""
    known = set(everything())
    box((0, 0, .08), (2.0, 1.25, .16), PAPER, .06)
    hill((.3, .2), .55, .34)
    hill((.55, -.02), .38, .26, TEAL)
    for across, along, foot, size, turn in ((-.05, .22, .4, .3, .4), (.38, .2, .44, .34, 1.2), (.62, 0, .36, .27, .8)):
        turbine((across, along, foot), size, turn)
    panels = []
    for row in range(2):
        for column in range(3):
            at = (-.78 + column * .27, -.08 - row * .28, .23)
            panels.append([box(at, (.24, .17, .02), GLASS, .006, (math.radians(26), 0, 0)), box((at[0], at[1], .19), (.03, .03, .08), INK, 0)])
    for panel in panels:
        tag('solar panel', panel)
    for number in range(2):
        tag('battery unit', [box((.2 + number * .3, -.42, .26), (.2, .24, .22), WHITE, .03), box((.2 + number * .3, -.545, .29), (.12, .01, .05), SIGNAL, .004)])
    for across, along, height, leaves in ((-.85, .4, .2, TEAL), (-.6, .5, .15, SAGE), (.88, -.4, .2, TEAL), (-.1, -.45, .16, TEAL)):
        small = tree((0, 0), 1, leaves)
        place(small, (across, along, .16), scale=height * 1.1)
    return [thing for thing in everything() if thing not in known]


def everything():
    return list(scene.collection.objects)


def build():
    rug = cylinder((0, 0, -.01), 2.62, .04, TEAL, bevel=.015, sides=128)
    rug.scale = (1.14, .82, 1)
    table()
    place(little_site(), (0, -.12, TOP), 0, 1.2)
    person('person-01', (-1.45, 1.58, 0), 30, 1.3, left='forward')
    person('person-02', (1.42, 1.62, 0), -32, 1.3, right='point')
    person('person-03', (-2.35, -.05, 0), 62, 1.3, right='forward')
    person('person-04', (2.35, -.1, 0), -62, 1.3, left='forward')
    laptop((-1.42, -.55, TOP), -60, .95)
    mug((1.55, -.45, TOP), WHITE, 1.2)
    mug((-1.0, .95, TOP), TEAL, 1.2)
    box((-.25, -1.2, TOP + .012), (.5, .34, .02), WHITE, .006, (0, 0, .2))
    for line in range(3):
        box((-.25, -1.13 - line * .07, TOP + .024), (.34, .018, .004), LINE, 0, (0, 0, .2))
    for across, along, height, leaves in ((-2.75, 1.9, .8, TEAL), (2.8, 1.7, .8, TEAL), (-3.05, 1.45, .55, SAGE)):
        cylinder((across, along, .12), .2, .26, WHITE, .24)
        place(tree((0, 0), height, leaves), (across, along, .2))
    plate_light(.7, .8)
    camera((1.5, -7.2, 7.0), (.0, .12, .48), 46.5, 1.3, focus=(0, .2, .9))
    backdrop(-.03, distance=9)
