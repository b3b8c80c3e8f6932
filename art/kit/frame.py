"""The four corners of a detection as solid pieces, for scenes that show them large."""
from .materials import SIGNAL
from .primitives import extrude, place


def corner_frame(at, width, height, heading=0, arm=.2, thick=.04, material=SIGNAL):
    """Faces its heading; `at` is the middle."""
    parts = []
    for side in (-1, 1):
        for level in (-1, 1):
            outline = [(0, 0), (arm, 0), (arm, thick), (thick, thick), (thick, arm), (0, arm)]
            corner = [(side * (width / 2 - across), level * (height / 2 - up)) for across, up in outline]
            # mirroring reverses the outline's orientation
            parts.append(extrude(corner if side * level > 0 else corner[::-1], thick, material, bevel=thick * .12))
    return place(parts, at, heading)
