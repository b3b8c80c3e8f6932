import type { Organization } from 'schema-dts';
import { site } from '../../../site.config.ts';
import { absoluteUrl } from '../../routes.ts';
import { organizationId } from './ids.ts';

export function organization(): Organization {
  const { street, suite, city, region, postcode, country } = site.address;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: site.email,
    telephone: site.telephone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street, suite].filter(Boolean).join(', '),
      addressLocality: city,
      addressRegion: region || undefined,
      postalCode: postcode || undefined,
      addressCountry: country,
    },
    ...(Object.keys(site.social).length > 0 && { sameAs: Object.values(site.social) }),
  };
}
