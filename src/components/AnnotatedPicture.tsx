import { marksOf } from '../content/picture-marks.ts';
import { type Annotation, getPicture } from '../content/pictures.ts';
import styles from './AnnotatedPicture.module.css';
import { AnnotationLayer, type DrawnBox } from './AnnotationLayer.tsx';
import { FigureLabel } from './FigureLabel.tsx';
import { Picture } from './Picture.tsx';

/** The picture may cut off the object of a box that touches an edge. */
const touchesNoEdge = ({ box: [left, top, right, bottom] }: Annotation) =>
  left > 0.004 && top > 0.004 && right < 0.996 && bottom < 0.996;

function markedBoxes(name: string): DrawnBox[] {
  return marksOf(name).flatMap(
    ({ label, highlighted, small, indexes, labelPositions = { 0: 'top-left' } }) =>
      getPicture(name)
        .boxes.filter((box) => box.label === label && touchesNoEdge(box))
        .filter((_, index) => !indexes || indexes.includes(index))
        .map(({ box }, drawnIndex) => ({
          box,
          highlighted,
          small,
          // On phones, only group 1 has labels.
          group: highlighted ? 1 : 0,
          label: labelPositions[drawnIndex] && label,
          labelAt: labelPositions[drawnIndex],
        })),
  );
}

export function AnnotatedPicture({
  name,
  number,
  caption,
  sizes,
  priority,
  className,
}: {
  name: string;
  /** Figure number on the page. Without a number, no caption is shown. */
  number?: number;
  caption?: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <figure className={className}>
      <div className={styles.frame}>
        <Picture name={name} sizes={sizes} priority={priority} />
        <AnnotationLayer
          className={styles.boxes}
          boxes={markedBoxes(name)}
          animate={priority ? 'onLoad' : 'onView'}
        />
      </div>
      {number !== undefined && (
        <figcaption>
          <FigureLabel number={number}>{caption ?? getPicture(name).caption}</FigureLabel>
        </figcaption>
      )}
    </figure>
  );
}
