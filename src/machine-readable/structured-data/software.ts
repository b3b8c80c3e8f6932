import type { CollectionEntry } from 'astro:content';
import type { SoftwareApplication } from 'schema-dts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId } from './ids.ts';

type Product = CollectionEntry<'products'>['data'];

const featureNames = ({ blocks }: Product) =>
  blocks
    .filter(({ layout }) => layout === 'features' || layout === 'picture')
    .flatMap(({ items }) => items.map(({ heading }) => heading));

/** Omits price and rating, as the site has none. `path` is the product page or data sheet. */
export function software(path: string, product: Product): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': mainEntityId(path),
    name: product.name,
    description: product.summary,
    url: absoluteUrl(product.route),
    image: absoluteUrl(shareImagePath(product.picture)),
    applicationCategory: 'BusinessApplication',
    featureList: featureNames(product),
    publisher: { '@id': organizationId },
  };
}
