import type { CollectionEntry } from 'astro:content';
import type { SoftwareApplication } from 'schema-dts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId } from './ids.ts';

type Product = CollectionEntry<'products'>['data'];

/** The features a product page lists, by name. */
const features = ({ blocks }: Product) => blocks.filter(({ layout }) => layout === 'features').flatMap(({ items }) => items.map(({ heading }) => heading));

/**
 * A product, on its own page or on its data sheet. Price and rating are left out: the site states neither.
 * @param path of the page that tells of it.
 */
export function software(path: string, product: Product): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': mainEntityId(path),
    name: product.name,
    description: product.summary,
    url: absoluteUrl(product.route),
    image: absoluteUrl(shareImagePath(product.picture)),
    applicationCategory: 'BusinessApplication',
    featureList: features(product),
    publisher: { '@id': organizationId },
  };
}
