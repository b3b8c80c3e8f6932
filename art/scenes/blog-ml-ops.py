"""A railway loop: one locomotive is serviced in the shed while another one runs."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import GLASS, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, place, ring
from kit.railway import locomotive, oval, signal, straight_path, track, wagon

PICTURE = {
    'alt': 'A toy railway loop: a teal locomotive pulls two wagons past an orange signal, while inside the loop two figures service a white locomotive in an open shed.',
    'caption': 'One runs, one is in the shed, the loop stays open.',
    'setting': 'a railway loop with a workshop',
    'timeOfDay': 'day',
    'colors': ['sand', 'teal', 'white', 'ink', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64
HALF, RADIUS = 1.85, 1.8


def on_loop(share):
    """A place and heading on the loop; the train runs anticlockwise from its front left."""
    path = oval(HALF, RADIUS)
    spot, turn = path[int(share * len(path)) % len(path)]
    return (*spot, 0), math.degrees(turn) + 90


def workshop(at, heading):
    """Open to the front: a back wall with windows and tools, a lean-to roof on posts."""
    parts = [box((0, .78, .72), (2.5, .1, 1.44), SAND, .03), box((0, -.02, .015), (2.5, 1.55, .03), MIST, .01), box((0, .5, 1.46), (2.7, .8, .09), TEAL, .03, (math.radians(12), 0, 0))]
    parts += [box((-.8 + .8 * number, .72, .86), (.52, .04, .44), GLASS, .02) for number in range(3)]
    parts += [box((side * 1.2, .2, .7), (.08, .08, 1.4), INK, .02) for side in (-1, 1)]
    return tag('workshop', place(parts, at, heading))


def spanner(at, heading):
    parts = [box((0, 0, 0), (.06, .03, .34), INK, .012), ring((0, 0, .2), .06, .025, INK, (math.pi / 2, 0, 0))]
    return place(parts, at, heading)


def build():
    tile(8.2, 5.2, .42, .2)
    track(oval(HALF, RADIUS))
    track(straight_path((-1.2, .15), (2.3, .15)), closed=False)
    workshop((.95, .4, 0), 0)
    locomotive((.85, .15, 0), -90, WHITE, 1.15)
    spot, heading = on_loop(.083)
    locomotive(spot, heading, TEAL, 1.15)
    for share, load in ((.022, (WHITE, SAND)), (.966, (SAND, TEAL))):
        spot, heading = on_loop(share)
        wagon(spot, heading, load, scale=1.1)
    signal((-2.35, -.55, 0), 0, 1.7)
    person('person-10', (-.45, .1, 0), 50, 1.05, hat='hard hat', right='forward', top=SAGE)
    person('person-08', (1.45, -.62, 0), -2, 1.05, top=WHITE, right='hold', extras=[spanner((.06, -.3, .6), 0)])
    place([box((0, 0, .12), (.4, .28, .22), SIGNAL, .03), box((0, 0, .25), (.14, .05, .06), INK, .02)], (.85, -.6, 0), 8)
    trees([(-3.55, 2.0, .6, TEAL), (-3.8, -2.05, .55, TEAL), (-3.5, -2.25, .4, SAGE), (3.65, 2.1, .6, TEAL), (3.75, -2.1, .5, SAGE), (-1.5, .95, .62, TEAL), (-1.75, .65, .45, SAGE)])
    plate_light(.75, .8)
    camera((3.2, -10.0, 6.4), (.0, -.05, .25), 42.5, 1.2, focus=(.3, -.6, .5))
    backdrop(-.42, distance=10)
