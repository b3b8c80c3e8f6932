import { EmailUs } from '../../components/EmailUs.tsx';
import { about } from '../../content/pages/about.ts';
import { KnowOurCompany } from './KnowOurCompany.tsx';
import { Pillars } from './Pillars.tsx';
import { Purpose } from './Purpose.tsx';
import { Staffing } from './Staffing.tsx';
import { WhoWeAre } from './WhoWeAre.tsx';

export function AboutView() {
  return (
    <>
      <WhoWeAre />
      <Pillars />
      <Purpose />
      <KnowOurCompany />
      <Staffing />
      <EmailUs {...about.email} number={6} />
    </>
  );
}
