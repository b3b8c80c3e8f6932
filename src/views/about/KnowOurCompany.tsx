import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { FigureScale, splitSign } from './FigureScale.tsx';
import styles from './KnowOurCompany.module.css';

const { sectionLabel, heading, figures } = pageCopy('about').company;

export function KnowOurCompany() {
  return (
    <Section name="company" heading={heading} label={{ number: 4, text: sectionLabel }}>
      <Columns count={2} gap="medium">
        {figures.map(({ figure, outOf, label, source }) => {
          const [sign, number] = splitSign(figure);
          return (
            <p key={label}>
              <span className={styles.number}>
                {sign && <span className={styles.sign}>{sign}</span>}
                {number}
              </span>
              <FigureScale figure={figure} outOf={outOf} />
              <span className={`title ${styles.belowScale}`}>{label}</span>
              {source && <span className={`label ${styles.belowScale}`}>{source}</span>}
            </p>
          );
        })}
      </Columns>
    </Section>
  );
}
