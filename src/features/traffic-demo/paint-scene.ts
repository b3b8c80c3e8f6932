import { objectsByDepth } from './draw-order.ts';
import { ground } from './ground.ts';
import { palette } from './palette.ts';
import { type Frame, fullFrame } from './project.ts';
import type { SceneMoment } from './scene-moment.ts';
import type { Shape } from './shape.ts';

type Context = CanvasRenderingContext2D;

const paths = new WeakMap<Shape, Path2D>();

function fill(context: Context, shape: Shape): void {
  const path = paths.get(shape) ?? new Path2D(shape.d);
  paths.set(shape, path);
  context.globalAlpha = shape.alpha ?? 1;
  context.fillStyle = shape.fill;
  context.fill(path);
}

/** The returned function paints a frame. The ground is painted once per size and then copied. */
export function createScenePainter(
  canvas: HTMLCanvasElement,
): (moment: SceneMoment, frame: Frame) => void {
  const context = canvas.getContext('2d', { alpha: false });
  const groundCanvas = document.createElement('canvas');
  const groundContext = groundCanvas.getContext('2d', { alpha: false });
  let groundScale = 0;

  const paintGround = (scale: number) => {
    if (!groundContext || scale === groundScale) return;
    groundScale = scale;
    const [left, top, width, height] = fullFrame;
    groundCanvas.width = Math.ceil(width * scale);
    groundCanvas.height = Math.ceil(height * scale);
    groundContext.fillStyle = palette.around;
    groundContext.fillRect(0, 0, groundCanvas.width, groundCanvas.height);
    groundContext.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    for (const shape of ground) fill(groundContext, shape);
  };

  return ({ actors, lights }, [left, top, width]) => {
    if (!context || canvas.width === 0) return;
    const scale = canvas.width / width;
    paintGround(scale);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.drawImage(groundCanvas, (fullFrame[0] - left) * scale, (fullFrame[1] - top) * scale);
    for (const { at, shapes } of objectsByDepth(actors, lights)) {
      context.setTransform(scale, 0, 0, scale, (at.x - left) * scale, (at.y - top) * scale);
      for (const shape of shapes) fill(context, shape);
    }
  };
}
