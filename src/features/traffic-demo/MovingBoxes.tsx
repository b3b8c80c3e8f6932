import { memo, type Ref } from 'react';
import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import styles from './Scene.module.css';

/** Brackets that follow somebody: the box by its name, so that it moves rather than being drawn anew. */
export type MovingBox = { id: string; box: DrawnBox['box']; label: string | undefined; labelAt: 'tl' | 'br' };

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const placeOf = ([left, top, right, bottom]: MovingBox['box']) => ({
  x: percent(left),
  y: percent(top),
  width: percent(right - left),
  height: percent(bottom - top),
  visibility: 'visible',
});

/** Moves the brackets drawn by `MovingBoxes` to other places, between two drawings; those of who is out of the frame are hidden. */
export function moveBoxes(layer: SVGSVGElement, boxes: MovingBox[]): void {
  for (const element of layer.children) {
    const box = boxes.find(({ id }) => id === element.getAttribute('data-id'));
    if (!box) element.setAttribute('visibility', 'hidden');
    else for (const [name, value] of Object.entries(placeOf(box.box))) element.setAttribute(name, value);
  }
}

/** Brackets and labels over the scene. Decoration to assistive technology: the scene's name and the caption say the same in words. */
export function MovingBoxes({ boxes, ref }: { boxes: MovingBox[]; ref?: Ref<SVGSVGElement> }) {
  return (
    <svg className={styles.boxes} ref={ref} aria-hidden="true" focusable="false">
      {boxes.map(({ id, box, label, labelAt }) => (
        <svg className={styles.box} key={id} data-id={id} {...placeOf(box)}>
          <Brackets label={label} labelAt={labelAt} />
        </svg>
      ))}
    </svg>
  );
}

/** Brackets that fill their place. */
const Brackets = memo(function Brackets({ label, labelAt }: Pick<MovingBox, 'label' | 'labelAt'>) {
  return <AnnotationLayer boxes={[{ box: [0, 0, 1, 1], label, live: true, small: true, labelAt }]} />;
});
