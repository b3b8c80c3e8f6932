"""A clinic room: the scanner ring with its bed, a clinician at the screen, a finding marked in orange."""
import math

from kit.annotations import tag
from kit.ground import tile
from kit.marks import show
from kit.materials import DARK, GLASS, INK, LINE, MIST, SAGE, SIGNAL, TEAL, WHITE, WOOD
from kit.nature import trees
from kit.people import SKIN, person
from kit.plate import SAMPLES, SIZE, brackets, finish
from kit.primitives import box, cylinder, lathe, place, ring, sphere

PICTURE = {
    'alt': 'A clinic room without a roof: a patient lies on the bed of a white scanner ring, a clinician in a white coat stands at a screen that shows a scan with one spot in orange brackets.',
    'caption': 'A scanner, a scan, and the one spot worth a second look.',
    'setting': 'a clinic scanner room',
    'timeOfDay': 'day',
    'colors': ['white', 'teal', 'ink', 'orange', 'sand'],
}
FRONT = (math.pi / 2, 0, 0)


def room():
    box((-1.2, 2.05, .85), (4.2, .14, 1.7), TEAL, .03)
    box((-3.23, .55, .85), (.14, 3.0, 1.7), TEAL, .03)
    box((-1.2, .5, .02), (4.2, 3.1, .04), WHITE, .01)
    tag('window', [box((-3.15, .5, 1.05), (.04, 1.1, .7), WHITE, .02), box((-3.13, .5, 1.05), (.04, 1.0, .6), MIST, .01), box((-3.11, .5, 1.05), (.03, .05, .6), WHITE, 0)])


def scanner(at, heading):
    """The ring stands on a foot, its bore facing -y; the bed slides along y."""
    shell = lathe([(.62, -.34), (.95, -.34), (1.05, -.24), (1.08, 0), (1.05, .24), (.95, .34), (.62, .34), (.6, 0)], WHITE, sides=72, hollow=True)
    bore = lathe([(.585, -.34), (.62, -.34), (.62, .34), (.585, .34)], MIST, sides=72, hollow=True)
    for part in (shell, bore):
        part.rotation_euler = FRONT
        part.location = (0, 0, 1.12)
    rims = [ring((0, -.33, 1.12), .68, .035, SIGNAL, FRONT), cylinder((0, .3, 1.12), .6, .02, DARK, rotation=FRONT, bevel=0)]
    foot = [box((0, .02, .18), (1.7, .62, .32), WHITE, .08)]
    panel = [box((-.78, -.35, 1.45), (.16, .03, .3), INK, .02)]
    place([shell, bore, rims, foot, panel], at, heading)
    tag('scanner', [shell, bore, rims, foot, panel])


def bed(at, heading):
    base = [box((0, -1.15, .3), (.46, 1.1, .6), MIST, .06)]
    top = [box((0, -.95, .68), (.62, 2.0, .1), TEAL, .05), box((0, -.15, .77), (.4, .3, .1), WHITE, .05)]
    blanket = lathe([(.02, -.58), (.18, -.56), (.22, -.4), (.22, .3), (.2, .48), (.02, .52)], SAGE, (0, 0, 0))
    blanket.rotation_euler = FRONT
    blanket.location = (0, -1.05, .78)
    blanket.scale = (1.05, .62, 1)
    head = [sphere((0, -.3, .93), .17, SKIN['pale']), sphere((0, -.22, .94), .165, WOOD)]
    eyes = [sphere((side * .055, -.36, 1.082), .017, DARK, (1, 1, .7)) for side in (-1, 1)]
    place([base, top, blanket, head, eyes], at, heading)
    tag('bed', [base, top])
    tag('patient', [blanket, head, eyes])


def workstation(at, heading):
    """A desk with a large scan on its screen."""
    desk = [box((0, 0, .62), (1.5, .6, .07), WOOD, .02), *[box((side * .62, 0, .3), (.1, .5, .6), WHITE, .02) for side in (-1, 1)], box((.1, -.16, .67), (.5, .16, .03), INK, .01)]
    screen = [box((0, .12, 1.26), (1.3, .08, .92), DARK, .03), box((0, .075, 1.26), (1.2, .02, .82), GLASS, .01), box((0, .14, .78), (.12, .06, .3), DARK, .01), box((0, .12, .67), (.4, .24, .04), DARK, .01)]
    scan = [sphere((0, .06, 1.26), .34, MIST, (1, .06, .95)), *[sphere((side * .15, .045, 1.27), .12, LINE, (.8, .12, 1.4)) for side in (-1, 1)],
            sphere((.16, .03, 1.33), .045, SIGNAL, (1, .5, 1)), brackets((.16, .025, 1.33), .24, .24, arm=.08, thick=.022)]
    place([desk, screen, scan], at, heading)
    tag('desk', desk)
    tag('screen', [screen, scan])


def build():
    tile(7, 4.6, .4)
    room()
    scanner((-1.25, 1.2, .04), 2)
    bed((-1.25, 1.2, .04), 2)
    workstation((2.0, .75, 0), 24)
    person('person-11', (1.2, -.65, 0), 36, 1.3, left='hip', right='point', top=WHITE, legs=TEAL, coat=True)
    person('person-12', (-2.5, -.35, .04), 62, 1.18, left='hold', right='hold', top=TEAL, legs=TEAL)
    show('wave mark', (.5, 1.96, 1.3), .44, SIGNAL)
    tag('cabinet', [box((.5, 1.75, .42), (.6, .4, .8), WHITE, .04), *[box((.5, 1.54, .2 + .28 * level), (.3, .03, .04), LINE, .01) for level in range(3)]])
    trees([(3.1, 1.95, .6, TEAL), (3.15, -1.75, .5, TEAL), (2.8, -1.95, .38, SAGE), (-3.1, -1.85, .5, SAGE), (-.2, -1.9, .45, TEAL)])
    finish((-.03, 0, .5), 26.2)
