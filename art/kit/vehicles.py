"""Small vehicles, built facing -y and placed by heading. Each takes a brand mark for its sides."""
import math

from .annotations import tag
from .marks import show
from .materials import DARK, GLASS, GLOW, INK, MIST, SIGNAL, TEAL, WHITE
from .primitives import box, cylinder, extrude, place, rod


def wheels(half_width, places, radius=.13):
    turned = (0, math.pi / 2, 0)
    return [part for along in places for side in (-1, 1) for part in (
        cylinder((side * half_width, along, radius), radius, .1, DARK, rotation=turned, bevel=.03),
        cylinder((side * (half_width + .045), along, radius), radius * .5, .03, MIST, rotation=turned, bevel=.01))]


def sides(mark, half_width, along, height, size, material):
    if not mark:
        return []
    return [show(mark, (side * (half_width + .01), along, height), size, material, 90 * side) for side in (-1, 1)]


def truck(at, heading=0, scale=1, load=WHITE, cab=TEAL, mark=None, mark_paint=SIGNAL):
    parts = [box((0, .38, .56), (.72, 1.3, .74), load, .06), box((0, -.6, .45), (.66, .52, .58), cab, .1), box((0, 0, .16), (.5, 1.9, .1), INK, .03),
             box((0, -.845, .55), (.52, .04, .24), GLASS, .02), *[box((side * .325, -.62, .55), (.03, .28, .22), GLASS, .01) for side in (-1, 1)],
             *[box((side * .22, -.865, .27), (.1, .02, .06), GLOW, .01) for side in (-1, 1)], wheels(.3, (-.58, .2, .68))]
    parts.append(sides(mark, .36, .38, .58, .4, mark_paint))
    return tag('truck', place(parts, at, heading, scale))


def van(at, heading=0, scale=1, body=WHITE, mark=None, mark_paint=SIGNAL):
    shell = [(-.78, .16), (.78, .16), (.78, .86), (-.3, .86), (-.62, .5), (-.78, .42)]
    hull = extrude(shell, .66, body, bevel=.07)
    hull.rotation_euler = (0, 0, math.pi / 2)
    screen = box((0, -.5, .69), (.54, .035, .4), GLASS, .02, (math.radians(-41), 0, 0))
    parts = [hull, screen, *[box((side * .325, -.24, .66), (.03, .3, .22), GLASS, .02) for side in (-1, 1)],
             *[box((side * .22, -.79, .33), (.1, .02, .06), GLOW, .01) for side in (-1, 1)], wheels(.28, (-.48, .46))]
    parts.append(sides(mark, .33, .34, .54, .32, mark_paint))
    return tag('van', place(parts, at, heading, scale))


def bus(at, heading=0, scale=1, body=WHITE, mark=None, mark_paint=SIGNAL, stripe=SIGNAL):
    parts = [box((0, 0, .56), (.74, 1.9, .8), body, .13), box((0, 0, .3), (.75, 1.84, .09), stripe, .02), box((0, -.94, .66), (.56, .04, .36), GLASS, .02),
             *[box((side * .365, -.6 + .37 * number, .7), (.03, .29, .26), GLASS, .02) for side in (-1, 1) for number in range(4)],
             *[box((side * .24, -.955, .36), (.11, .02, .07), GLOW, .01) for side in (-1, 1)], wheels(.32, (-.56, .56), .15)]
    parts.append(sides(mark, .375, .7, .46, .2, mark_paint))
    return tag('bus', place(parts, at, heading, scale))


def ship(at, heading=0, scale=1, hull=INK, boxes=((WHITE, TEAL, SIGNAL), (TEAL, WHITE, WHITE)), mark=None, mark_paint=SIGNAL):
    """A container ship, bow towards -y, its water line at z = 0."""
    outline = [(-.42, 1.3), (-.42, -.7), (-.3, -1.12), (0, -1.5), (.3, -1.12), (.42, -.7), (.42, 1.3)]
    body = extrude(list(reversed(outline)), .5, hull, bevel=.05)
    body.rotation_euler = (math.pi / 2, 0, 0)
    body.location = (0, 0, .14)
    rail = extrude(list(reversed([(across * 1.03, along * 1.02) for across, along in outline])), .07, WHITE, bevel=.02)
    rail.rotation_euler = (math.pi / 2, 0, 0)
    rail.location = (0, 0, .41)
    parts = [body, rail, box((0, 1, .72), (.66, .42, .58), WHITE, .05), box((0, .79, .86), (.54, .03, .13), GLASS, .01), cylinder((0, 1.08, 1.14), .1, .32, SIGNAL), rod((0, -1.1, .4), (0, -1.1, .85), .02, WHITE)]
    cargo = [box((-.19 + .38 * side, .42 - .5 * row, .56 + .25 * level), (.35, .46, .24), colour, .02)
             for level, colors in enumerate(boxes) for row, colour in enumerate(colors) for side in (0, 1) if not (level and side and row == 2)]
    parts.append(cargo)
    parts.append(sides(mark, .42, .9, .2, .24, mark_paint))
    place(parts, at, heading, scale)
    return tag('ship', parts)


def container(at, colour, heading=0, size=(.42, .9, .42)):
    ribs = [box((side * size[0] / 2, -size[1] / 2 + size[1] * (number + .5) / 7, size[2] / 2), (.02, .05, size[2] * .82), colour, .005) for side in (-1, 1) for number in range(7)]
    return tag('container', place([box((0, 0, size[2] / 2), size, colour, .02), ribs], at, heading))
