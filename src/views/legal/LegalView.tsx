import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { Split } from '../../components/primitives/layout.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { type Heading, TableOfContents } from '../../components/sections/SectionNav.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { formatDate } from '../../format.ts';
import styles from './LegalView.module.css';

const { lastUpdated } = pageCopy('article');

export function LegalView({
  title,
  lede,
  updated,
  headings,
  children,
}: {
  title: string;
  lede: string;
  updated: string;
  headings: Heading[];
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader
        heading={title}
        headingClass={styles.heading}
        lede={lede}
        breadcrumb={breadcrumbs.legal(title)}
      />
      <Split className={`wrap page-body ${styles.body}`} ratio="3/9" sticky>
        <TableOfContents headings={headings} />
        <div>
          <p className="label">
            {fill(lastUpdated, { date: formatDate(updated, 'monthAndYear') })}
          </p>
          <Prose>{children}</Prose>
        </div>
      </Split>
    </>
  );
}
