import { clsx } from 'clsx';
import { site } from '../../site.config.ts';
import { pageCopy } from '../content/page-copy.ts';
import { routes } from '../routes.ts';
import { brandMark } from './brand-mark.ts';
import styles from './Logo.module.css';

const { logo: label } = pageCopy('shared');

export function BrandMark() {
  return (
    <svg
      viewBox={brandMark.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
      dangerouslySetInnerHTML={{ __html: brandMark.drawing }}
    />
  );
}

export function Logo({ large }: { large?: boolean }) {
  return (
    <a
      className={clsx('tap-target', styles.logo, large && styles.large)}
      href={routes.home}
      aria-label={label}
    >
      <BrandMark />
      <span>{site.brand}</span>
    </a>
  );
}
