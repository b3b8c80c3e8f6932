"""Letters and boxes for them."""
import math

from .annotations import tag
from .materials import DARK, INK, LINE, SAND, SIGNAL, WHITE, WOOD
from .primitives import box, cylinder, extrude, place, wire

UPRIGHT = (math.pi / 2, 0, 0)


def letter(at, heading=0, tilt=0, width=.6, stamp=SIGNAL, facing='flap'):
    """An envelope standing up and facing its heading; the flap side or the stamp side."""
    height = width * .66
    parts = [box((0, 0, 0), (width, .035, height), WHITE, .012)]
    if facing == 'flap':
        half, top = width * .47, height * .46
        parts.append(wire([(-half, -.022, top), (-.02, -.022, -.01), (.02, -.022, -.01), (half, -.022, top)], .011, LINE))
        parts.append(cylinder((0, -.025, -.03), width * .075, .025, stamp, rotation=UPRIGHT, bevel=.008))
    else:
        parts.append(box((width * .33, -.02, height * .24), (width * .17, .012, height * .3), stamp, .004))
        parts += [box((-width * .1, -.02, -height * (.02 + .14 * row)), (width * (.5 - .1 * row), .01, height * .05), LINE, 0) for row in range(3)]
    return tag('letter', place(parts, at, heading, tilt=tilt))


def letter_box(at, heading=0, scale=1, shell=INK, flag=SIGNAL):
    """A roadside box on a post with a letter in it: its open door faces the heading, its flag is up on the right-hand side."""
    width, depth, wall = .62, 1.1, .34
    turns = [step * math.pi / 20 for step in range(21)]
    outline = [(-width / 2, 0), (width / 2, 0)] + [(width / 2 * math.cos(turn), wall + width / 2 * math.sin(turn)) for turn in turns]
    inner = [(across * .86, .04 + up * .88) for across, up in outline]
    parts = [extrude(outline, depth, shell, (0, 0, 1.0), .03), extrude(inner, .02, DARK, (0, -depth / 2 - .006, 1.0), .0)]
    parts += [box((0, .05, .5), (.17, .17, 1.0), WOOD, .025), box((0, .05, .97), (.4, .7, .07), WOOD, .025), box((0, .05, .05), (.3, .3, .1), SAND, .03)]
    door = extrude(outline, .05, shell, (0, 0, 0), .02)
    parts.append(place(door, (0, -depth / 2 - .02, 1.02), tilt=68))
    pole = [cylinder((width / 2 + .02, -.1, 1.42), .025, .5, WHITE, bevel=.005), cylinder((width / 2 + .02, -.1, 1.2), .06, .05, WHITE, rotation=(0, math.pi / 2, 0)),
            box((width / 2 + .03, .09, 1.6), (.05, .46, .3), flag, .025)]
    parts.append(pole)
    inside = letter((.02, -depth / 2 - .12, 1.26), 0, -14, .5)
    placed = place(parts + inside, at, heading, scale)
    tag('letter box', placed)
    tag('flag', pole)
    return placed
