import { site } from '../../site.config.ts';
import { logo } from '../content/pages/shared.ts';
import { routes } from '../routes.ts';
import { markShapes } from './brand-mark.ts';
import styles from './Logo.module.css';

/** The brand mark: a viewfinder's brackets round a compass needle. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={markShapes.brackets} fill="none" stroke="currentColor" strokeWidth="3" />
      <path d={markShapes.light} className={styles.needle} />
      <path d={markShapes.dark} fill="currentColor" />
    </svg>
  );
}

export function Logo({ large }: { large?: boolean }) {
  return (
    <a className={large ? `${styles.logo} ${styles.large}` : styles.logo} href={routes.home} aria-label={logo}>
      <BrandMark />
      <span>{site.brand}</span>
    </a>
  );
}
