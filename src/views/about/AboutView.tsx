import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Split } from '../../components/primitives/layout.tsx';
import { EmailUs } from '../../components/sections/EmailUs.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './AboutView.module.css';
import { KnowOurCompany } from './KnowOurCompany.tsx';
import { Purpose } from './Purpose.tsx';

const { heading, lede, caption, story, pillars, staffing, email } = pageCopy('about');

const toPoints = (items: { name: string; text: string }[]) =>
  items.map(({ name, text }) => ({ heading: name, text }));

export function AboutView() {
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumbs.about}
        heading={
          <>
            {heading[0]} <br />
            {heading[1]}
          </>
        }
        headingClass={styles.heading}
        lede={lede}
      >
        <AnnotatedPicture
          className={styles.picture}
          name="about"
          number={1}
          caption={caption}
          sizes="(max-width: 1024px) 100vw, 1120px"
          priority
        />
        <Split className={styles.story} ratio="6/5">
          <p className="subheading">{story.opening}</p>
          <Prose className="muted">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
      </PageHeader>
      <PointsSection
        name="pillars"
        heading={pillars.heading}
        label={{ number: 2, text: pillars.sectionLabel }}
        headingStyle="subheading"
        layout="statements"
        items={toPoints(pillars.items)}
      />
      <Purpose />
      <KnowOurCompany />
      <PointsSection
        name="staffing"
        heading={staffing.heading}
        label={{ number: 5, text: staffing.sectionLabel }}
        layout="columns"
        items={toPoints(staffing.blocks)}
      />
      <EmailUs {...email} number={6} />
    </>
  );
}
