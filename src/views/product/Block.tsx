import type { CollectionEntry } from 'astro:content';
import type { ComponentProps } from 'react';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { Split } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { Points } from '../../components/sections/Points.tsx';
import { PointsSection } from '../../components/sections/PointsSection.tsx';
import { FeaturePicture } from './FeaturePicture.tsx';

export type ProductBlock = CollectionEntry<'products'>['data']['blocks'][number];

const propsByLayout: Record<
  Exclude<ProductBlock['layout'], 'picture'>,
  Omit<ComponentProps<typeof PointsSection>, 'name' | 'heading' | 'items'>
> = {
  cards: { layout: 'cards', tone: 'sunken' },
  features: { layout: 'ruled' },
  list: { layout: 'rows', headingBeside: true },
  specification: { layout: 'ruled', columnCount: 4, divider: true },
  challenges: { layout: 'frames', headingBeside: true },
};

export function Block({
  name,
  layout,
  number,
  heading,
  intro,
  items,
  picture,
}: ProductBlock & { number: number }) {
  const section = {
    name,
    heading,
    note: intro,
    label: { number, text: name.charAt(0).toUpperCase() + name.slice(1) },
  };
  if (layout === 'picture') return <FeaturePicture {...section} picture={picture} items={items} />;
  if (layout === 'specification' && picture)
    return (
      <Section {...section} divider>
        <Split ratio="7/5">
          <AnnotatedPicture name={picture} sizes="(max-width: 1024px) 100vw, 780px" />
          <Points items={items} layout="list" />
        </Split>
      </Section>
    );
  const props = propsByLayout[layout];
  const columnCount = props.columnCount ?? (layout === 'cards' && items.length === 4 ? 4 : 3);
  return <PointsSection {...section} {...props} items={items} columnCount={columnCount} />;
}
