"""A landscape of bars with a lookout on its summit; one orange bar stands out."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import GLASS, INK, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, cylinder, place, ring, rod
from kit.workplace import tripod_legs

PICTURE = {
    'alt': 'A hill built of bars, teal on the heights and white in the valley; on its summit a person stands at a telescope that points at one tall orange bar.',
    'caption': 'From up here one bar stands out.',
    'setting': 'a hill made of chart bars',
    'timeOfDay': 'day',
    'colors': ['sand', 'teal', 'green', 'white', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64
PITCH = .56
COLUMNS, ROWS = 12, 6
OUTLIER = (9, 2)
SUMMIT = (3, 3)


def height_at(column, row):
    """Two rounded hills and a valley between them."""
    def swell(middle, peak, breadth):
        return peak * math.exp(-((column - middle[0]) ** 2 / breadth[0] + (row - middle[1]) ** 2 / breadth[1]))
    return .16 + round((swell(SUMMIT, 1.75, (5.5, 5)) + swell((9.6, 3.6), .75, (5, 5))) * 8) / 8


def place_of(column, row):
    return (column - (COLUMNS - 1) / 2) * PITCH, (row - (ROWS - 1) / 2) * PITCH


def landscape():
    bars = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            if (column, row) == OUTLIER:
                continue
            tall = height_at(column, row)
            colour = WHITE if tall < .3 else SAND if tall < .55 else SAGE if tall < 1.05 else TEAL
            across, along = place_of(column, row)
            bars.append(box((across, along, tall / 2), (PITCH * .9, PITCH * .9, tall), colour, .045))
    tag('bar chart', bars)
    across, along = place_of(*OUTLIER)
    tag('bar', box((across, along, 1.05), (PITCH * .9, PITCH * .9, 2.1), SIGNAL, .05))


def telescope(at, heading):
    sideways = (math.pi / 2, 0, 0)
    tube = [cylinder((0, -.12, 0), .1, .62, WHITE, rotation=sideways), cylinder((0, -.46, 0), .125, .12, INK, rotation=sideways), cylinder((0, -.525, 0), .095, .02, GLASS, rotation=sideways, bevel=.005),
            cylinder((0, .26, 0), .06, .18, INK, rotation=sideways), ring((0, .0, 0), .1, .02, SIGNAL, sideways)]
    place(tube, (0, 0, .62), tilt=5)
    return tag('telescope', place(tube + tripod_legs(.52, .2, INK, .022), at, heading))


def build():
    tile(7.8, 4.4, .42, .2)
    landscape()
    across, along = place_of(*SUMMIT)
    top = height_at(*SUMMIT)
    cylinder((across, along, top + .06), .72, .12, WHITE, bevel=.04)
    for turn in range(9):
        angle = math.radians(20 + turn * 20)
        rod((across + math.cos(angle) * .66, along + math.sin(angle) * .66, top + .1), (across + math.cos(angle) * .66, along + math.sin(angle) * .66, top + .42), .018, INK)
    telescope((across + .28, along - .16, top + .12), 72)
    person('person-03', (across - .28, along - .02, top + .12), 38, .95, left=(.02, -.3, .62), right='point', top=WHITE, legs=INK)
    trees([(-3.65, -1.2, .55, TEAL), (-3.6, -1.65, .4, SAGE), (3.65, -1.7, .55, TEAL), (3.65, 1.3, .6, TEAL), (3.6, .8, .42, SAGE)])
    plate_light(.75, .8)
    camera((3.0, -10.2, 6.0), (.0, -.02, .72), 43, 1.1, focus=(0, .2, 1.2))
    backdrop(-.42, distance=10)
