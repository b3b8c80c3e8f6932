"""Rounded figures with clear faces. A design keeps its face and id across scenes; clothes may change."""
import math

from .annotations import tag
from .materials import DARK, INK, MIST, SAGE, SAND, SIGNAL, TEAL, WHITE, paint
from .primitives import box, capsule, cylinder, lathe, place, ring, sphere, wire

SKIN = {'pale': paint('pale skin', '#F0C9A8', .6), 'tan': paint('tan skin', '#DDA578', .6), 'brown': paint('brown skin', '#A9704A', .6), 'deep': paint('deep skin', '#7A4A32', .6)}
NOSE = {'pale': paint('pale nose', '#E0A584', .6), 'tan': paint('tan nose', '#C4875C', .6), 'brown': paint('brown nose', '#8B5637', .6), 'deep': paint('deep nose', '#5F3625', .6)}
BLACK_HAIR = paint('black hair', '#23202A', .6)
BROWN_HAIR = paint('brown hair', '#5B3B2A', .65)
RED_HAIR = paint('red hair', '#A5502C', .65)
GREY_HAIR = paint('grey hair', '#B9B6B0', .7)
FAIR_HAIR = paint('fair hair', '#D9B36A', .65)

DESIGNS = {
    'person-01': {'skin': 'tan', 'hair': 'bun', 'hair_paint': BLACK_HAIR, 'top': TEAL, 'legs': INK},
    'person-02': {'skin': 'pale', 'hair': 'short', 'hair_paint': BROWN_HAIR, 'top': INK, 'legs': DARK, 'glasses': True},
    'person-03': {'skin': 'deep', 'hair': 'curly', 'hair_paint': BLACK_HAIR, 'top': SAND, 'legs': TEAL},
    'person-04': {'skin': 'pale', 'hair': 'bob', 'hair_paint': RED_HAIR, 'top': WHITE, 'legs': INK},
    'person-05': {'skin': 'brown', 'hair': 'short', 'hair_paint': BLACK_HAIR, 'top': TEAL, 'legs': INK, 'beard': True},
    'person-06': {'skin': 'pale', 'hair': 'long', 'hair_paint': FAIR_HAIR, 'top': SAGE, 'legs': INK},
    'person-07': {'skin': 'tan', 'hair': 'bald', 'hair_paint': GREY_HAIR, 'top': WHITE, 'legs': TEAL, 'moustache': True},
    'person-08': {'skin': 'deep', 'hair': 'bun', 'hair_paint': BLACK_HAIR, 'top': SIGNAL, 'legs': INK, 'glasses': True},
    'person-09': {'skin': 'brown', 'hair': 'long', 'hair_paint': BROWN_HAIR, 'top': WHITE, 'legs': TEAL},
    'person-10': {'skin': 'pale', 'hair': 'short', 'hair_paint': GREY_HAIR, 'top': SAGE, 'legs': DARK, 'moustache': True},
    'person-11': {'skin': 'tan', 'hair': 'bob', 'hair_paint': BLACK_HAIR, 'top': INK, 'legs': TEAL, 'glasses': True},
    'person-12': {'skin': 'deep', 'hair': 'short', 'hair_paint': BLACK_HAIR, 'top': MIST, 'legs': INK, 'beard': True},
}

HEAD = (0, 0, .82)
RADIUS = .19
HANDS = {'down': (.2, -.02, .33), 'forward': (.16, -.3, .5), 'point': (.3, -.27, .62), 'up': (.3, -.06, .86), 'hip': (.2, -.06, .42), 'hold': (.06, -.27, .47)}


def dome(radius, reach, material, tilt=0, lift=0):
    """A cap over the head: `reach` is the angle from the crown down to its rim, in degrees."""
    turns = [math.radians(reach) * (1 - step / 12) for step in range(13)]
    cap = lathe([(max(.0005, radius * math.sin(turn)), radius * math.cos(turn)) for turn in turns], material, (HEAD[0], HEAD[1], HEAD[2] + lift))
    cap.rotation_euler = (math.radians(tilt), 0, 0)
    cap.data.use_auto_smooth = True
    return cap


def hair_of(style, material):
    if style == 'bald':
        return []
    crown = dome(RADIUS * 1.07, 88, material, -24)
    back = sphere((0, .055, .81), RADIUS * .98, material)
    if style == 'bun':
        return [crown, back, sphere((0, .06, 1.04), .085, material)]
    if style == 'bob':
        return [crown, back] + [sphere((side * .15, .03, .755), .075, material, (.75, 1.1, 1.45)) for side in (-1, 1)]
    if style == 'long':
        return [crown, back, sphere((0, .1, .68), .15, material, (1.05, .6, 1.25))]
    if style == 'curly':
        curls = [(math.cos(turn) * .14, .03 + math.sin(turn) * .12, .95 - .03 * (turn < 0)) for turn in [step * math.pi / 4 for step in range(8)]]
        return [crown, back, sphere((0, .02, 1.0), .11, material)] + [sphere(curl, .068, material) for curl in curls]
    return [crown, back]


def hat_of(kind, material):
    """A hat replaces what it covers: hard hat, cap or brim."""
    shell = dome(RADIUS * 1.14, 72, material, -12, .004)
    if kind == 'hard hat':
        return [shell, ring((0, .005, .888), RADIUS * 1.1, .02, material, (math.radians(-12), 0, 0)), box((0, .035, 1.031), (.05, .15, .024), material, .011)]
    if kind == 'cap':
        return [shell, cylinder((0, -.16, .925), .13, .022, material, rotation=(math.radians(2), 0, 0), bevel=.01)]
    return [shell, cylinder((0, .01, .9), .28, .025, material, rotation=(math.radians(-17), 0, 0), bevel=.01)]


def face_of(look):
    """Returns the face parts and the eyes."""
    eyes = [sphere((side * .066, -.172, .845), .021, DARK) for side in (-1, 1)]
    parts = [sphere((0, -.195, .805), .03, NOSE[look['skin']])]
    parts += [sphere((side * RADIUS, 0, .815), .038, SKIN[look['skin']], (.6, 1, 1)) for side in (-1, 1)]
    if look.get('glasses'):
        glasses = [ring((side * .068, -.186, .845), .044, .008, DARK, (math.pi / 2, 0, side * .3)) for side in (-1, 1)]
        parts += tag('glasses', glasses + [box((0, -.2, .85), (.035, .01, .012), DARK, 0)])
    if look.get('beard'):
        parts.append(sphere((0, -.05, .735), .135, look['hair_paint'], (1.08, 1.02, .78)))
    if look.get('moustache'):
        parts += [sphere((side * .035, -.187, .765), .035, look['hair_paint'], (1.25, .5, .55)) for side in (-1, 1)]
    elif not look.get('beard'):
        parts.append(wire([(-.045, -.176, .752), (-.02, -.186, .738), (.02, -.186, .738), (.045, -.176, .752)], .008, NOSE[look['skin']]))
    return parts, eyes


def legs_of(material, sitting):
    if sitting:
        thighs = [capsule((side * .075, .02, .3), (side * .08, -.22, .3), .072, material) for side in (-1, 1)]
        return thighs + [capsule((side * .08, -.24, .28), (side * .08, -.25, .08), .06, material) for side in (-1, 1)]
    shoes = [sphere((side * .075, -.03, .035), .065, DARK, (.9, 1.35, .6)) for side in (-1, 1)]
    return shoes + [capsule((side * .072, 0, .33), (side * .075, 0, .08), .08, material, .062) for side in (-1, 1)]


def person(id, at, heading=0, scale=1, left='down', right='down', sitting=False, hat=None, hat_paint=SIGNAL, top=None, legs=None, coat=False, extras=(), tagged=True):
    """A figure about one unit tall, facing -y at heading 0. Hands are names of HANDS or places of its own space (the left hand has x < 0).
    `extras` are objects built in its own space (a bag, a broom) that move with it."""
    look = DESIGNS[id]
    top_paint = top or look['top']
    skin = SKIN[look['skin']]
    waist = .12 if coat else .27
    body = lathe([(.05, waist - .02), (.13, waist), (.165, waist + .04), (.168, .34), (.155, .45), (.13, .57), (.1, .64), (.06, .675), (.001, .68)], top_paint)
    limbs = []
    for side, hand in ((-1, left), (1, right)):
        reach = HANDS[hand] if isinstance(hand, str) else hand
        end = (side * reach[0], reach[1], reach[2]) if isinstance(hand, str) else reach
        limbs += [capsule((side * .125, 0, .58), end, .055, top_paint, .045), sphere(end, .052, skin)]
    head = sphere(HEAD, RADIUS, skin)
    features, eyes = face_of(look)
    hair = tag('hard hat' if hat == 'hard hat' else 'hat', hat_of(hat, hat_paint)) if hat else hair_of(look['hair'], look['hair_paint'])
    if hat and look['hair'] != 'bald':
        hair.append(sphere((0, .055, .81), RADIUS * .98, look['hair_paint']))
    if hat and look['hair'] in ('bob', 'long'):
        hair.append(sphere((0, .075, .74), .15, look['hair_paint'], (1.1, .7, 1.1)))
    everything = [body, limbs, head, features, eyes, hair, legs_of(legs or look['legs'], sitting), list(extras)]
    place(everything, at, heading, scale)
    if tagged:
        tag('person', everything)
        tag('face', [head, features, eyes, hair], 'face', id, must_see=eyes)
    return everything
