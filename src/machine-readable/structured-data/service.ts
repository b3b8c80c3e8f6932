import type { Service } from 'schema-dts';
import { pageCopy } from '../../content/page-copy.ts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId } from './ids.ts';

export function service(
  path: string,
  { title, description, picture }: { title: string; description: string; picture: string },
  offers: { slug: string; text: string }[],
): Service {
  return {
    '@type': 'Service',
    '@id': mainEntityId(path),
    name: title,
    description,
    url: absoluteUrl(path),
    image: absoluteUrl(shareImagePath(picture)),
    provider: { '@id': organizationId },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pageCopy('service').offersHeading,
      itemListElement: offers.map(({ slug, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: text, url: absoluteUrl(`${path}#${slug}`) },
      })),
    },
  };
}
