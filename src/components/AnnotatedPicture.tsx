import { type Annotation, pictureNamed } from '../pictures.ts';
import styles from './AnnotatedPicture.module.css';
import { AnnotationLayer, type DrawnBox } from './AnnotationLayer.tsx';
import { FigureLabel } from './FigureLabel.tsx';
import { Picture } from './Picture.tsx';
import { marksOf } from './picture-marks.ts';

/** Which boxes of a picture to draw: all of one label. The first, or those in `chips`, carry the label and a score; `only` picks some of the label's boxes. */
export type Mark = { label: string; live?: boolean; small?: boolean; only?: number[]; chips?: Record<number, NonNullable<DrawnBox['chip']>> };

type AnnotatedPictureProps = {
  name: string;
  /** What it points at here; without them, what `picture-marks.ts` says of it. */
  marks?: Mark[];
  /** The figure's number on the page and its caption; without a number there is no caption. */
  number?: number;
  caption?: string;
  sizes: string;
  first?: boolean;
  className?: string;
};

const scores = [0.98, 0.97, 0.99, 0.96, 0.95];

/** What leaves the frame is left out, never cropped. */
const insideTheFrame = ({ box: [left, top, right, bottom] }: Annotation) => left > 0.004 && top > 0.004 && right < 0.996 && bottom < 0.996;

function boxesOf(name: string, marks: Mark[]): DrawnBox[] {
  return marks.flatMap(({ label, live, small, only, chips = { 0: 'tl' } }, mark) =>
    pictureNamed(name)
      .boxes.filter((box) => box.label === label && insideTheFrame(box))
      .filter((_, index) => !only || only.includes(index))
      .map(
        ({ box }, index): DrawnBox => ({
          box,
          live,
          small,
          group: live ? 1 : 0,
          ...(chips[index] && { label, chip: chips[index], score: scores[(mark + index) % scores.length] }),
        }),
      ),
  );
}

/** A plate as Asset IQ reads it: the picture, the boxes its scene wrote down, and its caption. */
export function AnnotatedPicture({ name, marks = marksOf(name), number, caption, sizes, first, className }: AnnotatedPictureProps) {
  return (
    <figure className={[styles.figure, className].filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        <Picture name={name} sizes={sizes} first={first} />
        <AnnotationLayer className={styles.boxes} boxes={boxesOf(name, marks)} draws={first ? 'onLoad' : 'onView'} />
      </div>
      {number !== undefined && (
        <figcaption>
          <FigureLabel number={number}>{caption ?? pictureNamed(name).caption}</FigureLabel>
        </figcaption>
      )}
    </figure>
  );
}
