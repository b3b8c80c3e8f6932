"""A film set: the actor on a small lit stage, the camera on its dolly, a monitor that finds the face."""
import math

from kit.annotations import tag
from kit.ground import tile
from kit.materials import DARK, GLOW, INK, LINE, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE, WOOD
from kit.nature import trees
from kit.people import SKIN, person
from kit.plate import SAMPLES, SIZE, brackets, finish
from kit.primitives import box, capsule, cylinder, lathe, place, ring, rod, sphere

PICTURE = {
    'alt': 'A small film set: an actor in orange stands on a round stage under two lamps, a film camera on rails points at her, and a monitor shows her face in orange brackets.',
    'caption': 'A film set: the monitor finds the face the camera sees.',
    'setting': 'a film set',
    'timeOfDay': 'day',
    'colors': ['teal', 'orange', 'ink', 'white', 'sand'],
}
ACROSS = (0, math.pi / 2, 0)
FRONT = (math.pi / 2, 0, 0)


def film_camera(at, heading):
    """Body, lens, two reels, on a tripod and a rail dolly; it looks along -y."""
    body = [box((0, .05, 1.05), (.34, .62, .4), INK, .05), cylinder((0, -.36, 1.05), .13, .22, DARK, rotation=FRONT), cylinder((0, -.49, 1.05), .17, .06, SIGNAL, .15, rotation=FRONT),
            box((0, -.6, 1.05), (.44, .12, .34), DARK, .03), box((.19, .2, 1.14), (.06, .2, .14), MIST, .02), sphere((.12, .3, 1.29), .035, SIGNAL)]
    for along, high in ((-.12, 1.44), (.28, 1.4)):
        body += [cylinder((0, along, high), .21, .13, INK, rotation=ACROSS, bevel=.03), ring((.07, along, high), .11, .02, MIST, ACROSS), cylinder((0, along, high), .05, .17, SIGNAL, rotation=ACROSS)]
    legs = [rod((0, 0, .88), (math.cos(turn) * .3, math.sin(turn) * .3, .22), .03, DARK) for turn in (math.pi / 2, -math.pi / 6, 7 * math.pi / 6)]
    dolly = [box((0, 0, .2), (.85, .9, .08), WHITE, .03), *[cylinder((east, north, .12), .09, .08, DARK, rotation=FRONT) for east in (-.32, .32) for north in (-.4, .4)]]
    rails = [rod((-1.5, north, .04), (1.5, north, .04), .03, LINE) for north in (-.4, .4)] + [box((-1.35 + .45 * step, 0, .015), (.09, 1.02, .03), WOOD, .01) for step in range(7)]
    place([body, legs, dolly, rails], at, heading)
    tag('film camera', [body, legs])
    tag('camera dolly', dolly)


def lamp_on_stand(at, height, heading):
    head = [box((0, 0, 0), (.62, .14, .5), INK, .04), box((0, -.08, 0), (.54, .03, .42), GLOW, .02)]
    place(head, (at[0], at[1], height), heading, tilt=0)
    stand = [rod((at[0], at[1], 0), (at[0], at[1], height), .03, DARK)]
    stand += [rod((at[0], at[1], .34), (at[0] + math.cos(turn) * .26, at[1] + math.sin(turn) * .26, .02), .02, DARK) for turn in (.4, 2.5, 4.6)]
    tag('studio lamp', [head, stand])


def stage(at):
    east, north = at
    cylinder((east, north, .09), 1.25, .18, WHITE, bevel=.05)
    cylinder((east, north, .185), 1.1, .02, SAND, bevel=.005)
    turns = [math.radians(48 + 5.5 * step) for step in range(25)]
    for number, (low, high) in enumerate(zip(turns, turns[1:])):
        middle = (low + high) / 2
        box((east + 1.15 * math.cos(middle), north + 1.15 * math.sin(middle), 1.08), (.1, .118, 1.85), TEAL if number % 2 else SAGE, .02, (0, 0, middle))


def monitor(at, heading):
    """What the camera sees, with the find."""
    picture = [box((0, 0, 0), (1.5, .01, 1), SAND, 0), lathe([(.46, -.5), (.42, -.38), (.3, -.28), (.001, -.24)], SIGNAL)]
    picture[1].scale = (1, .06, 1)
    skin = cylinder((0, -.02, .02), .25, .03, SKIN['deep'], rotation=FRONT, bevel=.01)
    hair = [cylinder((0, -.012, .07), .27, .02, DARK, rotation=FRONT, bevel=0), cylinder((0, -.012, .36), .1, .02, DARK, rotation=FRONT, bevel=0)]
    eyes = [cylinder((side * .085, -.04, .05), .028, .02, DARK, rotation=FRONT, bevel=0) for side in (-1, 1)]
    eyes += [ring((side * .085, -.04, .05), .06, .011, DARK, FRONT) for side in (-1, 1)]
    case = [box((0, .06, 0), (1.66, .1, 1.16), DARK, .04), capsule((0, .1, -1), (0, .1, -.5), .05, DARK), cylinder((0, .1, -1.03), .34, .06, DARK)]
    parts = [case, picture, skin, hair, eyes, brackets((0, -.05, .07), .74, .8, arm=.18, thick=.045)]
    tag('monitor', place(parts, at, heading))


def clapperboard(at, heading):
    board = [box((0, 0, .19), (.5, .05, .34), DARK, .02), *[box((-.16 + .16 * step, -.03, .31), (.08, .02, .06), WHITE, 0) for step in range(3)]]
    arm = [box((0, 0, .42), (.5, .05, .08), WHITE, .01, (0, math.radians(-14), 0))]
    tag('clapperboard', place([board, arm], at, heading, tilt=-12))


def build():
    tile(7.2, 5, .4)
    stage((-1.7, .75))
    person('person-08', (-1.62, .6, .19), 46, 1.3, left='up', right='hip')
    film_camera((.5, -1.05, 0), 232)
    person('person-02', (1.75, -1.75, 0), 222, 1.12, left='forward', right='forward')
    monitor((1.75, 1.35, 1.1), 24)
    lamp_on_stand((-3.05, -.55, 0), 1.95, 60)
    lamp_on_stand((.15, 1.75, 0), 2.2, 20)
    person('person-04', (2.75, .1, 0), -28, 1.12, left='point', right='hip')
    clapperboard((-1.25, -1.85, 0), 28)
    trees([(-3.25, 2.05, .55, TEAL), (-2.95, -2.05, .45, SAGE), (3.2, 2.1, .6, TEAL), (3.3, -2, .45, SAGE)])
    finish((-.05, -.05, .52), 27)
