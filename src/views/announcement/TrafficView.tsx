import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { announcements } from '../../content/pages/announcements.ts';
import { CapabilityTable } from './CapabilityTable.tsx';
import { EmailCta } from './EmailCta.tsx';
import { Offerings } from './Offerings.tsx';
import { Reliability } from './Reliability.tsx';
import { SignUpFooter } from './SignUpFooter.tsx';
import { TrafficBanner } from './TrafficBanner.tsx';
import styles from './TrafficView.module.css';

type TrafficViewProps = { announcement: CollectionEntry<'announcements'>['data']; introduction?: ReactNode; demo?: ReactNode; sections?: ReactNode; signUp?: ReactNode };

export function TrafficView({ announcement, introduction, demo, sections, signUp }: TrafficViewProps) {
  const { table, lists = [], offerings, contactLine } = announcement;
  return (
    <>
      <TrafficBanner {...announcement} />
      {demo}
      <Prose className={styles.introduction}>{introduction}</Prose>
      {table && <CapabilityTable {...table} number={3} />}
      <Reliability lists={lists} />
      <Prose className={styles.sections}>{sections}</Prose>
      <Offerings {...offerings} number={4} />
      <EmailCta line={contactLine} />
      <SignUpFooter label={{ number: 5, text: announcements.trafficSignUp.figure }} text={announcements.trafficSignUp.text}>
        {signUp}
      </SignUpFooter>
    </>
  );
}
