import type { ReactNode } from 'react';
import { Card, CardGrid } from '../../components/Card.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { EmailUs } from '../../components/sections/EmailUs.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import type { PageLink } from '../../content/site-map.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { shownDemonstrations } from '../../routes.ts';
import { About } from './About.tsx';
import { Banner } from './Banner.tsx';
import { Demonstrations } from './Demonstrations.tsx';
import styles from './HomeView.module.css';
import { Process } from './Process.tsx';
import { ValueBoxes } from './ValueBoxes.tsx';

const { solutions, signUp: signUpCopy, email } = pageCopy('home');

type ServiceCard = { title: string; summary: string; href: string; picture: string };

/** Blocks in the order of specification §2, with demonstrations added after the banner. */
export function HomeView({
  services,
  caseStudyLinks,
  search,
  signUp,
}: {
  services: ServiceCard[];
  caseStudyLinks: PageLink[];
  /** The preview in Asset IQ's tile. */
  search?: ReactNode;
  signUp?: ReactNode;
}) {
  const hasDemonstration = shownDemonstrations.length > 0;
  const aboutNumber = hasDemonstration ? 3 : 1;
  return (
    <div className={styles.home}>
      <Banner />
      {hasDemonstration && <Demonstrations caseStudyLinks={caseStudyLinks} search={search} />}
      <ValueBoxes />
      <About number={aboutNumber} />
      <Section
        className={styles.solutions}
        id="solutions"
        name="solutions"
        heading={solutions.heading}
        label={{ number: aboutNumber + 1, text: solutions.sectionLabel }}
        note={solutions.note}
        divider
      >
        <CardGrid>
          {services.map(({ title, summary, href, picture }) => (
            <Card key={href} heading={title} text={summary} href={href} picture={picture} cutOut />
          ))}
        </CardGrid>
      </Section>
      <SignUpSection
        label={{ number: aboutNumber + 2, text: signUpCopy.sectionLabel }}
        text={signUpCopy.text}
        withPicture
      >
        {signUp}
      </SignUpSection>
      <Process number={aboutNumber + 3} />
      <EmailUs {...email} number={aboutNumber + 4} withPicture />
    </div>
  );
}
