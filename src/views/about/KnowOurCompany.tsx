import { SectionHead } from '../../components/SectionHead.tsx';
import { about } from '../../content/pages/about.ts';
import { FigureScale } from './FigureScale.tsx';
import styles from './KnowOurCompany.module.css';

const { figure: caption, heading, figures } = about.company;

export function KnowOurCompany() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="company-heading">
      <div className="wrap">
        <SectionHead id="company-heading" heading={heading} label={{ number: 4, text: caption }} />
        <div className={styles.figures}>
          {figures.map(({ figure, outOf, label, source }) => (
            <p key={label}>
              <span className={styles.number}>
                <span className={styles.plus}>{figure.slice(0, 1)}</span>
                {figure.slice(1)}
              </span>
              <FigureScale figure={figure} outOf={outOf} />
              <span className={`title ${styles.label}`}>{label}</span>
              {source && <span className={`label ${styles.source}`}>{source}</span>}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
