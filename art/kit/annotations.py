"""Ground truth: measures tagged objects at the final render and writes them next to the picture."""
import json
import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .primitives import flat
from .stage import scene

LEAST_VISIBLE = .15   # minimum share of visible points; points outside the frame count as hidden
SMALLEST = .00016      # minimum share of the frame
SLIVER = .01          # tolerance beyond the frame's edge
SAMPLES = 700

tagged = []


def tag(label, things, kind='object', id=None, must_see=()):
    """Tags objects for the annotations. Parts in `must_see` (eyes) must be visible themselves."""
    tagged.append({'label': label, 'kind': kind, 'id': id, 'things': flat(things), 'must_see': flat(must_see)})
    return things


def place_of(point):
    return tuple(round(value, 4) for value in point)


def surface_points(thing, depsgraph, count):
    """Points all over the surface, in the world: the vertices, and samples spread by area."""
    evaluated = thing.evaluated_get(depsgraph)
    data = evaluated.to_mesh()
    if data is None:
        return []
    data.calc_loop_triangles()
    world = evaluated.matrix_world
    corners = [world @ vertex.co for vertex in data.vertices]
    # Modifiers renumber their output in each run. Sorting by position makes runs reproducible.
    points = sorted(corners, key=place_of)[::max(1, len(corners) // count)]
    extremes = [pick(corners, key=lambda corner: corner[axis]) for axis in range(3) for pick in (min, max)] if corners else []
    triangles = [sorted((corners[index] for index in triangle.vertices), key=place_of) for triangle in data.loop_triangles]
    triangles.sort(key=lambda triangle: [place_of(corner) for corner in triangle])
    areas = [((triangle[1] - triangle[0]).cross(triangle[2] - triangle[0])).length for triangle in triangles]
    dice = random.Random(len(triangles))
    if triangles and sum(areas) > 0:
        for first, second, third in dice.choices(triangles, weights=areas, k=count):
            along, across = dice.random(), dice.random()
            if along + across > 1:
                along, across = 1 - along, 1 - across
            points.append(first + (second - first) * along + (third - first) * across)
    evaluated.to_mesh_clear()
    return points + extremes


def clear_view(camera, depsgraph, point, names):
    """Whether only the named objects are between the camera and the point."""
    origin = camera.matrix_world.translation
    along = point - origin
    hit, where, _, _, thing, _ = scene.ray_cast(depsgraph, origin, along.normalized())
    return not hit or thing.name in names or (Vector(where) - origin).length > along.length - .004


def in_frame(view):
    return view.z > 0 and -SLIVER <= view.x <= 1 + SLIVER and -SLIVER <= view.y <= 1 + SLIVER


def measure(camera):
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    boxes = []
    for entry in tagged:
        names = {thing.name for thing in entry['things']}
        share = max(40, SAMPLES // max(1, len(names)))
        points = [point for thing in entry['things'] for point in surface_points(thing, depsgraph, share)]
        if not points:
            continue
        seen = [world_to_camera_view(scene, camera, point) for point in points]
        visible = [view for point, view in zip(points, seen) if in_frame(view) and clear_view(camera, depsgraph, point, names)]
        if len(visible) < LEAST_VISIBLE * len(points):
            continue
        parts = [surface_points(part, depsgraph, 60) for part in entry['must_see']]
        if any(sum(clear_view(camera, depsgraph, point, {part.name}) for point in spread) < .12 * len(spread) for part, spread in zip(entry['must_see'], parts)):
            continue
        corners = (min(view.x for view in visible), 1 - max(view.y for view in visible), max(view.x for view in visible), 1 - min(view.y for view in visible))
        if (corners[2] - corners[0]) * (corners[3] - corners[1]) < SMALLEST:
            continue
        box = {'label': entry['label'], 'kind': entry['kind'], 'box': [round(min(1, max(0, corner)), 4) for corner in corners]}
        if entry['id']:
            box['id'] = entry['id']
        boxes.append(box)
    return boxes


def write(path, picture, camera):
    """`picture` holds alt, caption, setting, timeOfDay and colors."""
    lines = [f'  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},' for key, value in picture.items()]
    boxes = ',\n'.join('    ' + json.dumps(box, ensure_ascii=False) for box in measure(camera))
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n'.join(['{', *lines, '  "boxes": [', boxes, '  ]', '}', '']))
