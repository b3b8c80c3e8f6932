"""Ledgers on one bank, servers on the other; what crosses the bridge changes on the way."""
from kit.annotations import tag
from kit.archive import ledger, ledger_stack, server_block, server_rack, sheets
from kit.camera import camera
from kit.ground import backdrop
from kit.lights import plate_light
from kit.materials import INK, LINE, PAPER, SAGE, SAND, SIGNAL, TEAL, WATER, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, extrude, place, rod

PICTURE = {
    'alt': 'Stacks of paper ledgers on the left bank of a small river and server racks on the right; on the bridge between them an orange ledger turns into a server block.',
    'caption': 'From ledger to server, one bridge.',
    'setting': 'two banks of a river joined by a bridge',
    'timeOfDay': 'day',
    'colors': ['sand', 'white', 'teal', 'ink', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64
REACH, RISE = 1.75, .62   # half length of the bridge and its height over the banks


def deck_height(across):
    return RISE * (1 - (across / REACH) ** 2) + .03


def bridge():
    steps = [REACH * (step / 12 - 1) for step in range(25)]
    upper = [(across, deck_height(across)) for across in steps]
    lower = [(across * .86, deck_height(across) - .3 if abs(across) < REACH * .97 else -.1) for across in steps]
    parts = [extrude(lower + list(reversed(upper)), 1.16, WHITE, bevel=.03)]
    for side, height in ((-.52, .07), (.52, .34)):
        tops = [(across, side, deck_height(across) + height) for across in steps[1:-1:2]]
        parts += [rod(low, high, .024, INK) for low, high in zip(tops, tops[1:])]
        parts += [rod((across, along, level - height), (across, along, level), .02, INK) for across, along, level in tops]
    return tag('bridge', parts)


def banks():
    for side in (-1, 1):
        box((side * 2.6, 0, -.22), (2.9, 4.2, .44), PAPER, .16)
    tag('water', box((0, 0, -.28), (2.7, 4.0, .2), WATER, .04))
    for along, across in ((-1.5, -.3), (-1.1, .35), (1.2, -.2), (1.6, .4), (-.75, -.45)):
        box((across, along, -.175), (.5, .03, .012), WHITE, .005)


def half_and_half(at):
    """The thing in the middle of the bridge: pages on its left, a server on its right."""
    pages = [box((-.2, 0, .07), (.44, .58, .1), SIGNAL, .02), box((-.2, 0, .29), (.4, .52, .34), WHITE, .008), box((-.2, 0, .5), (.44, .58, .1), SIGNAL, .02), box((-.4, 0, .28), (.08, .58, .54), SIGNAL, .03)]
    pages += [box((-.18, -.262, .17 + .06 * row), (.38, .006, .012), LINE, 0) for row in range(5)]
    unit = [box((.22, 0, .28), (.42, .58, .54), SIGNAL, .04)]
    for row in range(3):
        unit += [box((.22, -.29, .13 + .16 * row), (.34, .03, .1), WHITE, .01), box((.32, -.308, .13 + .16 * row), (.06, .02, .05), INK, .004)]
    return tag('ledger turning server', place(pages + unit, at, scale=1.15))


def build():
    banks()
    bridge()
    ledger((-1.08, 0, deck_height(-1.2)), TEAL, (.66, .6, .26))
    half_and_half((-.02, 0, deck_height(.3)))
    server_block((1.08, 0, deck_height(1.3)), 0, .52)
    ledger_stack((-2.1, 1.15, 0), (TEAL, SAND, INK, WHITE, TEAL, SAND))
    ledger_stack((-3.05, 1.25, 0), (SAND, TEAL, SAGE, INK, SAND, SAGE, TEAL, INK))
    ledger_stack((-3.35, .1, 0), (INK, SAND, TEAL, SAND))
    ledger_stack((-2.2, -1.15, 0), (SAND, TEAL, SAND))
    sheets((-3.15, -1.1, 0), 7, 14)
    sheets((-2.55, -.3, 0), 4, -20)
    for number, (across, along, units) in enumerate(((2.2, 1.3, 7), (3.05, 1.3, 9), (3.4, .25, 5))):
        server_rack((across, along, 0), 0, units, lit=())
    server_block((2.25, -1.15, 0), -8, .5)
    server_block((3.1, -.95, 0), 6, .5)
    person('person-11', (-1.75, -1.05, 0), 30, .92, right='point', top=TEAL, legs=INK)
    trees([(-3.7, 1.75, .6, TEAL), (-1.5, 1.75, .5, SAGE), (1.5, 1.75, .55, TEAL), (3.75, -1.6, .6, TEAL), (3.4, -1.75, .42, SAGE), (-3.6, -1.75, .45, TEAL)])
    plate_light(.75, .8)
    camera((2.4, -10.4, 5.3), (.02, .0, .45), 45, 1.2, focus=(0, -.2, .9))
    backdrop(-.44, distance=10)
