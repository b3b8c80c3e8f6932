import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Crumb, withHome } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './PageHeader.module.css';

const { breadcrumb: breadcrumbLabel } = pageCopy('shared');

export function Breadcrumbs({ breadcrumb }: { breadcrumb: Crumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={breadcrumbLabel}>
      <ol className="cluster label">
        {withHome(breadcrumb).map(({ label, href }) => (
          <li key={label}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The top of a page: breadcrumbs, heading, lede, then `children`. */
export function PageHeader({
  breadcrumb,
  heading,
  layout = 'beside',
  headingClass,
  beforeLede,
  lede,
  afterLede,
  children,
}: {
  breadcrumb: Crumb[];
  heading: ReactNode;
  /**
   * On wide screens, `beside` puts the lede and its neighbors beside the heading, and `stacked`
   * puts them in a row below.
   */
  layout?: 'beside' | 'stacked';
  headingClass?: string;
  /** Such as a date. */
  beforeLede?: ReactNode;
  lede?: string;
  /** Usually buttons. */
  afterLede?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="wrap">
      <Breadcrumbs breadcrumb={breadcrumb} />
      <div className={clsx(styles.header, styles[layout])}>
        <h1 className={headingClass}>{heading}</h1>
        {beforeLede}
        {lede && <p className="lede">{lede}</p>}
        {afterLede && <div className="actions">{afterLede}</div>}
      </div>
      {children}
    </div>
  );
}
