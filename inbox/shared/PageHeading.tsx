import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PageHeading.module.css';

/** When the app opens, the focus stays at the start of the page. */
let isFirstScreen = true;

type PageHeadingProps = {
  title: string;
  /** Set if the screen moves the focus itself. */
  keepFocus?: boolean;
  children?: ReactNode;
};

/** A screen's heading and document title. Receives focus when the screen replaces another. */
export function PageHeading({ title, keepFocus, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen && !keepFocus) {
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
    isFirstScreen = false;
  }, [keepFocus]);
  useEffect(() => {
    document.title = `${title} · Lead inbox`;
  }, [title]);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}
