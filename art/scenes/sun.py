"""The sun alone, cut out."""
from kit.camera import camera
from kit.lights import lamp, surround
from kit.nature import sun

PICTURE = {
    'alt': 'A plain orange ball: the sun of the model world.',
    'caption': 'The sun.',
    'setting': 'an object on its own',
    'timeOfDay': 'day',
    'colors': ['orange'],
}
SIZE = (1400, 1400)
SAMPLES = 48
CUTOUT = True


def build():
    sun((0, 0, 0), 1)
    surround(.7)
    lamp((-7, -6, 9), 1000, 3, '#FFE6C4')
    lamp((9, -3, 6), 190, 6, '#BFD4FF')
    camera((0, -20, 1.2), (0, 0, 0), ortho=2.05)
