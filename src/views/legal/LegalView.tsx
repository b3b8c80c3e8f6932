import type { ReactNode } from 'react';
import { breadcrumbs } from '../../breadcrumbs.ts';
import { PageHead } from '../../components/PageHead.tsx';
import { Prose } from '../../components/Prose.tsx';
import { lastUpdated } from '../../content/pages/legal.ts';
import { Contents, type Heading } from '../article/Contents.tsx';
import styles from './LegalView.module.css';

type LegalViewProps = { title: string; lede: string; updated: string; headings: Heading[]; children?: ReactNode };

export function LegalView({ title, lede, updated, headings, children }: LegalViewProps) {
  return (
    <>
      <PageHead heading={title} lede={lede} breadcrumb={breadcrumbs.legal(title)} />
      <div className={`wrap grid ${styles.body}`}>
        <Contents headings={headings} />
        <div className={styles.text}>
          <p className="label">{lastUpdated(updated)}</p>
          <Prose>{children}</Prose>
        </div>
      </div>
    </>
  );
}
