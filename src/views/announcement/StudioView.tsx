import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { announcements as words } from '../../content/pages/announcements.ts';
import { Benefits } from './Benefits.tsx';
import { EmailCta } from './EmailCta.tsx';
import { Offerings } from './Offerings.tsx';
import { SignUpFooter } from './SignUpFooter.tsx';
import { StudioBanner } from './StudioBanner.tsx';
import styles from './StudioView.module.css';

type StudioViewProps = {
  announcement: CollectionEntry<'announcements'>['data'];
  introduction?: ReactNode;
  tabs?: ReactNode;
  sections?: ReactNode;
  signUp?: ReactNode;
};

export function StudioView({ announcement, introduction, tabs, sections, signUp }: StudioViewProps) {
  const { benefits, offerings, contactLine } = announcement;
  return (
    <>
      <StudioBanner {...announcement} />
      <Prose className={styles.text} opening>
        {introduction}
      </Prose>
      {benefits && <Benefits {...benefits} number={2} />}
      <section className="section" aria-labelledby="tabs-heading">
        <div className="wrap">
          <SectionHead id="tabs-heading" heading={words.studioTabs.heading} label={{ number: 3, text: words.studioTabs.figure }} />
          {tabs}
        </div>
      </section>
      <Prose className={styles.text}>{sections}</Prose>
      <Offerings {...offerings} number={4} />
      <EmailCta line={contactLine} />
      <SignUpFooter label={{ number: 5, text: words.studioSignUp.figure }} text={words.studioSignUp.text}>
        {signUp}
      </SignUpFooter>
    </>
  );
}
