import type { ReactNode } from 'react';
import styles from './DoorFrame.module.css';

/** The frame of screens before anybody is signed in: the mark and one narrow panel. */
export const DoorFrame = ({ children }: { children: ReactNode }) => (
  <main className={styles.door}>
    <div className={styles.panel}>
      <img src="/icon.svg" alt="" width="40" height="40" />
      {children}
    </div>
  </main>
);
