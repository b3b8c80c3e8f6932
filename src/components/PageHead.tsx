import type { ReactNode } from 'react';
import { type Breadcrumb, fromHome } from '../breadcrumbs.ts';
import { breadcrumbLabel } from '../content/pages/shared.ts';
import styles from './PageHead.module.css';

/** Where the page stands: Home first, the page itself last. */
export function Breadcrumbs({ breadcrumb }: { breadcrumb: Breadcrumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={breadcrumbLabel}>
      <ol className="label">
        {fromHome(breadcrumb).map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

type PageHeadProps = { heading: string; lede?: string; breadcrumb: Breadcrumb[]; children?: ReactNode };

/** The banner of an inner page: breadcrumb, heading, a sentence beside it, and what the page offers to do. */
export function PageHead({ heading, lede, breadcrumb, children }: PageHeadProps) {
  return (
    <div className="wrap">
      <Breadcrumbs breadcrumb={breadcrumb} />
      <div className={`grid ${styles.row}`}>
        <h1>{heading}</h1>
        {(lede || children) && (
          <div className={styles.aside}>
            {lede && <p className="lede">{lede}</p>}
            {children && <div className={`cluster ${styles.actions}`}>{children}</div>}
          </div>
        )}
      </div>
    </div>
  );
}
