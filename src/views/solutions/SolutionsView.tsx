import { Card, CardGrid } from '../../components/Card.tsx';
import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { EmailUs } from '../../components/sections/EmailUs.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { TryIt } from '../../components/TryIt.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { stageNames } from '../../content/stages.ts';
import { shownDemonstrations } from '../../routes.ts';
import { type ServiceChoice, ServiceTable } from './ServiceTable.tsx';

const { title, lede, cardsHeading, fit, demonstrations, email } = pageCopy('solutions');
const { actions } = pageCopy('shared');

export function SolutionsView({ services }: { services: ServiceChoice[] }) {
  return (
    <>
      <PageHeader heading={title} lede={lede} breadcrumb={breadcrumbs.solutions} />
      <section className="wrap" aria-labelledby="services-heading">
        <h2 className="visually-hidden" id="services-heading">
          {cardsHeading}
        </h2>
        <CardGrid>
          {services.map(({ title: heading, summary, href, picture }, index) => (
            <Card
              key={href}
              heading={heading}
              text={summary}
              href={href}
              picture={picture}
              more={actions.learnMore}
              cutOut
              priority={index === 0}
            />
          ))}
        </CardGrid>
      </section>
      <ServiceTable choices={services} number={1} />
      <PointsSection
        name="stages"
        heading={fit.heading}
        label={{ number: 2, text: fit.sectionLabel }}
        note={fit.note}
        tone="sunken"
        layout="columns"
        columnCount={4}
        numbered
        items={stageNames.map((stage) => ({
          heading: fit.stages[stage].name,
          text: fit.stages[stage].text,
          below: (
            <ul className="ui-medium">
              {services
                .filter((service) => service.stage === stage)
                .map((service) => (
                  <li key={service.href}>
                    <a className="link tap-target" href={service.href}>
                      {service.title}
                    </a>
                  </li>
                ))}
            </ul>
          ),
        }))}
      />
      {shownDemonstrations.length > 0 && (
        <Section
          name="demonstrations"
          heading={demonstrations.heading}
          label={{ number: 3, text: demonstrations.sectionLabel }}
          note={demonstrations.note}
        >
          <Columns count={3}>
            {shownDemonstrations.map((name) => (
              <TryIt key={name} demonstration={name} />
            ))}
          </Columns>
        </Section>
      )}
      <EmailUs {...email} number={shownDemonstrations.length > 0 ? 4 : 3} />
    </>
  );
}
