import { clsx } from 'clsx';
import { FigureLabel } from './FigureLabel.tsx';
import styles from './SectionHeader.module.css';

type SectionHeadProps = {
  id: string;
  heading: string;
  label?: { number: number; text: string } | undefined;
  note?: string | undefined;
  /** A smaller heading, or one for assistive technology only. */
  headingStyle?: 'subheading' | 'visually-hidden' | undefined;
};

export function SectionHeader({ id, heading, label, note, headingStyle }: SectionHeadProps) {
  const title = (
    <h2
      className={clsx(headingStyle, headingStyle !== 'visually-hidden' && styles.heading)}
      id={id}
    >
      {heading}
    </h2>
  );
  if (headingStyle === 'visually-hidden' && !label) return title;
  return (
    <div className={`grid ${styles.head}`}>
      {label && (
        <FigureLabel className={styles.label} number={label.number}>
          {label.text}
        </FigureLabel>
      )}
      {title}
      {note && <p className={`muted ${styles.note}`}>{note}</p>}
    </div>
  );
}
