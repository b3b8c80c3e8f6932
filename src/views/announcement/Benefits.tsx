import { SectionHead } from '../../components/SectionHead.tsx';
import type { BenefitMarkName } from '../../content/benefit-marks.ts';
import { announcements } from '../../content/pages/announcements.ts';
import { BenefitMark } from './BenefitMark.tsx';
import styles from './Benefits.module.css';

type BenefitsProps = { heading: string; intro?: string; items: { heading: string; text: string; mark: BenefitMarkName }[]; number: number };

/** Seven cards like the shots of a list: the first is the establishing shot, twice as wide. */
export function Benefits({ heading, intro, items, number }: BenefitsProps) {
  return (
    <section className="section" aria-labelledby="benefits-heading">
      <div className="wrap">
        <SectionHead id="benefits-heading" heading={heading} label={{ number, text: announcements.benefitsFigure }} note={intro} />
        <ul className={styles.cards}>
          {items.map(({ heading: name, text, mark }, index) => (
            <li className={index === 0 ? 'theme-dark' : undefined} key={name}>
              <BenefitMark name={mark} />
              <h3>{name}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
