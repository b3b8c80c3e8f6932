"""A miniature studio: a take is filmed on the left and cut on two screens on the right."""
import math

from kit.annotations import tag
from kit.camera import camera
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.materials import DARK, GLASS, INK, LINE, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE
from kit.nature import trees
from kit.people import person
from kit.primitives import box, mesh, place, smooth
from kit.screens import screen, stand
from kit.workplace import clapper, desk, film_camera, mug, soft_box, stool

PICTURE = {
    'alt': 'A miniature film studio: a camera on a tripod and a soft lamp face a person before a teal backdrop; beside them stand an orange clapperboard and an editing desk with two screens.',
    'caption': 'Shoot, label, cut.',
    'setting': 'a small film studio',
    'timeOfDay': 'day',
    'colors': ['sand', 'teal', 'ink', 'white', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 88


def sweep(at, width, depth, height, material, heading=0, radius=.6):
    """The paper sweep behind the actor: floor, curve, wall."""
    turns = [step * math.pi / 24 for step in range(13)]
    profile = [(-depth, .012)] + [(-radius + radius * math.sin(turn), .012 + radius * (1 - math.cos(turn))) for turn in turns] + [(0, height)]
    points = [(side * width / 2, along, up) for along, up in profile for side in (-1, 1)]
    sheet = smooth(mesh('sweep', points, [(2 * row, 2 * row + 1, 2 * row + 3, 2 * row + 2) for row in range(len(profile) - 1)], material))
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .03
    bar = box((0, .02, height), (width + .2, .09, .09), INK, .03)
    posts = [box((side * (width / 2 + .08), .02, height / 2), (.06, .06, height), INK, .02) for side in (-1, 1)]
    return tag('backdrop', place([sheet, bar] + posts, at, heading))


def timeline(width, height):
    """The cutting screen: a strip of clips under a picture, one of them orange."""
    rows = [box((0, 0, 0), (width, .01, height), GLASS, 0)]
    colors = ((TEAL, .3), (SAND, .2), (SIGNAL, .16), (LINE, .22)), ((LINE, .18), (SAGE, .34), (MIST, .2), (TEAL, .14)), ((SAND, .4), (LINE, .2), (TEAL, .24))
    for row, clips in enumerate(colors):
        left = -.46
        for colour, share in clips:
            rows.append(box(((left + share / 2) * width, -.01, (.26 - row * .26) * height), ((share - .025) * width, .016, .17 * height), colour, .006))
            left += share
    rows.append(box((.04 * width, -.02, 0), (.012, .01, height * .94), WHITE, 0))
    return rows


def build():
    tile(7.5, 4.3, .42, .2).location.y = .2
    sweep((-1.05, 1.75, 0), 2.5, 2.0, 2.3, TEAL, 8)
    person('person-09', (-1.0, .75, .02), 12, 1.18, right='up', top=SAND)
    film_camera((-2.45, -1.15, 0), 143, .86)
    soft_box((-3.05, .55, 0), 80, 1.65, .78, 14)
    desk((1.95, .35, 0), 2.5, .9, .66, -8)
    for across, along, kind, heading in ((1.35, .5, None, 4), (2.55, .35, 'hills', -20)):
        place(stand((0, 0), .34), (across, along + .08, .7))
        one = screen((across, along, 1.24), .98, .6, kind, heading, DARK)
        if kind is None:
            place(timeline(.98, .6), (across, along - .012, 1.24), heading)
        tag('screen', one)
    box((1.7, .08, .72), (.62, .2, .03), WHITE, .012, (0, 0, math.radians(-8)))
    mug((2.75, .0, .71), WHITE, 1.3)
    person('person-12', (2.95, -.8, 0), -12, 1.15, top=WHITE, left='forward')
    stool((.62, -1.15, 0), .42, INK)
    clapper((.62, -1.15, .47), 6, 1.15)
    trees([(-3.1, 1.95, .55, SAGE), (3.35, 1.8, .62, TEAL), (3.05, 2.05, .45, SAGE)])
    plate_light(.75, .8)
    camera((2.0, -9.6, 4.7), (-.1, .1, .78), 43.5, 1.0, focus=(0, -.1, .8))
    backdrop(-.42, distance=10)
