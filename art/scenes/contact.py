"""A letter box by a road, its orange flag up; the post office stands behind."""
from kit.camera import camera
from kit.city import house, road
from kit.ground import backdrop, tile
from kit.lights import plate_light
from kit.marks import show
from kit.materials import INK, SAGE, TEAL, WHITE
from kit.nature import hill, trees
from kit.people import person
from kit.post import letter_box
from kit.primitives import box
from kit.vehicles import truck

PICTURE = {
    'alt': 'A letter box with its orange flag up and a white letter in it stands by a road; behind it are a small post office, a white truck and a person waving.',
    'caption': 'The flag is up.',
    'setting': 'a post office by a country road',
    'timeOfDay': 'day',
    'colors': ['sand', 'ink', 'white', 'teal', 'orange'],
}
SIZE = (1280, 800)
SAMPLES = 64


def build():
    tile(7.4, 4.7, .42, .2).location.y = .05
    road((-3.56, .1), (3.56, .1), 1.2)
    house((1.5, 1.65, 0), (2.2, 1.1, 1.2), WHITE, TEAL, windows=(3, 1), door=INK, label='post office')
    box((1.5, 1.02, .98), (.9, .06, .34), INK, .03)
    show('wave mark', (1.5, .97, .98), .26, WHITE)
    truck((-.75, -.1, .03), 90, 1.0, WHITE, TEAL, mark='wave mark', mark_paint=TEAL)
    letter_box((-1.7, -1.6, 0), -3, 1.5)
    person('person-07', (1.35, -1.3, 0), 0, 1.25, right='up', top=TEAL, legs=INK)
    hill((-2.4, 1.75), .9, .45)
    trees([(-3.2, 1.6, .7, TEAL), (-.9, 1.9, .7, TEAL), (3.1, 1.6, .7, TEAL), (3.05, -1.45, .6, TEAL), (2.7, -1.8, .42, SAGE)])
    plate_light(.75, .8)
    camera((2.6, -9.4, 4.1), (-.1, -.12, .8), 39.8, .8, focus=(-1.6, -2.2, 1.6))
    backdrop(-.42, distance=10)
