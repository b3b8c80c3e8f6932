"""Streets in miniature: roads, crossings, signals, a pole camera, houses and cars."""
import math

from .annotations import tag
from .materials import GLASS, GLOW, INK, LINE, MIST, SAND, SIGNAL, TEAL, WHITE, paint
from .primitives import bevelled, box, cylinder, mesh, place, rod, sphere
from .vehicles import wheels

ASPHALT = paint('asphalt', '#465172', .75)
UPRIGHT = (math.pi / 2, 0, 0)
TAIL_LAMP = paint('signal lamp', '#FF5A1F', .4, glow=2)
LAMPS = {'red': SIGNAL, 'amber': SAND, 'green': TEAL}


def road(start, end, width, surface=ASPHALT, dash=.42, gap=.36):
    """A straight road along x or y with a dashed middle line; its top lies at z = .025."""
    along_x = start[1] == end[1]
    length = math.dist(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    strip = box((*middle, .005), (length, width, .04) if along_x else (width, length, .04), surface, .01)
    count = int((length - gap / 2) // (dash + gap)) if dash else 0
    for number in range(count):
        shift = (number - (count - 1) / 2) * (dash + gap)
        spot = (middle[0] + shift, middle[1]) if along_x else (middle[0], middle[1] + shift)
        box((*spot, .026), (dash, .05, .008) if along_x else (.05, dash, .008), WHITE, 0)
    return tag('road', strip)


def crossing(at, width, along_x, stripes=6, depth=.62):
    """Zebra stripes over a road of the given width; `along_x`: people walk along x."""
    pitch = width / stripes
    bars = []
    for number in range(stripes):
        shift = pitch * (number + .5) - width / 2
        spot = (at[0] + shift, at[1], .026) if along_x else (at[0], at[1] + shift, .026)
        bars.append(box(spot, (pitch * .52, depth, .009) if along_x else (depth, pitch * .52, .009), WHITE, 0))
    return tag('crossing', bars)


def traffic_light(at, heading, lit='red', height=1.25):
    parts = [cylinder((0, 0, .04), .1, .08, INK, bevel=.015), cylinder((0, 0, height / 2), .034, height, INK, bevel=0), box((0, 0, height + .2), (.22, .18, .56), INK, .05)]
    for number, name in enumerate(LAMPS):
        level = height + .37 - number * .165
        parts.append(cylinder((0, -.095, level), .065, .03, LAMPS[name] if name == lit else LINE, rotation=UPRIGHT, bevel=.008))
        parts.append(box((0, -.13, level + .07), (.15, .1, .018), INK, .006))
    return tag('traffic light', place(parts, at, heading))


def pole_camera(at, heading, height=2.3, reach=.75, tilt=22):
    """A camera on an arm, looking along its heading and down."""
    body = [box((0, 0, 0), (.24, .52, .24), WHITE, .07), box((0, -.06, .135), (.28, .62, .03), WHITE, .012), cylinder((0, -.28, 0), .11, .12, INK, rotation=UPRIGHT),
            cylinder((0, -.34, 0), .07, .03, GLASS, rotation=UPRIGHT, bevel=.012), sphere((.075, -.265, .08), .02, SIGNAL)]
    place(body, (0, -reach, height), tilt=tilt)
    pole = [cylinder((0, 0, .05), .14, .1, INK, bevel=.02), cylinder((0, 0, height / 2), .055, height, WHITE, .04, bevel=0),
            rod((0, 0, height - .1), (0, -reach, height - .02), .034, WHITE), sphere((0, 0, height - .02), .06, INK), box((0, -.06, height * .4), (.22, .12, .32), WHITE, .03)]
    return tag('camera', place(pole + body, at, heading))


def roof(at, width, depth, height, material, bevel=.03):
    """A pitched roof, its ridge along x."""
    across, along = width / 2, depth / 2
    points = [(-across, -along, 0), (across, -along, 0), (across, along, 0), (-across, along, 0), (-across, 0, height), (across, 0, height)]
    thing = bevelled(mesh('roof', points, [(3, 2, 1, 0), (0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], material), bevel)
    thing.location = at
    return thing


def window_rows(wide, tall, depth, columns, rows, skip=(), lit=()):
    """Windows on the front of a block whose foot stands at z = 0; `lit` names the (row, column) with a lamp on."""
    panes = []
    for row in range(rows):
        for column in range(columns):
            if (row, column) not in skip:
                spot = (wide * ((column + .5) / columns - .5), -depth / 2, tall * (row + .55) / rows)
                panes.append(box(spot, (min(.26, wide / columns * .55), .04, min(.3, tall / rows * .5)), GLOW if (row, column) in lit else GLASS, .015))
    return panes


def house(at, size, walls=WHITE, top=INK, heading=0, windows=(2, 2), flat_top=False, door=SIGNAL, label='house', lit=()):
    """A block with a pitched or flat roof; its door faces the heading. `lit` are the windows with a lamp on."""
    wide, deep, tall = size
    columns, rows = windows
    entry = columns // 2
    parts = [box((0, 0, tall / 2), size, walls, .06)]
    parts.append(box((0, 0, tall + .03), (wide + .1, deep + .1, .12), top, .04) if flat_top else roof((0, 0, tall - .02), wide + .2, deep + .2, deep * .45, top))
    parts += window_rows(wide, tall, deep, columns, rows, skip=((0, entry),), lit=lit)
    parts.append(box((wide * ((entry + .5) / columns - .5), -deep / 2, .22), (.24, .05, .44), door, .02))
    sides = max(1, round(deep / .6))
    for turn in (90, -90):
        parts += place(window_rows(deep, tall, wide, sides, rows, lit=lit[:1]), (0, 0, 0), turn)
    return tag(label, place(parts, at, heading))


def car(at, heading=0, colour=WHITE, scale=1, label='car', lights_on=False):
    """A small car, nose along its heading."""
    front, rear = (GLOW, TAIL_LAMP) if lights_on else (WHITE if colour is not WHITE else MIST, SIGNAL if colour is not SIGNAL else INK)
    parts = [box((0, 0, .24), (.56, 1.2, .26), colour, .11), box((0, .06, .44), (.46, .66, .26), GLASS, .1), box((0, .06, .55), (.43, .5, .08), colour, .035), wheels(.25, (-.36, .36), .13)]
    for side in (-1, 1):
        parts.append(box((side * .17, -.595, .27), (.11, .03, .065), front, .014))
        parts.append(box((side * .17, .595, .27), (.11, .03, .055), rear, .014))
    return tag(label, place(parts, at, heading, scale))
