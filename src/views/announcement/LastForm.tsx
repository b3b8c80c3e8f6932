import type { ComponentProps } from 'react';
import { Rule } from '../../components/Rule.tsx';
import { SignUpSection } from '../../components/SignUpSection.tsx';
import styles from './LastForm.module.css';

/** The sign-up form where it ends a page: a rule keeps its ink from running into the footer's. */
export function LastForm(props: ComponentProps<typeof SignUpSection>) {
  return (
    <>
      <SignUpSection {...props} />
      <div className="on-ink">
        <div className="wrap">
          <Rule className={styles.rule} />
        </div>
      </div>
    </>
  );
}
