import type { ComponentProps } from 'react';
import { Divider } from '../../components/Divider.tsx';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import styles from './SignUpFooter.module.css';

/** The sign-up form where it ends a page: a rule keeps its ink from running into the footer's. */
export function SignUpFooter(props: ComponentProps<typeof SignUpSection>) {
  return (
    <>
      <SignUpSection {...props} />
      <div className="theme-dark">
        <div className="wrap">
          <Divider className={styles.rule} />
        </div>
      </div>
    </>
  );
}
