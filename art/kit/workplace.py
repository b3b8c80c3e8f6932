"""Studios and offices in miniature: tables, chairs, film gear."""
import math

from .annotations import tag
from .materials import DARK, GLASS, GLOW, INK, LINE, MIST, SAND, SIGNAL, TEAL, WHITE
from .primitives import box, bevelled, capsule, cylinder, mesh, place, ring, rod, sphere

UPRIGHT = (math.pi / 2, 0, 0)


def desk(at, width=2.2, depth=.8, height=.62, heading=0, top=SAND, label='desk'):
    """A table on four legs; its front faces the heading."""
    legs = [capsule((side * (width / 2 - .14), end * (depth / 2 - .12), .04), (side * (width / 2 - .16), end * (depth / 2 - .14), height - .04), .04, INK) for side in (-1, 1) for end in (-1, 1)]
    return tag(label, place([box((0, 0, height), (width, depth, .09), top, .035)] + legs, at, heading))


def stool(at, height=.42, seat=TEAL):
    parts = [cylinder((0, 0, height), .2, .09, seat, bevel=.03)]
    for turn in range(4):
        angle = math.pi / 4 + turn * math.pi / 2
        parts.append(rod((math.cos(angle) * .12, math.sin(angle) * .12, height), (math.cos(angle) * .19, math.sin(angle) * .19, 0), .02, INK))
    return tag('stool', place(parts, at))


def chair(at, heading=0, seat=TEAL, height=.32):
    """The back is opposite the heading."""
    parts = [box((0, 0, height), (.42, .4, .08), seat, .035), box((0, .19, height + .3), (.4, .07, .36), seat, .035), rod((0, .19, height), (0, .2, height + .2), .03, INK),
             rod((0, 0, 0), (0, 0, height), .035, INK), cylinder((0, 0, .02), .2, .04, INK, bevel=.015)]
    return tag('chair', place(parts, at, heading))


def tripod_legs(height, spread=.36, material=INK, radius=.024):
    feet = [math.radians(90 + turn * 120) for turn in range(3)]
    legs = [capsule((0, 0, height), (math.cos(foot) * spread, math.sin(foot) * spread, .02), radius, material) for foot in feet]
    return legs + [cylinder((0, 0, height), .07, .1, material, bevel=.02)]


def film_camera(at, heading=0, height=1.0, tilt=0):
    """A film camera on a tripod, its lens towards the heading."""
    body = [box((0, .08, 0), (.3, .56, .36), INK, .06), cylinder((0, -.27, 0), .13, .2, DARK, rotation=UPRIGHT), cylinder((0, -.39, 0), .165, .1, WHITE, .13, rotation=UPRIGHT),
            cylinder((0, -.445, 0), .115, .02, GLASS, rotation=UPRIGHT, bevel=.008), box((.19, .1, .08), (.06, .3, .2), WHITE, .02), sphere((0, -.17, .19), .025, SIGNAL)]
    for along in (-.08, .24):
        body += [cylinder((0, along, .32), .17, .14, WHITE, rotation=(0, math.pi / 2, 0), bevel=.03), cylinder((0, along, .32), .06, .17, INK, rotation=(0, math.pi / 2, 0), bevel=.01)]
    place(body, (0, 0, height + .22), tilt=tilt)
    return tag('camera', place(body + tripod_legs(height), at, heading))


def soft_box(at, heading=0, height=1.5, size=.62, tilt=18):
    """A lamp with a square white front."""
    front, back = size / 2, .1
    corners = [(across * front, -.3, up * front) for across, up in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(across * back, .06, up * back) for across, up in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    hood = bevelled(mesh('hood', corners, [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5), (0, 1, 2, 3)], INK), .02)
    head = [hood, box((0, -.3, 0), (size * .96, .03, size * .96), GLOW, .012), cylinder((0, .12, 0), .08, .16, INK, rotation=UPRIGHT)]
    place(head, (0, 0, height), tilt=tilt)
    return tag('lamp', place(head + tripod_legs(height - .05, .34), at, heading))


def clapper(at, heading=0, scale=1, open_by=20):
    """A clapper board standing upright, facing the heading."""
    board = [box((0, 0, .2), (.56, .05, .38), SIGNAL, .025), *[box((0, -.028, .11 + .1 * row), (.44, .012, .014), WHITE, 0) for row in range(3)], box((0, 0, .42), (.56, .06, .085), INK, .02)]
    arm = [box((.28, 0, 0), (.56, .06, .085), INK, .02)] + [box((.08 + .135 * step, -.032, 0), (.055, .012, .08), WHITE, 0, (0, math.radians(24), 0)) for step in range(4)]
    board += [box((-.2 + .135 * step, -.032, .42), (.055, .012, .08), WHITE, 0, (0, math.radians(-24), 0)) for step in range(4)]
    for part in arm:
        where = part.location.copy()
        angle = math.radians(open_by)
        part.location = (-.28 + where.x * math.cos(angle), where.y, .51 + where.x * math.sin(angle))
        part.rotation_euler[1] -= angle
    return tag('clapperboard', place(board + arm, at, heading, scale))


def laptop(at, heading=0, scale=1):
    """An open laptop whose screen faces the heading."""
    lid = [box((0, 0, .14), (.42, .025, .28), INK, .012), box((0, -.014, .14), (.36, .008, .22), LINE, 0)]
    place(lid, (0, .14, .015), tilt=-14)
    return tag('laptop', place([box((0, 0, .012), (.42, .28, .025), MIST, .01), lid], at, heading, scale))


def mug(at, material=WHITE, scale=1):
    return tag('cup', place([cylinder((0, 0, .06), .05, .12, material, bevel=.015), ring((.06, 0, .06), .032, .01, material, UPRIGHT)], at, 30, scale))
