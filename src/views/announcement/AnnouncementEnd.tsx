import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { SignUpFooter } from '../../features/lead-forms/SignUpFooter.tsx';
import { EmailCta } from './EmailCta.tsx';

const copy = pageCopy('announcements');

type Announcement = CollectionEntry<'announcements'>['data'];

export type AnnouncementViewProps = {
  announcement: Announcement;
  introduction?: ReactNode;
  sections?: ReactNode;
  signUp?: ReactNode;
};

/** The offerings, the email links and the sign-up form (`children`). */
export function AnnouncementEnd({
  announcement,
  signUpCopy,
  children,
}: {
  announcement: Announcement;
  signUpCopy: { sectionLabel: string; text: string };
  children: ReactNode;
}) {
  const { offerings, contactLine } = announcement;
  return (
    <>
      <PointsSection
        name="offerings"
        heading={offerings.heading}
        label={{ number: 4, text: copy.offeringsSectionLabel }}
        note={offerings.intro}
        divider
        layout="columns"
        columnCount={4}
        items={offerings.items}
      />
      <EmailCta line={contactLine} />
      <SignUpFooter label={{ number: 5, text: signUpCopy.sectionLabel }} text={signUpCopy.text}>
        {children}
      </SignUpFooter>
    </>
  );
}
