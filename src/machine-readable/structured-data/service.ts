import type { Service } from 'schema-dts';
import { service as words } from '../../content/pages/service.ts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId } from './ids.ts';

type ServiceWords = { title: string; description: string; picture: string };

/** A service and its What We Offer list, each entry at its section of the page. */
export function service(path: string, { title, description, picture }: ServiceWords, offers: { slug: string; text: string }[]): Service {
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
      name: words.offers,
      itemListElement: offers.map(({ slug, text }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: text, url: absoluteUrl(`${path}#${slug}`) } })),
    },
  };
}
