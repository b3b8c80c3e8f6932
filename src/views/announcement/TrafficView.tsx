import type { ReactNode } from 'react';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Columns, Stack } from '../../components/primitives/layout.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { formatDate } from '../../format.ts';
import { demonstrationUrl, routes } from '../../routes.ts';
import styles from './Announcement.module.css';
import { AnnouncementEnd, type AnnouncementViewProps } from './AnnouncementEnd.tsx';
import { CapabilityTable } from './CapabilityTable.tsx';

const { trafficSignUp } = pageCopy('announcements');
const { actions } = pageCopy('shared');

export function TrafficView({
  announcement,
  introduction,
  demo,
  sections,
  signUp,
}: AnnouncementViewProps & { demo?: ReactNode }) {
  const { title, lede, date, picture, table, lists = [] } = announcement;
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumbs.page(title)}
        heading={title}
        layout="stacked"
        headingClass={styles.trafficHeading}
        beforeLede={
          <time className="label" dateTime={date}>
            {formatDate(date, 'medium')}
          </time>
        }
        lede={lede}
        afterLede={
          <>
            <ButtonLink variant="primary" arrow href={routes.contact}>
              {actions.scheduleDemo}
            </ButtonLink>
            <ButtonLink variant="outline" href={demonstrationUrl(routes.traffic)}>
              {actions.tryItNow}
            </ButtonLink>
          </>
        }
      >
        <AnnotatedPicture
          name={picture}
          number={1}
          sizes="(max-width: 1024px) 100vw, 1330px"
          priority
        />
      </PageHeader>
      {demo}
      <div className="wrap">
        <Prose className={styles.introduction}>{introduction}</Prose>
      </div>
      {table && <CapabilityTable {...table} number={3} />}
      <div className="section sunken">
        <Columns className="wrap" count={2} lines="between">
          {lists.map(({ heading, intro, items }, index) => (
            <Stack as="section" key={heading} aria-labelledby={`list-${index + 1}`}>
              <h2 className="subheading" id={`list-${index + 1}`}>
                {heading}
              </h2>
              {intro && <p className="muted">{intro}</p>}
              <Points items={items} layout="list" />
            </Stack>
          ))}
        </Columns>
      </div>
      <Prose className={styles.text}>{sections}</Prose>
      <AnnouncementEnd announcement={announcement} signUpCopy={trafficSignUp}>
        {signUp}
      </AnnouncementEnd>
    </>
  );
}
