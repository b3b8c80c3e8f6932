"""Trees, hills, clouds, the sun."""
import math

from .annotations import tag
from .materials import INK, SAGE, SIGNAL, TEAL, WHITE, WOOD
from .primitives import capsule, cylinder, mesh, place, smooth, sphere


def tree(at, height, leaves=TEAL):
    trunk = cylinder((at[0], at[1], (at[2] if len(at) > 2 else 0) + height * .2), .04, height * .4, INK)
    crown = cylinder((at[0], at[1], (at[2] if len(at) > 2 else 0) + height * .75), .2, height, leaves, 0)
    return tag('tree', [trunk, crown])


def trees(places):
    """Several at once, as (x, y, height, leaves)."""
    for across, along, height, leaves in places:
        tree((across, along), height, leaves)


def round_tree(at, height, leaves=SAGE):
    """A lollipop tree for streets and gardens."""
    trunk = cylinder((at[0], at[1], height * .25), .035, height * .5, INK)
    crown = sphere((at[0], at[1], height * .7), height * .3, leaves, (1, 1, 1.1))
    return tag('tree', [trunk, crown])


def hill(at, radius, height, material=SAGE):
    return tag('hill', sphere((at[0], at[1], 0), 1, material, (radius, radius * .8, height)))


def sun(at, radius=.62):
    return tag('sun', sphere(at, radius, SIGNAL))


def cloud(puffs):
    """Puffs as (place, radius)."""
    return tag('cloud', [sphere(at, radius, WHITE) for at, radius in puffs])


def palm(at, height=1.4, lean=12, leaves=TEAL, fronds=7):
    """A leaning trunk with a crown of bent, pointed fronds."""
    lean = math.radians(lean)
    rings = [(math.sin(lean * step / 5) * height * step / 5, 0, height * step / 5) for step in range(6)]
    parts = [capsule(low, high, .07 - .006 * step, WOOD) for step, (low, high) in enumerate(zip(rings, rings[1:]))]
    for number in range(fronds):
        parts.append(frond(rings[-1], number * 2 * math.pi / fronds, height * .5, leaves))
    parts.append(sphere(rings[-1], .09, leaves))
    return tag('palm tree', place(parts, at))


def frond(root, turn, length, leaves):
    points, faces = [], []
    for step in range(8):
        along = step / 7
        reach = length * along
        lift = length * (.42 * along - .85 * along * along)
        half = .16 * length * math.sin(math.pi * min(.97, .12 + .86 * along)) + .004
        for side, drop in ((-1, -.5), (0, 0), (1, -.5)):
            across = reach * math.cos(turn) - side * half * math.sin(turn)
            deep = reach * math.sin(turn) + side * half * math.cos(turn)
            points.append((root[0] + across, root[1] + deep, root[2] + lift + drop * half))
    for step in range(7):
        faces += [(3 * step, 3 * step + 1, 3 * step + 4, 3 * step + 3), (3 * step + 1, 3 * step + 2, 3 * step + 5, 3 * step + 4)]
    leaf = smooth(mesh('frond', points, faces, leaves))
    thick = leaf.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .02
    return leaf
