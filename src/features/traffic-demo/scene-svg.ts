import { fullFrame } from './frame.ts';
import { ground } from './ground.ts';
import { describeScene, type SceneMoment } from './scene-moment.ts';
import { objectsByDepth } from './scene-objects.ts';
import type { Shape } from './shape.ts';

const drawPaths = (shapes: Shape[]) =>
  shapes
    .map(({ d, fill, alpha }) => {
      const opacity = alpha ? ` fill-opacity="${alpha}"` : '';
      return `<path d="${d}" fill="${fill}"${opacity}/>`;
    })
    .join('');

const translate = (x: number, y: number) =>
  ` transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"`;

export const drawSvg = (moment: SceneMoment) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${fullFrame.join(' ')}" role="img"`,
    ` aria-label="${describeScene(moment)}">`,
    drawPaths(ground),
    ...objectsByDepth(moment).map(
      ({ offset, shapes }) =>
        `<g${offset ? translate(offset.x, offset.y) : ''}>${drawPaths(shapes)}</g>`,
    ),
    '</svg>',
  ].join('');
