import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Columns, DividedList, Split, Stack } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { EmailUs } from '../../components/sections/EmailUs.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import type { PointsProps } from '../../components/sections/Points.tsx';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { SectionNav } from '../../components/sections/SectionNav.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { routes } from '../../routes.ts';

const text = 'One sentence, as long as most sentences of the site are.';
const items = ['First', 'Second', 'Third'].map((heading) => ({ heading, text }));
const paragraphs = items.map(({ heading }) => (
  <p key={heading}>
    {heading}. {text}
  </p>
));
const layouts: PointsProps['layout'][] = [
  'columns',
  'ruled',
  'cards',
  'frames',
  'rows',
  'list',
  'statements',
];

const samples: Record<string, ReactNode> = {
  Stack: <Stack>{paragraphs}</Stack>,
  Columns: (
    <Columns count={3} lines="above">
      {paragraphs}
    </Columns>
  ),
  Split: (
    <Split ratio="8/4">
      <p className="subheading">{text}</p>
      <p>{text}</p>
    </Split>
  ),
  DividedList: (
    <DividedList>
      {items.map(({ heading }) => (
        <li key={heading}>{heading}</li>
      ))}
    </DividedList>
  ),
  SectionNav: (
    <SectionNav
      name="sample"
      heading="On this page"
      entries={layouts.map((layout) => ({ slug: `${layout}-heading`, text: layout }))}
    />
  ),
};

/** Shows samples of components with their docstrings, in development only. */
export function ComponentsView({ docstrings }: { docstrings: Record<string, string> }) {
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumbs.page('Components')}
        heading="Components"
        lede={docstrings['PageHeader'] ?? ''}
        afterLede={
          <ButtonLink variant="primary" arrow href={routes.home}>
            An action
          </ButtonLink>
        }
      />
      {Object.entries(samples).map(([name, sample]) => (
        <Section
          key={name}
          name={name}
          heading={name}
          note={docstrings[name]}
          headingStyle="subheading"
        >
          {sample}
        </Section>
      ))}
      {layouts.map((layout, index) => (
        <PointsSection
          key={layout}
          name={layout}
          heading={`PointsSection: ${layout}`}
          label={{ number: index + 1, text: 'Points' }}
          note={docstrings['PointsSection']}
          tone={layout === 'cards' ? 'sunken' : undefined}
          headingBeside={layout === 'frames'}
          layout={layout}
          items={items}
        />
      ))}
      <EmailUs
        heading="EmailUs"
        text={docstrings['EmailUs'] ?? ''}
        sectionLabel="Mail"
        number={layouts.length + 1}
      />
    </>
  );
}
