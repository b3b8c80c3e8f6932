import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './ValueBoxes.module.css';

const home = pageCopy('home');

const drawings = {
  target: (
    <svg viewBox="0 0 104 78" aria-hidden="true">
      <circle cx="39" cy="39" r="38" className={styles.dotted} />
      <circle cx="39" cy="39" r="25" />
      <path d="M39 0v18M39 60v18M0 39h18M60 39h44" />
      <circle cx="39" cy="39" r="6" className={styles.filled} />
    </svg>
  ),
  frame: (
    <svg viewBox="0 0 104 78" aria-hidden="true">
      <path className={styles.dotted} d="M1 14h70v63H1z" />
      <path d="M26 1h77v56H26z" />
      <path className={styles.handle} d="M22.5-2.5h7v7h-7zM99.5-2.5h7v7h-7zM22.5 53.5h7v7h-7z" />
      <path className={styles.filled} d="M98.5 52.5h9v9h-9z" />
    </svg>
  ),
  line: (
    <svg viewBox="0 0 104 78" aria-hidden="true">
      <path d="M1 0v77h103" />
      <path className={styles.dotted} d="M1 52h103" />
      <path d="M1 66l18-6 16 4 16-18 16 3 15-24" />
      <path className={styles.dropLine} d="M82 25v52" />
      <circle cx="82" cy="25" r="6" className={styles.filled} />
    </svg>
  ),
};

export function ValueBoxes() {
  return (
    <PointsSection
      className={styles.values}
      name="values"
      heading={home.valuesHeading}
      headingStyle="visually-hidden"
      layout="ruled"
      items={(Object.keys(drawings) as (keyof typeof drawings)[]).map((name) => ({
        heading: home.values[name].name,
        text: home.values[name].text,
        drawing: drawings[name],
      }))}
    />
  );
}
