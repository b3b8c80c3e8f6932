"""The palette, as paints. One paint per name; make further ones with paint()."""
import bpy

from . import stage  # noqa: F401  clears the scene before the first paint is mixed


def linear(hex_colour):
    hex_colour = hex_colour.lstrip('#')
    channels = [int(hex_colour[start:start + 2], 16) / 255 for start in (0, 2, 4)]
    return tuple((value / 12.92 if value <= .04045 else ((value + .055) / 1.055) ** 2.4) for value in channels) + (1,)


def paint(name, hex_colour, rough=.55, metal=0, glow=0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes['Principled BSDF'].inputs
    surface['Base Color'].default_value = linear(hex_colour)
    surface['Roughness'].default_value = rough
    surface['Metallic'].default_value = metal
    if glow:
        surface['Emission'].default_value = linear(hex_colour)
        surface['Emission Strength'].default_value = glow
    return material


PAPER = paint('paper', '#EFE8DA', .8)
GROUND = paint('ground', '#F4EFE6', .95)
WHITE = paint('white', '#FAF7F0', .4)
INK = paint('ink', '#1B2440', .35)
DARK = paint('dark', '#14192B', .5)
SIGNAL = paint('signal', '#FF5A1F', .4)
TEAL = paint('teal', '#1F7A72', .5)
SAGE = paint('sage', '#8FA876', .9)
SAND = paint('sand', '#DDBF8F', .8)
GLASS = paint('glass', '#22335F', .12, .2)
LINE = paint('line', '#5C6C99', .4)
MIST = paint('mist', '#C9D3DC', .5)
WATER = paint('water', '#6FA9A6', .18)
WOOD = paint('wood', '#B98F5E', .7)
GLOW = paint('glow', '#FFD9A0', .4, 0, 3)
COLOUR_OF = {'signal': 'orange', 'sage': 'green', 'glass': 'ink', 'dark': 'ink'}
