"""Storage of records: ledgers, loose sheets, drawers, server racks."""
import math

from .annotations import tag
from .materials import INK, LINE, SAND, SIGNAL, TEAL, WHITE
from .primitives import box, place, sphere


def ledger(at, cover=TEAL, size=(.74, .54, .16), heading=0, tagged=True):
    """A bound book lying flat, its spine on the left of its heading."""
    wide, deep, tall = size
    board = tall * .16
    parts = [box((0, 0, board / 2), (wide, deep, board), cover, .012), box((0, 0, tall - board / 2), (wide, deep, board), cover, .012), box((-wide / 2 + .03, 0, tall / 2), (.07, deep, tall), cover, .03),
             box((.01, 0, tall / 2), (wide - .07, deep - .06, tall - 2 * board), WHITE, .006)]
    parts += [box((wide / 2 - .026, 0, tall / 2 + shift * tall), (.006, deep - .07, .007), LINE, 0) for shift in (-.16, .0, .16)]
    parts += [box((.01, -deep / 2 + .028, tall / 2 + shift * tall), (wide - .08, .006, .007), LINE, 0) for shift in (-.16, .0, .16)]
    place(parts, at, heading)
    return tag('ledger', parts) if tagged else parts


def ledger_stack(at, covers, turns=(4, -7, 3, -3, 6, -5), size=(.74, .54, .16)):
    stack = []
    for number, cover in enumerate(covers):
        stack.append(ledger((at[0], at[1], at[2] + number * size[2]), cover, size, turns[number % len(turns)], tagged=False))
    return tag('ledger stack', stack)


def sheets(at, count=5, heading=0, size=(.4, .54)):
    """A loose pile of ruled paper."""
    pile = [box((.012 * math.sin(3 * number), .012 * math.cos(5 * number), .011 + .02 * number), (*size, .016), WHITE, .004, (0, 0, .06 * math.sin(7 * number))) for number in range(count)]
    top = .012 + .02 * count
    pile += [box((-.02, .17 - .07 * row, top), (size[0] * (.7 - .12 * (row % 3)), .016, .004), LINE, 0) for row in range(5)]
    return tag('paper', place(pile, at, heading))


def server_rack(at, heading=0, units=6, width=.7, depth=.7, unit=.2, lit=(1, 4), tagged=True):
    """A cabinet of units with lamps on its front; `lit` units show orange."""
    height = units * unit + .16
    parts = [box((0, 0, height / 2), (width, depth, height), INK, .05)]
    for number in range(units):
        level = .1 + unit * (number + .5)
        parts.append(box((0, -depth / 2, level), (width - .12, .04, unit * .72), WHITE, .012))
        parts.append(box((width * .28, -depth / 2 - .018, level), (.07, .02, unit * .3), SIGNAL if number in lit else TEAL, .006))
        parts += [box((-width * .26 + .06 * slot, -depth / 2 - .02, level), (.025, .012, unit * .4), LINE, 0) for slot in range(4)]
    place(parts, at, heading)
    return tag('server rack', parts) if tagged else parts


def server_block(at, heading=0, size=.5, face=WHITE, tilt=0):
    """One unit on its own: a cube with a lamp."""
    parts = [box((0, 0, size / 2), (size * 1.2, size, size), INK, .05)]
    for row in range(3):
        level = size * (.24 + .26 * row)
        parts.append(box((0, -size / 2, level), (size, .03, size * .18), face, .01))
        parts.append(box((size * .36, -size / 2 - .014, level), (size * .12, .02, size * .08), TEAL if row else SIGNAL, .004))
    return tag('server block', place(parts, at, heading, tilt=tilt))


def drawers(at, columns=4, rows=4, cell=.42, depth=.6, heading=0, body=SAND, fronts=None, open_ones=()):
    """A cabinet of small drawers; `open_ones` are (column, row, distance, front). Fronts repeat a list of paints."""
    wide, tall = columns * cell + .1, rows * cell + .1
    parts = [box((0, 0, tall / 2), (wide, depth, tall), body, .04)]
    pulled = {(column, row): (reach, front) for column, row, reach, front in open_ones}
    for row in range(rows):
        for column in range(columns):
            reach, front = pulled.get((column, row), (0, None))
            across, level = (column + .5) * cell - columns * cell / 2, .05 + (row + .5) * cell
            paint = front or (fronts[(row * columns + column) % len(fronts)] if fronts else WHITE)
            parts.append(box((across, -depth / 2 - reach, level), (cell * .86, .05, cell * .84), paint, .02))
            parts.append(sphere((across, -depth / 2 - .045 - reach, level), .032, INK))
            if reach:
                parts.append(box((across, -depth / 2 - reach / 2, level - cell * .1), (cell * .76, reach, cell * .6), paint, .01))
    return tag('drawer cabinet', place(parts, at, heading))
