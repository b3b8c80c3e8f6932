import { SectionHead } from '../../components/SectionHead.tsx';
import { service } from '../../content/pages/service.ts';
import styles from './WhyChoose.module.css';

export type Reason = { heading: string; text: string };

export function WhyChoose({ reasons }: { reasons: Reason[] }) {
  return (
    <section className="section sunken" aria-labelledby="why-heading">
      <div className="wrap">
        <SectionHead id="why-heading" heading={service.whyChoose} label={{ number: 2, text: service.whyChooseFigure }} />
        <ul className={styles.reasons} data-count={reasons.length}>
          {reasons.map(({ heading, text }) => (
            <li key={heading}>
              <span className={styles.mark} aria-hidden="true" />
              <h3>{heading}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
