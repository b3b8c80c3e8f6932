"""Close on a bearing line: a press behind, a camera arch over the belt, one orange bearing with a ball missing."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.frame import corner_frame
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.machines import conveyor
from kit.materials import DARK, GLASS, GLOW, INK, LINE, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, cylinder, place, ring, sphere

PICTURE = {
    'alt': 'Steel bearings ride a dark belt from a teal press through a white camera arch; under the camera lies one orange bearing with a ball missing, framed by orange brackets.',
    'caption': 'Eleven balls where there should be twelve.',
    'setting': 'a bearing production line',
    'timeOfDay': 'day',
    'colors': ['ink', 'white', 'teal', 'sand', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 52
BELT = .62


def bearing(at, colour=WHITE, radius=.42, missing=None, turn=0, label='bearing'):
    """Two rings and twelve balls, lying flat."""
    parts = [ring((0, 0, .1), radius, .085, colour), ring((0, 0, .1), radius * .48, .075, colour), ring((0, 0, .045), radius, .06, colour), cylinder((0, 0, .03), radius * .98, .05, DARK, bevel=.005)]
    for number in range(12):
        if number != missing:
            angle = turn + number * math.pi / 6
            parts.append(sphere((radius * .74 * math.cos(angle), radius * .74 * math.sin(angle), .12), .072, WHITE if colour is SIGNAL else LINE))
    parts.append(cylinder((0, 0, .06), radius * .36, .04, INK, bevel=.005))
    return tag(label, place(parts, at))


def press(at):
    """Four columns, a heavy ram, its die over the belt."""
    parts = [box((side * .62, end * .72, .95), (.16, .16, 1.9), INK, .03) for side in (-1, 1) for end in (-1, 1)]
    parts += [box((0, 0, 2.0), (1.6, 1.8, .42), TEAL, .1), box((0, 0, 1.42), (1.2, 1.1, .34), TEAL, .08), cylinder((0, 0, 1.72), .2, .4, WHITE), cylinder((0, 0, 1.18), .42, .2, INK, bevel=.03), cylinder((0, 0, 2.3), .3, .24, WHITE, bevel=.05)]
    parts += [box((0, -.56, 1.42), (.5, .04, .16), WHITE, .02), *[sphere((-.15 + .15 * number, -.59, 1.42), .035, (TEAL, SAND, INK)[number]) for number in range(3)]]
    return tag('press', place(parts, at))


def camera_arch(at):
    """A frame on four legs over the belt; its camera looks straight down and two lamps light the part."""
    parts = [box((end * .68, side * .8, .85), (.14, .14, 1.7), WHITE, .04) for side in (-1, 1) for end in (-1, 1)] + [box((end * .68, side * .8, .05), (.28, .28, .1), INK, .03) for side in (-1, 1) for end in (-1, 1)]
    parts += [box((0, north, 1.72), (1.5, .14, .16), WHITE, .05) for north in (.8, 0)] + [box((end * .68, 0, 1.72), (.16, 1.76, .16), WHITE, .05) for end in (-1, 1)]
    eye = [box((0, 0, 1.44), (.46, .44, .42), INK, .07), cylinder((0, 0, 1.19), .16, .16, DARK), cylinder((0, 0, 1.1), .13, .04, GLASS), ring((0, 0, 1.14), .2, .04, WHITE), sphere((.0, -.225, 1.52), .035, SIGNAL)]
    lamps = [box((side * .68, 0, 1.52), (.1, .7, .12), GLOW, .03, (0, side * .5, 0)) for side in (-1, 1)]
    return tag('camera arch', place(parts + lamps, at)), tag('camera', place(eye, at))


def build():
    tile(8.2, 4.0, .42, .2)
    conveyor(-3.7, 3.7, 0, 1.06, BELT, 5)
    press((-2.35, 0, 0))
    camera_arch((.55, 0, 0))
    for number, across in enumerate((-3.3, -1.3, -.42, 1.6, 2.6)):
        bearing((across, 0, BELT), WHITE, .38, turn=.3 * number)
    bearing((.55, 0, BELT), SIGNAL, .38, 9, 0, 'faulty bearing')
    corner_frame((.55, -.5, BELT + .27), 1.04, .5, arm=.16, thick=.04)
    person('person-11', (1.95, 1.2, 0), -30, 1.3, hat='hard hat', hat_paint=WHITE, right='point', top=TEAL)
    bins = box((3.1, -1.25, .22), (.8, .6, .44), SAND, .06)
    box((3.1, -1.25, .42), (.68, .48, .06), INK, .02)
    tag('crate', bins)
    for across, along, level in ((2.95, -1.3, .44), (3.22, -1.18, .44)):
        bearing((across, along, level), SIGNAL, .17, 3, label='rejected bearing')
    trees([(-3.7, -1.5, .55, TEAL), (-3.4, -1.75, .4, SAGE), (-.6, 1.7, .6, TEAL), (3.75, 1.7, .55, TEAL)])
    plate_light(.7, .8)
    camera((2.7, -8.4, 5.0), (.0, .0, .7), 36.2, .8, focus=(.6, -.2, .8))
    backdrop(-.42, distance=9)
