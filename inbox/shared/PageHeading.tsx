import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PageHeading.module.css';

let isFirstScreen = true;

/** Sets the document title. When the screen changes, focuses the heading and scrolls to the top. */
export function PageHeading({
  title,
  keepFocus,
  children,
}: {
  title: string;
  /** Set if the screen controls focus and scrolling. */
  keepFocus?: boolean;
  children?: ReactNode;
}) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen && !keepFocus) {
      headingRef.current?.focus();
      window.scrollTo(0, 0);
    }
    isFirstScreen = false;
  }, [keepFocus]);
  useEffect(() => {
    document.title = `${title} · Lead inbox`;
  }, [title]);
  return (
    <div className={styles.row}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}
