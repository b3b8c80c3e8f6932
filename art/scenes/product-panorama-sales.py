"""A round table map: land, roads and towns, orange pins for what sold, and two people reading it."""
import math

from kit.annotations import tag
from kit.ground import tile
from kit.materials import DARK, INK, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE, WOOD
from kit.nature import trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, finish
from kit.primitives import capsule, cylinder, extrude, lathe, rod, sphere, wire
from kit.screens import screen

PICTURE = {
    'alt': 'Two people stand at a large round table whose top is a map with hills, roads and a coast; orange pins of different heights stand on its towns, and a screen behind shows bars.',
    'caption': 'A table map: every pin is a town, its height what sold there.',
    'setting': 'a planning room with a table map',
    'timeOfDay': 'day',
    'colors': ['teal', 'orange', 'green', 'white', 'ink'],
}
TABLE = (-.1, 0)
TOP = .78
RADIUS = 1.75


def blob(points, depth, material, level):
    """Flat land from (x, y) points about the table's middle."""
    land = extrude([(across, -along) for across, along in reversed(points)], depth, material, bevel=.03)
    land.rotation_euler = (math.pi / 2, 0, 0)
    land.location = (TABLE[0], TABLE[1], level + depth / 2)
    return land


def coast(middle, radius, wobble, stretch=1):
    return [(middle[0] + stretch * radius * (1 + wobble * math.sin(3 * turn + middle[0]) + wobble * .6 * math.sin(5 * turn)) * math.cos(turn),
             middle[1] + radius * (1 + wobble * math.sin(3 * turn + middle[0]) + wobble * .6 * math.sin(5 * turn)) * math.sin(turn)) for turn in [-step * math.pi / 24 for step in range(48)]][::-1]


def table():
    east, north = TABLE
    stand = lathe([(1.3, 0), (1.28, .1), (.6, .2), (.5, .5), (.9, .66), (1.2, .7)], WOOD, (east, north, 0))
    rim = [cylinder((east, north, TOP - .06), RADIUS + .1, .14, WHITE, bevel=.05, sides=96), cylinder((east, north, TOP + .015), RADIUS, .03, WATER, bevel=.005, sides=96)]
    land = [blob(coast((-.25, .2), 1.12, .1, 1.05), .07, SAGE, TOP + .02), blob(coast((.15, .35), .62, .12, 1.1), .07, SAND, TOP + .06), blob(coast((1.15, -.75), .34, .12), .06, SAND, TOP + .02)]
    tag('table map', [stand, rim, land])
    tag('water', rim[1])


def on_map(across, along, up=0):
    return TABLE[0] + across, TABLE[1] + along, TOP + .09 + up


TOWNS = [(-.95, -.2, .28), (-.55, .75, .45), (-.2, -.45, .36), (.12, .3, .82), (.6, .55, .55), (.62, -.2, .3), (1.15, -.75, .4)]


def pin(across, along, height):
    east, north, base = on_map(across, along)
    return tag('pin', [rod((east, north, base - .05), (east, north, base + height), .018, INK), sphere((east, north, base + height + .08), .115, SIGNAL), cylinder((east, north, base + .012), .1, .02, WHITE, bevel=.005)])


def roads():
    for first, second in ((0, 2), (1, 3), (2, 3), (3, 4), (4, 5), (2, 5)):
        start, end = TOWNS[first], TOWNS[second]
        middle = ((start[0] + end[0]) / 2 + .08, (start[1] + end[1]) / 2 - .06)
        wire([on_map(start[0], start[1], .02), on_map(*middle, .05), on_map(end[0], end[1], .03)], .016, WHITE)


def hills():
    for across, along, radius, height in ((-.6, .25, .22, .2), (-.35, .15, .17, .14), (-.75, .38, .15, .12)):
        east, north, base = on_map(across, along, -.02)
        sphere((east, north, base), 1, TEAL, (radius, radius, height))
    for across, along in ((-1.05, .55), (-.9, .72), (.3, -.62), (.45, -.55), (.15, -.7), (-.55, -.75)):
        east, north, base = on_map(across, along, -.02)
        cylinder((east, north, base + .07), .055, .16, TEAL, 0, bevel=0)


def build():
    tile(6.6, 4.8, .4)
    cylinder((*TABLE, .012), 2.25, .024, SAND, bevel=.01, sides=96)
    table()
    hills()
    roads()
    for town in TOWNS:
        pin(*town)
    person('person-09', (-2.25, .3, .02), 72, 1.32, left='hip', right=(.22, -.34, .62), top=TEAL)
    person('person-12', (1.35, 1.55, .02), -8, 1.32, left='point', right='hip')
    tag('screen', [screen((-1.35, 2.0, 1.45), 1.5, .95, 'bars', 10), capsule((-1.35, 2.06, .05), (-1.35, 2.06, 1.0), .05, DARK), cylinder((-1.35, 2.05, .03), .32, .06, DARK)])
    tag('plant', [lathe([(.17, 0), (.23, .34), (.001, .34)], INK, (2.75, 1.7, 0)), *[sphere((2.75 + .13 * math.cos(turn), 1.7 + .13 * math.sin(turn), .58), .2, TEAL, (.8, .8, 1.25)) for turn in (0, 2.1, 4.2)]])
    trees([(-3.0, -1.95, .5, TEAL), (-2.65, -2.1, .38, SAGE), (2.95, -1.9, .5, TEAL), (2.6, -2.1, .36, SAGE)])
    finish((-.05, 0, .58), 25.8)
