"""An empty scene with shared render settings. Importing it clears the scene once."""
import random

import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
random.seed(7)
scene = bpy.context.scene
scene.render.engine = 'CYCLES'
scene.cycles.device = 'CPU'
scene.cycles.use_denoising = False
scene.cycles.max_bounces = 6
scene.cycles.diffuse_bounces = 3
scene.cycles.glossy_bounces = 3
scene.cycles.sample_clamp_indirect = 4
scene.cycles.seed = 7
scene.view_settings.view_transform = 'Standard'
scene.view_settings.look = 'None'


def link(thing):
    scene.collection.objects.link(thing)
    return thing
