import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PageHeading.module.css';

/** Whether a screen has been shown before this one: only then does a heading take the focus. */
let moved = false;

type PageHeadingProps = { title: string /** For the tab, where it says more. */; documentTitle?: string; keepFocus?: boolean; children?: ReactNode };

/** The heading of a screen and what stands beside it. It names the tab, and a screen that replaces another begins here for the keyboard and for screen readers. */
export function PageHeading({ title, documentTitle = title, keepFocus, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved && !keepFocus) {
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
    moved = true;
  }, [keepFocus]);
  useEffect(() => {
    document.title = `${documentTitle} · Lead inbox`;
  }, [documentTitle]);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}
