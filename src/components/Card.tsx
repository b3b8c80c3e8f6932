import type { ReactNode } from 'react';
import { actions } from '../content/pages/shared.ts';
import { type VisitId, visitAttributes } from '../content/visit-keys.ts';
import { type Annotation, pictureNamed } from '../pictures.ts';
import { AnnotationLayer } from './AnnotationLayer.tsx';
import styles from './Card.module.css';
import { ArrowIcon } from './icons.tsx';
import { Picture } from './Picture.tsx';

type CardProps = {
  heading: string;
  text: string;
  href: string;
  picture: string;
  /** The words of the link: 'Read More' on most cards. */
  more?: string;
  /** A line above the heading: a topic, a sector and a reading time. */
  kicker?: string | undefined;
  /** The entry whose id the card stores before it navigates. */
  visit?: VisitId;
  /** By what a list of cards is narrowed down. */
  topic?: string | undefined;
  /** A cut-out stands whole on its ground; a plate fills the frame. */
  cutOut?: boolean;
};

const size = ({ box: [left, top, right, bottom] }: Annotation) => (right - left) * (bottom - top);
const leavesRoom = ({ box: [, top] }: Annotation) => top > 0.08;

/** What the card points at when it is hovered: the largest thing in the picture that is not the whole of it. */
function subject(picture: string): Annotation | undefined {
  return pictureNamed(picture)
    .boxes.filter((box) => size(box) < 0.45 && box.box[0] > 0.02 && box.box[2] < 0.98)
    .sort((one, other) => size(other) - size(one))[0];
}

export function Card({ heading, text, href, picture, more = actions.readMore, kicker, visit, topic, cutOut }: CardProps) {
  const seen = subject(picture);
  return (
    <article className={styles.card} data-topic={topic}>
      <div className={cutOut ? `${styles.art} ${styles.square}` : styles.art}>
        <div className={cutOut ? styles.cutOut : styles.plate}>
          <Picture
            name={picture}
            sizes={cutOut ? '(max-width: 640px) 80vw, (max-width: 1024px) 44vw, 400px' : '(max-width: 640px) 100vw, (max-width: 1024px) 50vw, 440px'}
          />
          {seen && <AnnotationLayer className={styles.annotation} boxes={[{ ...seen, live: true, labelAt: leavesRoom(seen) ? 'tl' : 'bl' }]} />}
        </div>
      </div>
      {kicker && <p className={`label ${styles.kicker}`}>{kicker}</p>}
      <h3 className={`cover-link ${styles.heading}`}>
        <a href={href} {...visitAttributes(visit)}>
          {heading}
        </a>
      </h3>
      <p className={`muted ${styles.text}`}>{text}</p>
      <span className={`ui-medium tap-target ${styles.more}`} aria-hidden="true">
        <span>{more}</span>
        <ArrowIcon />
      </span>
    </article>
  );
}

/** Cards in three columns, two, or one. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
