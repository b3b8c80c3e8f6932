import type { ReactNode } from 'react';
import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { signUpForm } from '../../content/pages/shared.ts';
import styles from './SignUpSection.module.css';

const [firstLine, lastWord] = signUpForm.heading.split(/ (?=\S+$)/);

type SignUpSectionProps = { label: { number: number; text: string }; text: string; children?: ReactNode };

/** The ink block that holds the short sign-up form; the form itself comes as a slot. */
export function SignUpSection({ label, text, children }: SignUpSectionProps) {
  return (
    <section className={`section theme-dark ${styles.signUp}`} id="join" aria-labelledby="join-heading" data-not-searched>
      <div className={styles.art}>
        <Picture name="service-managed" sizes="380px" decorative />
      </div>
      <div className={`wrap grid ${styles.row}`}>
        <div className={styles.words}>
          <FigureLabel number={label.number}>{label.text}</FigureLabel>
          <h2 id="join-heading">
            {firstLine} <br />
            {lastWord}
          </h2>
          <p className="lede">{text}</p>
        </div>
        <div className={styles.form}>
          <div className={`corners-around ${styles.panel}`}>
            <h3>{signUpForm.formHeading}</h3>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
