import type { Service } from 'schema-dts';
import { pageCopy } from '../../content/page-copy.ts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId } from './ids.ts';

const copy = pageCopy('service');

type ServiceEntry = { title: string; description: string; picture: string };

export function service(
  path: string,
  { title, description, picture }: ServiceEntry,
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
      name: copy.offers,
      itemListElement: offers.map(({ slug, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: text, url: absoluteUrl(`${path}#${slug}`) },
      })),
    },
  };
}
