"""A railway in miniature: track, locomotive, wagon, signal."""
import math

from .annotations import tag
from .materials import GLASS, GLOW, INK, MIST, SAND, SIGNAL, TEAL, WHITE, WOOD
from .primitives import bevelled, box, cylinder, mesh, place, sphere

GAUGE = .36
FLAT = (math.pi / 2, 0, 0)


def oval(half_length, radius, spacing=.05):
    """Points and directions along a loop: two straights joined by half circles."""
    straight, bend = 2 * half_length, math.pi * radius
    total = 2 * (straight + bend)
    count = int(total / spacing)
    path = []
    for step in range(count):
        run = step / count * total
        if run < straight:
            path.append(((run - half_length, -radius), 0))
        elif run < straight + bend:
            turn = (run - straight) / radius
            path.append(((half_length + math.sin(turn) * radius, -math.cos(turn) * radius), turn))
        elif run < 2 * straight + bend:
            path.append(((half_length - (run - straight - bend), radius), math.pi))
        else:
            turn = (run - 2 * straight - bend) / radius
            path.append(((-half_length - math.sin(turn) * radius, math.cos(turn) * radius), math.pi + turn))
    return path


def straight_path(start, end, spacing=.05):
    count = max(2, int(math.dist(start, end) / spacing))
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    return [(tuple(first + (second - first) * step / (count - 1) for first, second in zip(start, end)), turn) for step in range(count)]


def track(path, closed=True, sleeper_every=5):
    """Sleepers and two rails along a path of (place, direction)."""
    parts = [box((*spot, .03), (.1, GAUGE * 1.7, .06), WOOD, .012, (0, 0, turn)) for spot, turn in path[::sleeper_every]]
    for side in (-GAUGE / 2, GAUGE / 2):
        points, faces = [], []
        for (across, along), turn in path:
            for inset, level in ((-.022, .05), (.022, .05), (.022, .11), (-.022, .11)):
                points.append((across - math.sin(turn) * (side + inset), along + math.cos(turn) * (side + inset), level))
        count = len(path)
        for step in range(count if closed else count - 1):
            after = (step + 1) % count
            faces += [(4 * step + edge, 4 * after + edge, 4 * after + (edge + 1) % 4, 4 * step + (edge + 1) % 4) for edge in range(4)]
        parts.append(bevelled(mesh('rail', points, faces, INK), 0))
    return tag('railway track', parts)


def wheels(places, radius=.13):
    turned = (0, math.pi / 2, 0)
    return [part for along in places for side in (-1, 1) for part in (
        cylinder((side * GAUGE / 2, along, .11 + radius), radius, .07, INK, rotation=turned), cylinder((side * (GAUGE / 2 + .035), along, .11 + radius), radius * .5, .03, MIST, rotation=turned, bevel=.008))]


def locomotive(at, heading=0, paint=TEAL, scale=1):
    """A tank engine, its front towards the heading, its wheels on rails at z = .11."""
    parts = [box((0, 0, .3), (.46, 1.26, .12), INK, .03), cylinder((0, -.22, .56), .21, .74, paint, rotation=FLAT, bevel=.03), cylinder((0, -.6, .56), .17, .05, WHITE, rotation=FLAT),
             sphere((0, -.63, .56), .04, INK), box((0, .38, .6), (.48, .44, .58), paint, .06), box((0, .38, .92), (.56, .54, .08), INK, .03),
             cylinder((0, -.44, .86), .075, .26, INK, .1), cylinder((0, -.1, .8), .08, .12, SAND, bevel=.04), box((0, -.64, .28), (.46, .08, .14), SIGNAL if paint is not SIGNAL else WHITE, .02),
             *[box((side * .242, .38, .7), (.02, .26, .22), GLASS, .02) for side in (-1, 1)], box((0, .155, .76), (.3, .02, .16), GLASS, .01), sphere((0, -.6, .8), .06, GLOW)]
    parts += [cylinder((0, along, .56), .214, .035, WHITE, rotation=FLAT, bevel=0) for along in (-.36, -.02)]
    parts += wheels((-.4, -.05, .38), .145)
    parts += [box((side * (GAUGE / 2 + .065), -.02, .25), (.02, .82, .04), WHITE, .006) for side in (-1, 1)]
    return tag('locomotive', place(parts, at, heading, scale))


def wagon(at, heading=0, load=(WHITE, SAND), body=INK, scale=1):
    parts = [box((0, 0, .34), (.46, .86, .14), body, .03), wheels((-.26, .26), .11), box((0, -.48, .32), (.08, .14, .05), INK, .01)]
    parts += [box((0, -.2 + .4 * number, .57), (.38, .36, .34), colour, .04) for number, colour in enumerate(load)]
    return tag('wagon', place(parts, at, heading, scale))


def signal(at, heading=0, height=1.35, arm_up=True):
    """A semaphore with an orange arm, facing its heading."""
    arm = [box((.26, 0, 0), (.56, .05, .17), SIGNAL, .02), box((.42, -.004, 0), (.06, .05, .16), WHITE, 0)]
    for part in arm if arm_up else ():
        reach = part.location.x
        part.location = (reach * math.cos(math.radians(38)), part.location.y, reach * math.sin(math.radians(38)))
        part.rotation_euler = (0, math.radians(-38), 0)
    place(arm, (0, -.07, height - .14))
    parts = [cylinder((0, 0, height / 2), .04, height, WHITE, bevel=0), cylinder((0, 0, .05), .13, .1, INK), sphere((0, 0, height + .03), .06, INK), cylinder((-.1, -.06, height - .14), .075, .06, INK, rotation=FLAT), cylinder((-.1, -.1, height - .14), .05, .02, SIGNAL, rotation=FLAT, bevel=0)]
    return tag('signal', place(parts + arm, at, heading))
