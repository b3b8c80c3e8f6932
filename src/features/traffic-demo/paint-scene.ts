import { ground } from './ground.ts';
import { palette } from './palette.ts';
import type { SceneMoment } from './scene-moment.ts';
import { objectsByDepth } from './scene-objects.ts';
import type { Shape } from './shape.ts';
import { fullView, type ViewBox } from './view-box.ts';

const paths = new WeakMap<Shape, Path2D>();

function fillShapes(context: CanvasRenderingContext2D, shapes: Shape[]) {
  for (const shape of shapes) {
    const path = paths.get(shape) ?? new Path2D(shape.d);
    paths.set(shape, path);
    context.globalAlpha = shape.alpha ?? 1;
    context.fillStyle = shape.fill;
    context.fill(path);
  }
}

let groundImage: { scale: number; canvas: HTMLCanvasElement } | undefined;

function paintGround(scale: number) {
  if (groundImage?.scale === scale) return groundImage.canvas;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  const [left, top, width, height] = fullView;
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  if (context) {
    context.fillStyle = palette.backdrop;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    fillShapes(context, ground);
  }
  groundImage = { scale, canvas };
  return canvas;
}

export function paintScene(
  canvas: HTMLCanvasElement,
  moment: SceneMoment,
  [left, top, width]: ViewBox,
) {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || canvas.width === 0) return;
  const scale = canvas.width / width;
  const [groundLeft, groundTop] = fullView;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.drawImage(paintGround(scale), (groundLeft - left) * scale, (groundTop - top) * scale);
  for (const { offset = { x: 0, y: 0 }, shapes } of objectsByDepth(moment)) {
    context.setTransform(scale, 0, 0, scale, (offset.x - left) * scale, (offset.y - top) * scale);
    fillShapes(context, shapes);
  }
}
