import { site } from '../../site.config.ts';
import { logo } from '../content/pages/shared.ts';
import { routes } from '../routes.ts';
import styles from './Logo.module.css';

/** The brand mark: a viewfinder's brackets round a compass needle. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3.5 30V3.5H11M28.5 2v26.500H21" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M8 8l12.200 3.800-8.400 8.400z" className={styles.needle} />
      <path d="M24 24l-3.800-12.200-8.400 8.400z" fill="currentColor" />
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
