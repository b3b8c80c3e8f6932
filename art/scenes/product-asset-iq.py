"""The archive wall: rows of small pictures, one found and framed in orange under a magnifier; a strip of film runs off its reel."""
import math

from kit.annotations import tag
from kit.ground import tile
from kit.marks import show
from kit.materials import DARK, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE, WOOD
from kit.nature import trees
from kit.people import person
from kit.plate import SAMPLES, SIZE, brackets, finish
from kit.primitives import box, capsule, cylinder, place, ring
from kit.screens import screen

PICTURE = {
    'alt': 'A wall of small framed pictures; an archivist holds a large magnifier over one of them, which is framed by orange brackets, and a strip of film runs off a reel in front.',
    'caption': 'A wall of pictures, and the one that was asked for.',
    'setting': 'a picture archive',
    'timeOfDay': 'day',
    'colors': ['white', 'ink', 'teal', 'orange', 'sand'],
}
FRONT = (math.pi / 2, 0, 0)
WALL = (-.35, 1.25, 0)
TURN = 8
KINDS = ['hills', 'face', 'sea', 'tree', 'sun']
COLUMNS, ROWS = 6, 3
FOUND = (4, 1)


def spot(column, row):
    """The middle of a frame, in the wall's own space."""
    return -2.2 + .88 * column, .62 + .72 * row


def wall():
    slab = [box((0, .1, 1.32), (5.7, .2, 2.64), WHITE, .05), box((0, -.02, .08), (5.7, .08, .16), TEAL, .02)]
    frames = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            east, up = spot(column, row)
            if (column, row) == FOUND:
                framed = screen((east, -.1, up), .6, .46, 'face', frame=INK, edge=.05)
                place([framed, brackets((east, -.12, up), .86, .72, arm=.19, thick=.055)], (0, 0, 0))
                tag('found picture', framed)
            elif (column, row) == (1, 2):
                framed = [box((east, -.03, up), (.68, .07, .54), INK, .02), box((east, -.07, up), (.56, .01, .42), SAND, 0), show('arch mark', (east, -.09, up), .3, TEAL)]
                tag('picture', framed)
            else:
                framed = screen((east, -.07, up), .56, .42, KINDS[(column * 2 + row * 3) % 5], frame=[INK, WOOD, DARK][(column + row) % 3])
                tag('picture', framed)
            frames.append(framed)
    place([slab, frames], WALL, TURN)


def in_front(across, out, up):
    """A place before the wall, in the world."""
    turn = math.radians(TURN)
    return WALL[0] + across * math.cos(turn) + out * math.sin(turn), WALL[1] + across * math.sin(turn) - out * math.cos(turn), up


def magnifier():
    """On the line of sight to the found picture, its handle down to the archivist's hand."""
    across, up = spot(*FOUND)
    parts = [ring((0, 0, 0), .6, .055, INK, FRONT), ring((0, -.02, 0), .6, .03, MIST, FRONT)]
    parts += [capsule((-.44, 0, -.44), (-.6, 0, -.6), .045, MIST), capsule((-.6, 0, -.6), (-.98, 0, -.92), .075, WOOD)]
    tag('magnifier', place(parts, in_front(across + .24, .62, up + .33), TURN + 6))


def film_strip(points, height=.5):
    """Film standing on its edge along a path, with windows and sprocket holes."""
    parts = []
    for number, (start, end) in enumerate(zip(points, points[1:])):
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        turn, length = math.atan2(end[1] - start[1], end[0] - start[0]), math.dist(start, end)
        cell = [box((0, 0, height / 2 + .02), (length + .02, .03, height), DARK, .004), box((0, 0, height / 2 + .02), (length * .78, .04, height * .52), [SAND, TEAL, MIST, SAGE][number % 4], .004)]
        cell += [box((length * (hole - 1) / 3, 0, .02 + level), (length * .14, .04, height * .09), WHITE, 0) for hole in range(3) for level in (height * .1, height * .9)]
        parts.append(place(cell, (*middle, 0), math.degrees(turn)))
    tag('film strip', parts)


def reel(at, radius=.55):
    east, north = at
    parts = [cylinder((east, north, height), radius, .05, MIST, bevel=.01) for height in (.05, .56)] + [cylinder((east, north, .3), radius * .72, .5, DARK), cylinder((east, north, .6), .12, .08, SIGNAL)]
    parts += [cylinder((east + radius * .58 * math.cos(turn), north + radius * .58 * math.sin(turn), .588), .12, .02, INK, bevel=0) for turn in [step * 2 * math.pi / 5 for step in range(5)]]
    tag('film reel', parts)


def build():
    tile(7.2, 4.8, .4)
    wall()
    magnifier()
    across, up = spot(*FOUND)
    east, north, _ = in_front(across - 1.2, .7, 0)
    person('person-01', (east, north, 0), 52, 1.25, left='hip', right=(.16, -.3, .57))
    reel((-2.55, -1.05))
    film_strip([(-2.25 + .42 * step, -1.42 + .22 * math.sin(step * .85) - .02 * step) for step in range(11)])
    tag('archive box', [box((2.75, .3, .24), (.8, .6, .48), TEAL, .03), box((2.75, .3, .5), (.84, .64, .1), INK, .03), box((2.75, -.01, .24), (.3, .02, .16), WHITE, .005)])
    tag('archive box', [box((2.72, .32, .75), (.7, .54, .4), SAND, .03), box((2.72, .32, .96), (.74, .58, .09), INK, .03), box((2.72, .04, .75), (.26, .02, .14), WHITE, .005)])
    trees([(3.25, 2.0, .6, TEAL), (3.2, -1.9, .45, SAGE), (-3.3, 1.9, .5, TEAL), (-3.25, -2.05, .42, SAGE)])
    finish((-.05, 0, .58), 27)
