import { ground } from './ground.ts';
import { describeScene, type SceneMoment } from './scene-moment.ts';
import { objectsByDepth } from './scene-objects.ts';
import type { Shape } from './shape.ts';
import { fullView } from './view-box.ts';

const toPaths = (shapes: Shape[]) =>
  shapes
    .map(({ d, fill, alpha }) => {
      const opacity = alpha ? ` fill-opacity="${alpha}"` : '';
      return `<path d="${d}" fill="${fill}"${opacity}/>`;
    })
    .join('');

const translate = (x: number, y: number) =>
  ` transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"`;

export const toSvg = (moment: SceneMoment) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${fullView.join(' ')}" role="img"`,
    ` aria-label="${describeScene(moment)}">`,
    toPaths(ground),
    ...objectsByDepth(moment).map(
      ({ offset, shapes }) =>
        `<g${offset ? translate(offset.x, offset.y) : ''}>${toPaths(shapes)}</g>`,
    ),
    '</svg>',
  ].join('');
