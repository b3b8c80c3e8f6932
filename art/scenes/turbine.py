"""One turbine on its hill: the picture of Process."""
from kit.camera import camera
from kit.energy import turbine
from kit.ground import backdrop
from kit.lights import lamp, surround
from kit.materials import SAGE, TEAL
from kit.nature import hill, trees

PICTURE = {
    'alt': 'One white wind turbine with an orange hub on a green hill, with three small trees.',
    'caption': 'One turbine, seen whole.',
    'setting': 'a hill with a wind turbine',
    'timeOfDay': 'day',
    'colors': ['white', 'orange', 'green', 'teal', 'sand'],
}
SIZE = (800, 1000)
SAMPLES = 80


def build():
    hill((0, 0), 2.6, .8, SAGE)
    hill((1.9, 1.3), 1.8, .55, TEAL)
    turbine((0, 0, .7), 1.15, .62, parts=True)
    surround(.78)
    lamp((-8, -5, 10), 620, 4, '#FFEBD2')
    lamp((9, -3, 6), 200, 6, '#CFDCFF')
    trees([(-1.9, -1.75, .55, TEAL), (-1.5, -2, .4, TEAL), (1.9, -1.8, .6, TEAL)])
    camera((4.2, -12, 4.2), (.05, -.2, 2.45), 60, 1.2)
    backdrop(0, distance=6, radius=10)
