import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { ReadingList } from '../../components/ReadingList.tsx';
import { Breadcrumbs } from '../../components/sections/PageHeader.tsx';
import type { Point } from '../../components/sections/Points.tsx';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { type NavEntry, SectionNav } from '../../components/sections/SectionNav.tsx';
import { TryIt } from '../../components/TryIt.tsx';
import type { Crumb } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import type { ReadingLink } from '../../content/reading-links.ts';
import { SignUpFooter } from '../../features/lead-forms/SignUpFooter.tsx';
import type { DemonstrationName } from '../../routes.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { ServiceHero } from './ServiceHero.tsx';
import styles from './ServiceView.module.css';

const copy = pageCopy('service');

export function ServiceView({
  heading,
  breadcrumb,
  lede,
  picture,
  offers,
  whyChoose,
  examples,
  demonstration,
  stackedAt1025,
  signUp,
  children,
}: {
  heading: string;
  breadcrumb: Crumb[];
  lede: string;
  picture: string;
  /** Links to the sections of the text, under What We Offer. */
  offers: NavEntry[];
  whyChoose: Point[];
  examples: ReadingLink[];
  demonstration?: DemonstrationName;
  /** At 1025 px, only the Gen AI page stacks its columns (specification §2). */
  stackedAt1025: boolean;
  signUp?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <div
        className={clsx(
          'wrap grid page-body',
          styles.service,
          stackedAt1025 && styles.stackedAt1025,
        )}
      >
        <div className={styles.breadcrumbs}>
          <Breadcrumbs breadcrumb={breadcrumb} />
        </div>
        <div className={styles.head}>
          <ServiceHero heading={heading} lede={lede} picture={picture} />
        </div>
        <aside className={styles.sidebar} aria-label={copy.sidebarLabel}>
          <SectionNav name="offers" heading={copy.offersHeading} entries={offers} />
          <ContactPanel className={styles.panelInSidebar} />
        </aside>
        <div className={styles.text}>
          <p className={`muted notice ${styles.notice}`}>
            {copy.notice} {copy.timesNote}
          </p>
          <Prose className={`muted ${styles.offers}`}>{children}</Prose>
          {demonstration && <TryIt demonstration={demonstration} />}
          <ContactPanel className={styles.panelBelowText} />
        </div>
      </div>
      <PointsSection
        name="why"
        heading={copy.whyChoose}
        label={{ number: 2, text: copy.whyChooseLabel }}
        tone="sunken"
        layout="columns"
        columnCount={whyChoose.length % 3 === 0 ? 3 : 2}
        items={whyChoose}
      />
      <Section
        name="at-work"
        heading={copy.atWork.heading}
        label={{ number: 3, text: copy.atWork.sectionLabel }}
        headingStyle="subheading"
        data-not-searched
      >
        <ReadingList links={examples} />
      </Section>
      <SignUpFooter label={{ number: 4, text: copy.signUp.sectionLabel }} text={copy.signUp.text}>
        {signUp}
      </SignUpFooter>
    </>
  );
}
