import type { ReactNode } from 'react';
import { EmailUs } from '../../components/EmailUs.tsx';
import { home } from '../../content/pages/home.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { About } from './About.tsx';
import { Banner } from './Banner.tsx';
import { type CaseLink, Demonstrations } from './Demonstrations.tsx';
import { Process } from './Process.tsx';
import { type SolutionCard, SolutionCards } from './SolutionCards.tsx';
import { ValueBoxes } from './ValueBoxes.tsx';

/** The nine blocks of specification §2 in their order, and the demonstrations before them. */
export function HomeView({ services, cases, signUp }: { services: SolutionCard[]; cases: CaseLink[]; signUp?: ReactNode }) {
  return (
    <>
      <Banner />
      <Demonstrations cases={cases} />
      <ValueBoxes />
      <About />
      <SolutionCards services={services} />
      <SignUpSection label={{ number: 5, text: home.signUp.figure }} text={home.signUp.text}>
        {signUp}
      </SignUpSection>
      <Process />
      <EmailUs {...home.email} number={7} />
    </>
  );
}
