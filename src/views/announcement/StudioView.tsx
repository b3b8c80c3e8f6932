import type { ReactNode } from 'react';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { TrafficLink } from '../../components/TrafficLink.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { formatDate } from '../../format.ts';
import styles from './Announcement.module.css';
import { AnnouncementEnd, type AnnouncementViewProps } from './AnnouncementEnd.tsx';
import { BenefitMark } from './BenefitMark.tsx';

const copy = pageCopy('announcements');

export function StudioView({
  announcement,
  introduction,
  tabs,
  sections,
  signUp,
}: AnnouncementViewProps & { tabs?: ReactNode }) {
  const { title, lede, date, byline, picture, benefits } = announcement;
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumbs.page(title)}
        heading={title}
        layout="stacked"
        headingClass={styles.studioHeading}
        lede={lede}
        afterLede={
          <dl className={styles.facts}>
            <div>
              <dt className="label">{copy.date}</dt>
              <dd className="ui-medium">
                <time dateTime={date}>{formatDate(date)}</time>
              </dd>
            </div>
            {byline && (
              <div>
                <dt className="label">{copy.by}</dt>
                <dd className="ui-medium">{byline}</dd>
              </div>
            )}
          </dl>
        }
      >
        <AnnotatedPicture
          name={picture}
          number={1}
          sizes="(max-width: 1640px) 100vw, 1530px"
          priority
        />
      </PageHeader>
      <Prose className={styles.text} dropCap>
        {introduction}
      </Prose>
      <div className="wrap">
        <TrafficLink />
      </div>
      {benefits && (
        <PointsSection
          name="benefits"
          heading={benefits.heading}
          label={{ number: 2, text: copy.benefitsSectionLabel }}
          note={benefits.intro}
          layout="cards"
          columnCount={4}
          highlightFirst
          items={benefits.items.map(({ mark, ...item }) => ({
            ...item,
            drawing: <BenefitMark name={mark} />,
          }))}
        />
      )}
      <Section
        name="tabs"
        heading={copy.studioTabs.heading}
        label={{ number: 3, text: copy.studioTabs.sectionLabel }}
      >
        {tabs}
      </Section>
      <Prose className={styles.text}>{sections}</Prose>
      <AnnouncementEnd announcement={announcement} signUpCopy={copy.studioSignUp}>
        {signUp}
      </AnnouncementEnd>
    </>
  );
}
