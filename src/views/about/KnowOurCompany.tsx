import { SectionHead } from '../../components/SectionHead.tsx';
import { about } from '../../content/pages/about.ts';
import styles from './KnowOurCompany.module.css';

const { heading, figures } = about.company;

export function KnowOurCompany() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="company-heading">
      <div className="wrap">
        <SectionHead id="company-heading" heading={heading} label={{ number: 4, text: 'In figures' }} />
        <div className={styles.figures}>
          {figures.map(({ figure, label }, index) => (
            <p className={styles.figure} key={label}>
              <span className={styles.number}>
                <span className={styles.plus}>{figure.slice(0, 1)}</span>
                {figure.slice(1)}
              </span>
              {index === 0 ? <Hundred /> : <Five />}
              <span className={styles.label}>{label}</span>
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A stroke a percent: 95 drawn, 5 left open. */
function Hundred() {
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      {Array.from({ length: 100 }, (_, stroke) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a scale never change places.
        <line key={stroke} className={stroke < 95 ? undefined : styles.open} x1={`${stroke + 0.3}%`} x2={`${stroke + 0.3}%`} y1={stroke % 10 ? 12 : 0} y2="30" />
      ))}
    </svg>
  );
}

/** Five measures, 4.7 of them full. */
function Five() {
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4].map((measure) => (
        <rect key={measure} className={styles.measure} x={`${measure * 20.2}%`} y="0.5" width="19%" height="29" />
      ))}
      {[19, 19, 19, 19, 13.3].map((width, measure) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the measures of a scale never change places.
        <rect key={measure} className={styles.full} x={`${measure * 20.2}%`} y="0" width={`${width}%`} height="30" />
      ))}
    </svg>
  );
}
