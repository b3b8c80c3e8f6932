import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pageCopy } from '../content/page-copy.ts';
import { type Annotation, getPicture } from '../content/pictures.ts';
import { AnnotationLayer, boxArea } from './AnnotationLayer.tsx';
import styles from './Card.module.css';
import { ArrowIcon } from './icons.tsx';
import { Picture } from './Picture.tsx';

const { actions } = pageCopy('shared');

export type CardProps = {
  heading: string;
  text: string;
  href: string;
  picture: string;
  more?: string;
  eyebrow?: string;
  /** Index among the topics of `TopicFilter`, or -1 without a topic. */
  topicIndex?: number;
  /** For pictures with a transparent background, which are not cropped. */
  cutOut?: boolean;
  priority?: boolean;
};

const hasRoomAbove = ({ box: [, top] }: Annotation) => top > 0.08;

/** Returns the largest box that covers under 45% of the picture and avoids its side edges. */
function mainSubject(picture: string): Annotation | undefined {
  return getPicture(picture)
    .boxes.filter(({ box }) => boxArea(box) < 0.45 && box[0] > 0.02 && box[2] < 0.98)
    .sort((a, b) => boxArea(b.box) - boxArea(a.box))[0];
}

export function Card({
  heading,
  text,
  href,
  picture,
  more = actions.readMore,
  eyebrow,
  topicIndex,
  cutOut,
  priority,
}: CardProps) {
  const subject = mainSubject(picture);
  return (
    <article className={styles.card} data-topic={topicIndex}>
      <div className={clsx('picture-frame', styles.art, cutOut && styles.cutOutFrame)}>
        <div className={cutOut ? styles.cutOut : undefined}>
          <Picture
            name={picture}
            priority={priority}
            sizes={
              cutOut
                ? '(max-width: 640px) 80vw, (max-width: 1024px) 44vw, 400px'
                : '(max-width: 640px) 100vw, (max-width: 1024px) 50vw, 440px'
            }
          />
          {subject && (
            <AnnotationLayer
              className={styles.annotation}
              boxes={[
                {
                  ...subject,
                  highlighted: true,
                  labelAt: hasRoomAbove(subject) ? 'top-left' : 'bottom-left',
                },
              ]}
            />
          )}
        </div>
      </div>
      {eyebrow && <p className={`label ${styles.eyebrow}`}>{eyebrow}</p>}
      <h3 className={`cover-link ${styles.heading}`}>
        <a href={href}>{heading}</a>
      </h3>
      <p className={`muted ${styles.text}`}>{text}</p>
      <span className={`ui-medium tap-target ${styles.more}`} aria-hidden="true">
        <span>{more}</span>
        <ArrowIcon />
      </span>
    </article>
  );
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
