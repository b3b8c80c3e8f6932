import type { ReactNode } from 'react';
import styles from './AuthLayout.module.css';

export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <main className={styles.layout}>
    <div className={styles.panel}>
      <img src="/icon.svg" alt="" width="40" height="40" />
      {children}
    </div>
  </main>
);
