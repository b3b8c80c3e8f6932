"""Denoises a render with an edge-avoiding wavelet filter, because Debian's Blender has no denoiser. Surface color and normal tell edges from noise."""
import os

import bpy
import numpy

from .stage import scene

PASSES = {'Image': 'Image', 'DiffCol': 'DiffCol', 'Normal': 'Normal'}
KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
LEVELS = 4


def write_passes(folder):
    """Has the next render write the passes that the filter reads to a folder."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[PASSES[name]], files.inputs[name])
    output = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], output.inputs['Image'])


def read_pass(folder, name):
    file = next(each for each in sorted(os.listdir(folder)) if each.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def shifted(values, rows, columns):
    """The values moved by so many rows and columns; the border repeats."""
    reach = max(abs(rows), abs(columns))
    padded = numpy.pad(values, ((reach, reach), (reach, reach), (0, 0)), 'edge')
    height, width = values.shape[:2]
    return padded[reach + rows:reach + rows + height, reach + columns:reach + columns + width]


def filtered(color, surface, normal):
    for level in range(LEVELS):
        step = 1 << level
        mean = sum(shifted(color, row, column) for row in (-1, 0, 1) for column in (-1, 0, 1)) / 9
        tolerance = (.5 / (1 + level)) ** 2 * (mean[..., :3].mean(-1, keepdims=True) + .01) ** 2
        total, weights = numpy.zeros_like(color), numpy.zeros(color.shape[:2] + (1,), numpy.float32)
        for row in range(-2, 3):
            for column in range(-2, 3):
                def distance(values):
                    return ((shifted(values, row * step, column * step) - values) ** 2).sum(-1, keepdims=True)
                weight = KERNEL[row + 2] * KERNEL[column + 2] * numpy.exp(-distance(surface) / .004 - distance(normal) / .05 - distance(mean) / tolerance)
                total += shifted(color, row * step, column * step) * weight
                weights += weight
        color = total / weights
    return color


def denoise(folder, path):
    """Filters the passes in the folder and saves the picture as the scene's view transform shows it."""
    color = read_pass(folder, 'Image')
    color[..., :3] = numpy.minimum(color[..., :3], 4)
    result = filtered(color, read_pass(folder, 'DiffCol')[..., :3], read_pass(folder, 'Normal')[..., :3])
    height, width = result.shape[:2]
    image = bpy.data.images.new('denoised', width, height, alpha=True, float_buffer=True)
    image.alpha_mode = 'PREMUL'
    image.pixels.foreach_set(result.ravel())
    image.update()
    image.save_render(path, scene=scene)
