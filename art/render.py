"""Renders one picture, or writes its annotations only.

    blender -b --python art/render.py -- NAME [draft | annotate | night | night-draft]

A scene is art/scenes/NAME.py with PICTURE (alt, caption, setting, timeOfDay, colors), SIZE, SAMPLES, CUTOUT and build().
A draft goes to the system's temporary folder; a final goes to src/assets/pictures/ with its annotations beside it.
`night` lights the same scene for dark pages: same camera, same boxes, in src/assets/pictures/night/.
"""
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile

ART = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(ART, '..', 'src', 'assets', 'pictures')
LARGEST = 1_500_000
sys.path.insert(0, ART)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from kit import annotations  # noqa: E402
from kit.denoise import denoise, write_passes  # noqa: E402
from kit.night import relight  # noqa: E402
from kit.stage import scene  # noqa: E402


def load(name):
    spec = importlib.util.spec_from_file_location('scene_' + name.replace('-', '_'), os.path.join(ART, 'scenes', name + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def shoot(module, path, samples, percent):
    cutout = getattr(module, 'CUTOUT', False)
    scene.render.resolution_x, scene.render.resolution_y = module.SIZE
    scene.render.resolution_percentage = percent
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = .012
    scene.render.film_transparent = cutout
    scene.render.image_settings.color_mode = 'RGBA' if cutout else 'RGB'
    scene.render.image_settings.compression = 100
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def keep(path, largest=LARGEST):
    """Keeps a PNG under the limit, otherwise a WebP of it; never both."""
    webp = path[:-4] + '.webp'
    if os.path.exists(webp):
        os.remove(webp)
    if os.path.getsize(path) > largest and shutil.which('cwebp'):
        subprocess.run(['cwebp', '-quiet', '-m', '6', '-q', '92', '-alpha_q', '100', path, '-o', webp], check=True)
        os.remove(path)


def shoot_night(module, name, draft):
    """Night is dark and full of small lamps: few samples, then the filter."""
    folder = tempfile.mkdtemp()
    write_passes(folder)
    shoot(module, os.path.join(folder, 'raw.png'), 20, 50 if draft else 100)
    if draft:
        denoise(folder, os.path.join(tempfile.gettempdir(), f'draft-{name}-night.png'))
    else:
        denoise(folder, os.path.join(folder, name + '.png'))
        keep(os.path.join(folder, name + '.png'), 0)
        target = os.path.join(PICTURES, 'night')
        os.makedirs(target, exist_ok=True)
        shutil.copy(os.path.join(folder, name + '.webp'), target)
    shutil.rmtree(folder)


def main():
    arguments = sys.argv[sys.argv.index('--') + 1:]
    name, mode = arguments[0], (arguments[1:] or ['final'])[0]
    module = load(name)
    scene.render.resolution_x, scene.render.resolution_y = module.SIZE
    module.build()
    if mode.startswith('night'):
        relight(getattr(module, 'NIGHT_SPOTS', ((0, -.8, 4, 480),)))
        shoot_night(module, name, draft=mode == 'night-draft')
        return
    if mode == 'draft':
        shoot(module, os.path.join(tempfile.gettempdir(), f'draft-{name}.png'), 20, 45)
        if 'tile' in bpy.data.objects:
            annotations.tag('whole tile', bpy.data.objects['tile'])
        for box in annotations.measure(scene.camera):
            print('box', box['label'], box.get('id', ''), box['box'])
        return
    os.makedirs(PICTURES, exist_ok=True)
    if mode == 'final':
        raw = os.path.join(tempfile.gettempdir(), f'final-{name}.png')
        shoot(module, raw, getattr(module, 'SAMPLES', 80), 100)
        target = os.path.join(PICTURES, name + '.png')
        shutil.move(raw, target)
        keep(target)
    annotations.write(os.path.join(PICTURES, name + '.json'), module.PICTURE, scene.camera)


main()
