import { breadcrumbs } from '../../breadcrumbs.ts';
import { Card, CardGrid } from '../../components/Card.tsx';
import { EmailUs } from '../../components/EmailUs.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { actions } from '../../content/pages/shared.ts';
import { solutions } from '../../content/pages/solutions.ts';
import { Choose, type ServiceChoice } from './Choose.tsx';
import { Demonstrations } from './Demonstrations.tsx';
import { Stages } from './Stages.tsx';

type SolutionsViewProps = { services: { title: string; summary: string; href: string; picture: string }[]; choices: ServiceChoice[] };

export function SolutionsView({ services, choices }: SolutionsViewProps) {
  return (
    <>
      <PageHead heading={solutions.title} lede={solutions.lede} breadcrumb={breadcrumbs.solutions} />
      <section className="wrap" aria-labelledby="services-heading">
        <h2 className="visually-hidden" id="services-heading">
          {solutions.cards}
        </h2>
        <CardGrid>
          {services.map(({ title, summary, href, picture }) => (
            <Card key={href} heading={title} text={summary} href={href} picture={picture} more={actions.learnMore} cutOut />
          ))}
        </CardGrid>
      </section>
      <Choose choices={choices} number={1} />
      <Stages choices={choices} number={2} />
      <Demonstrations number={3} />
      <EmailUs {...solutions.email} number={4} />
    </>
  );
}
