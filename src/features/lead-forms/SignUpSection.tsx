import type { ReactNode } from 'react';
import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Split, Stack } from '../../components/primitives/layout.tsx';
import { signUpHeadings } from './messages.ts';
import styles from './SignUpSection.module.css';

const [firstLine, lastWord] = signUpHeadings.heading.split(/ (?=\S+$)/);

export function SignUpSection({
  label,
  text,
  withPicture,
  children,
}: {
  label: { number: number; text: string };
  text: string;
  /** Shows the picture of Managed Services, a lighthouse. */
  withPicture?: boolean;
  children?: ReactNode;
}) {
  return (
    <section
      className={`section theme-dark screen-only ${styles.signUp}`}
      id="join"
      aria-labelledby="join-heading"
      data-not-searched
    >
      {withPicture && (
        <div className={styles.lighthouse}>
          <Picture name="service-managed" sizes="380px" decorative />
        </div>
      )}
      <Split className={`wrap ${styles.row}`} ratio="6/5">
        <Stack className={styles.copy}>
          <FigureLabel number={label.number}>{label.text}</FigureLabel>
          <h2 id="join-heading">
            {firstLine} <br />
            {lastWord}
          </h2>
          <p className="lede">{text}</p>
        </Stack>
        <div className={`panel corner-brackets ${styles.form}`}>
          <h3>{signUpHeadings.formHeading}</h3>
          {children}
        </div>
      </Split>
    </section>
  );
}
