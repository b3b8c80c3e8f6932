import type { Service } from 'schema-dts';
import { address } from '../address.ts';
import { shareImagePath } from '../layouts/share-image.ts';
import { organizationId, subjectId } from './ids.ts';

type ServiceWords = { title: string; description: string; picture: string };

/** A service and its What We Offer list, each entry at its section of the page. */
export function service(path: string, { title, description, picture }: ServiceWords, offers: { slug: string; text: string }[]): Service {
  return {
    '@type': 'Service',
    '@id': subjectId(path),
    name: title,
    description,
    url: address(path),
    image: address(shareImagePath(picture)),
    provider: { '@id': organizationId },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'What We Offer',
      itemListElement: offers.map(({ slug, text }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: text, url: address(`${path}#${slug}`) } })),
    },
  };
}
