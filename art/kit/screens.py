"""Screens and framed pictures: boxes facing -y, with simple pictures in relief instead of words."""
import math

from .materials import DARK, GLASS, INK, LINE, MIST, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE
from .primitives import box, capsule, cylinder, extrude, place, sphere

FRONT = (math.pi / 2, 0, 0)


def picture(kind, width, height):
    """The motif of a screen or frame, lying on the plane y = 0 and facing -y, centred."""
    if kind == 'hills':
        return [box((0, 0, 0), (width, .01, height), MIST, 0), mound(-.2 * width, width * .62, height, .75, SAGE, .012), mound(.22 * width, width * .56, height, .55, TEAL, .018),
                cylinder((.24 * width, -.008, .22 * height), .11 * height, .012, SIGNAL, rotation=FRONT, bevel=0)]
    if kind == 'sea':
        return [box((0, 0, 0), (width, .01, height), MIST, 0), box((0, -.006, -.28 * height), (width, .012, .44 * height), WATER, 0),
                extrude([(-.12 * width, 0), (.16 * width, 0), (-.12 * width, .42 * height)], .014, WHITE, (0, -.01, -.06 * height), 0), box((.01 * width, -.01, -.11 * height), (.34 * width, .016, .07 * height), INK, .004)]
    if kind == 'face':
        return [box((0, 0, 0), (width, .01, height), SAND, 0), mound(0, width * .62, height, .5, TEAL, .014),
                sphere((0, -.006, .1 * height), .23 * height, WHITE, (1, .08, 1)), *[sphere((side * .08 * height, -.026, .13 * height), .026 * height, DARK, (1, .4, 1)) for side in (-1, 1)]]
    if kind == 'tree':
        return [box((0, 0, 0), (width, .01, height), SAND, 0), box((0, -.008, -.25 * height), (.05 * width, .014, .25 * height), INK, 0),
                extrude([(-.2 * width, -.18 * height), (.2 * width, -.18 * height), (0, .36 * height)], .016, TEAL, (0, -.01, 0), 0)]
    if kind == 'sun':
        return [box((0, 0, 0), (width, .01, height), TEAL, 0), cylinder((0, -.008, 0), .26 * height, .014, SAND, rotation=FRONT, bevel=0)]
    if kind == 'bars':
        return [box((0, 0, 0), (width, .01, height), GLASS, 0)] + [
            box(((-.32 + .16 * number) * width, -.008, (-.38 + share / 2) * height), (.1 * width, .014, share * height), SIGNAL if number == 3 else LINE, 0) for number, share in enumerate((.25, .4, .33, .68, .5))]
    if kind == 'lines':
        return [box((0, 0, 0), (width, .01, height), GLASS, 0)] + [box(((length - .8) * width / 2, -.008, (.28 - .19 * number) * height), (length * width, .014, .06 * height), LINE, 0) for number, length in enumerate((.8, .6, .72, .45))]
    return [box((0, 0, 0), (width, .01, height), GLASS, 0)]


def mound(across, width, height, share, material, depth):
    """A half ellipse standing on the lower edge of a picture."""
    turns = [step * math.pi / 20 for step in range(21)]
    return extrude([(width / 2 * math.cos(turn), share * height * math.sin(turn)) for turn in turns], depth, material, (across, -depth / 4, -height / 2), 0)


def screen(at, width, height, kind, heading=0, frame=DARK, edge=.06, depth=.07, tilt=0):
    """A framed picture whose middle is at `at`."""
    case = box((0, depth / 2, 0), (width + 2 * edge, depth, height + 2 * edge), frame, .02)
    return place([case, picture(kind, width, height)], at, heading, tilt=tilt)


def stand(at, height, material=INK):
    """A post with a round foot for a screen."""
    return [capsule((at[0], at[1], .03), (at[0], at[1], height), .03, material), cylinder((at[0], at[1], .02), .18, .04, material)]
