"""A camera eye looks at three things, each with an orange tag on a string."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.city import car
from kit.energy import turbine
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import DARK, GLASS, INK, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import round_tree, trees
from kit.primitives import box, cylinder, extrude, place, ring, sphere, wire
from kit.workplace import tripod_legs

PICTURE = {
    'alt': 'A large camera eye on a tripod looks at three plinths with a wind turbine, a teal car and a round tree; an orange luggage tag hangs from each plinth.',
    'caption': 'It sees the thing and writes the tag.',
    'setting': 'a row of plinths in a studio',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'ink', 'teal', 'green', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64
FRONT = (math.pi / 2, 0, 0)


def camera_eye(at, heading):
    """A round white body with one great lens, towards the heading."""
    body = [sphere((0, .1, 0), .72, WHITE), cylinder((0, -.46, 0), .58, .34, INK, rotation=FRONT, bevel=.05), ring((0, -.63, 0), .5, .07, WHITE, FRONT),
            cylinder((0, -.62, 0), .45, .04, DARK, rotation=FRONT, bevel=.01), sphere((0, -.56, 0), .4, GLASS, (1, .42, 1)), sphere((0, -.715, 0), .15, DARK, (1, .22, 1)),
            sphere((.13, -.73, .14), .055, WHITE, (1, .3, 1)), cylinder((0, .1, .74), .12, .1, INK), sphere((0, .1, .82), .075, SIGNAL)]
    place(body, (0, 0, 1.72), tilt=7)
    return tag('camera', place(body + tripod_legs(1.1, .62, INK, .045), at, heading))


def luggage_tag(at, heading, rows):
    """Hangs from a string; lines of relief stand for its words."""
    shape = [(-.24, -.46), (.24, -.46), (.24, .0), (.12, .14), (-.12, .14), (-.24, .0)]
    card = [extrude(shape, .045, SIGNAL, bevel=.015), ring((0, -.025, .03), .05, .016, WHITE, FRONT)]
    card += [box((-.015 - (.3 - wide) / 2, -.028, -.12 - .1 * row), (wide, .014, .034), WHITE, .005) for row, wide in enumerate(rows)]
    card += [wire([(0, -.03, .05), (.05, -.06, .2), (-.03, -.04, .34), (0, .03, .46)], .013, INK)]
    return tag('luggage tag', place(card, at, heading, 1.05))


def plinth(at, height, heading):
    return tag('plinth', place([box((0, 0, height / 2), (1.16, 1.16, height), SAND, .06), box((0, 0, height), (1.24, 1.24, .08), WHITE, .03)], at, heading))


def build():
    tile(8.0, 4.1, .42, .2).location.y = .1
    place(camera_eye((0, 0, 0), 68), (-2.7, -.35, 0), scale=1.12)
    stands = (((-.5, .8, 0), 1.02, -6), ((1.25, .35, 0), 1.02, -6), ((2.95, -.2, 0), 1.02, -6))
    for (at, height, heading), rows in zip(stands, ((.3, .2, .26), (.24, .3, .16), (.3, .24, .2))):
        plinth(at, height, heading)
        luggage_tag((at[0] - .05, at[1] - .7, height - .42), heading + 4, rows)
    turbine((-.5, .8, 1.06), .5, .5)
    car((1.25, .35, 1.06), 58, TEAL, .98)
    place(round_tree((0, 0), 1.15, SAGE), (2.95, -.2, 1.06))
    trees([(-3.5, 1.5, .6, TEAL), (-3.1, 1.75, .42, SAGE), (-1.35, -1.45, .42, TEAL)])
    plate_light(.75, .8)
    camera((1.6, -10.4, 4.2), (.08, .1, 1.03), 41, 1.0, focus=(.6, -.3, 1.0))
    backdrop(-.42, distance=10)
