import type { Ref } from 'react';
import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import styles from './Scene.module.css';

export type MovingBox = DrawnBox & { id: string };

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const boxAttributes = ([left, top, right, bottom]: MovingBox['box']) => ({
  x: percent(left),
  y: percent(top),
  width: percent(right - left),
  height: percent(bottom - top),
  visibility: 'visible',
});

export function moveBoxes(svg: SVGSVGElement, boxes: MovingBox[]) {
  for (const element of svg.children) {
    const box = boxes.find(({ id }) => id === element.getAttribute('data-id'));
    const attributes = box ? boxAttributes(box.box) : { visibility: 'hidden' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}

/** Hidden from assistive technology: the caption has the same content. */
export const MovingBoxes = ({ boxes, ref }: { boxes: MovingBox[]; ref?: Ref<SVGSVGElement> }) => (
  <svg className={styles.boxes} ref={ref} aria-hidden="true">
    {boxes.map(({ id, box, ...appearance }) => (
      <svg className={styles.box} key={id} data-id={id} {...boxAttributes(box)}>
        <AnnotationLayer boxes={[{ box: [0, 0, 1, 1], ...appearance }]} />
      </svg>
    ))}
  </svg>
);
