import type { CollectionEntry } from 'astro:content';
import type { SoftwareApplication } from 'schema-dts';
import { address } from '../address.ts';
import { shareImagePath } from '../layouts/share-image.ts';
import { routes } from '../routes.ts';
import { organizationId, subjectId } from './ids.ts';

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
    '@id': subjectId(path),
    name: product.name,
    description: product.summary,
    url: address(routes[product.route]),
    image: address(shareImagePath(product.picture)),
    applicationCategory: 'BusinessApplication',
    featureList: features(product),
    publisher: { '@id': organizationId },
  };
}
