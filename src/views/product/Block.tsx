import type { CollectionEntry } from 'astro:content';
import type { ComponentType } from 'react';
import { Challenges } from './Challenges.tsx';
import { Features } from './Features.tsx';
import { PointList } from './PointList.tsx';
import { Specification } from './Specification.tsx';
import { ValueCards } from './ValueCards.tsx';

type ProductBlock = CollectionEntry<'products'>['data']['blocks'][number];

/** What each layout is given: the block's words, and the number and text of its figure label. */
export type BlockProps = Pick<ProductBlock, 'heading' | 'intro' | 'items' | 'picture'> & { id: string; label: { number: number; text: string } };

const layouts: Record<ProductBlock['layout'], ComponentType<BlockProps>> = {
  cards: ValueCards,
  features: Features,
  list: PointList,
  specification: Specification,
  challenges: Challenges,
};

/** One block of a product's front matter, in the look its `layout` names. */
export function Block({ name, layout, number, ...words }: ProductBlock & { number: number }) {
  const Layout = layouts[layout];
  return <Layout {...words} id={name} label={{ number, text: name.charAt(0).toUpperCase() + name.slice(1) }} />;
}
