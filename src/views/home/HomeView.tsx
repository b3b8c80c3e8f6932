import type { ReactNode } from 'react';
import { EmailUs } from '../../components/EmailUs.tsx';
import { home } from '../../content/pages/home.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { About } from './About.tsx';
import { Banner } from './Banner.tsx';
import { Process } from './Process.tsx';
import { type SolutionCard, SolutionCards } from './SolutionCards.tsx';
import { ValueBoxes } from './ValueBoxes.tsx';

export function HomeView({ services, signUp }: { services: SolutionCard[]; signUp?: ReactNode }) {
  return (
    <>
      <Banner />
      <ValueBoxes />
      <About />
      <SolutionCards services={services} />
      <SignUpSection label={{ number: 4, text: home.signUp.figure }} text={home.signUp.text}>
        {signUp}
      </SignUpSection>
      <Process />
      <EmailUs {...home.email} number={6} />
    </>
  );
}
