"""Rounded toy forms. Places are (x, y, z); sizes are full widths; every builder returns its object."""
import math

import bpy
from mathutils import Vector

from .stage import link


def coat(thing, material):
    thing.data.materials.clear()
    thing.data.materials.append(material)
    return thing


def smooth(thing):
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def bevelled(thing, width=.05, segments=3):
    if width > 0:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width = width
        modifier.segments = segments
        modifier.limit_method = 'ANGLE'
    smooth(thing)
    thing.data.use_auto_smooth = True
    return thing


def mesh(name, points, faces, material):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(point) for point in points], [], faces)
    data.update()
    return coat(link(bpy.data.objects.new(name, data)), material)


def box(at, size, material, bevel=.05, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=rotation)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return coat(bevelled(thing, bevel), material)


def cylinder(at, radius, height, material, top=None, rotation=(0, 0, 0), bevel=.02, sides=64):
    bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=radius, radius2=radius if top is None else top, depth=height, location=at, rotation=rotation)
    return coat(bevelled(bpy.context.object, bevel, 2), material)


def sphere(at, radius, material, stretch=(1, 1, 1)):
    fine = radius * max(stretch) > .15
    bpy.ops.mesh.primitive_uv_sphere_add(segments=72 if fine else 32, ring_count=40 if fine else 18, radius=radius, location=at)
    thing = bpy.context.object
    thing.scale = stretch
    return coat(smooth(thing), material)


def ring(at, radius, thickness, material, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=80, minor_segments=20, location=at, rotation=rotation)
    return coat(smooth(bpy.context.object), material)


def rod(start, end, radius, material):
    start, end = Vector(start), Vector(end)
    along = end - start
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=along.length, location=(start + end) / 2)
    thing = bpy.context.object
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = along.to_track_quat('Z', 'Y')
    smooth(thing)
    thing.data.use_auto_smooth = True
    return coat(thing, material)


def lathe(profile, material, at=(0, 0, 0), sides=48, hollow=False):
    """A turned form from (radius, height) pairs, bottom to top; a hollow one is a ring, its last pair joined to its first."""
    profile = profile + profile[:1] if hollow else profile
    points = [(radius * math.cos(turn), radius * math.sin(turn), height)
              for radius, height in profile for turn in [step * 2 * math.pi / sides for step in range(sides)]]
    faces = [(row * sides + step, row * sides + (step + 1) % sides, (row + 1) * sides + (step + 1) % sides, (row + 1) * sides + step)
             for row in range(len(profile) - 1) for step in range(sides)]
    if not hollow:
        faces += [tuple(reversed(range(sides))), tuple(range((len(profile) - 1) * sides, len(profile) * sides))]
    thing = smooth(mesh('lathe', points, faces, material))
    thing.data.use_auto_smooth = True
    thing.location = at
    return thing


def capsule(start, end, radius, material, end_radius=None):
    """A limb: a rounded rod that may taper."""
    start, end = Vector(start), Vector(end)
    end_radius = radius if end_radius is None else end_radius
    length = (end - start).length
    turns = [step * math.pi / 16 for step in range(9)]
    profile = [(max(.0005, radius * math.sin(turn)), -radius * math.cos(turn)) for turn in turns]
    profile += [(max(.0005, end_radius * math.cos(turn)), length + end_radius * math.sin(turn)) for turn in turns]
    thing = lathe(profile, material, start, 28)
    thing.data.use_auto_smooth = False
    thing.rotation_mode = 'QUATERNION'
    thing.rotation_quaternion = (end - start).to_track_quat('Z', 'Y')
    return thing


def extrude(outline, depth, material, at=(0, 0, 0), bevel=.02, rotation=(0, 0, 0)):
    """A flat shape given as (x, z) pairs, anticlockwise seen from the front (-y), made `depth` thick along y."""
    count = len(outline)
    points = [(across, -depth / 2, up) for across, up in outline] + [(across, depth / 2, up) for across, up in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(step, step + count, (step + 1) % count + count, (step + 1) % count) for step in range(count)]
    thing = bevelled(mesh('extrude', points, faces, material), bevel, 2)
    thing.location = at
    thing.rotation_euler = rotation
    return thing


def wire(points, radius, material):
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for knot, point in zip(spline.points, points):
        knot.co = (*point, 1)
    spline.use_endpoint_u = True
    spline.order_u = min(4, len(points))
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    thing = link(bpy.data.objects.new('wire', curve))
    thing.data.materials.append(material)
    return thing


def flat(things):
    """Flattens nested lists of objects."""
    if things is None:
        return []
    if isinstance(things, (list, tuple)):
        return [thing for part in things for thing in flat(part)]
    return [things]


def place(things, at=(0, 0, 0), heading=0, scale=1, tilt=0):
    """Groups and moves objects built around the origin. Heading turns anticlockwise in degrees; 0 faces -y, left of the camera."""
    holder = link(bpy.data.objects.new('holder', None))
    holder.location = at
    holder.rotation_euler = (math.radians(tilt), 0, math.radians(heading))
    holder.scale = (scale,) * 3
    for thing in flat(things):
        while thing.parent:
            thing = thing.parent
        if thing is not holder:
            thing.parent = holder
    return things
