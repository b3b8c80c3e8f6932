import { memo } from 'react';
import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import styles from './Scene.module.css';

/** Brackets that follow somebody: the box by its name, so that it moves rather than being drawn anew. */
export type MovingBox = { id: string; box: DrawnBox['box']; label: string | undefined; labelAt: 'tl' | 'br' };

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/** Brackets and labels over the scene. Decoration to assistive technology: the scene's name and the caption say the same in words. */
export function MovingBoxes({ boxes }: { boxes: MovingBox[] }) {
  return (
    <svg className={styles.boxes} aria-hidden="true" focusable="false">
      {boxes.map(({ id, box: [left, top, right, bottom], label, labelAt }) => (
        <svg className={styles.box} key={id} x={percent(left)} y={percent(top)} width={percent(right - left)} height={percent(bottom - top)}>
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
