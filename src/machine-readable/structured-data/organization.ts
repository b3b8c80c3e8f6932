import type { Organization } from 'schema-dts';
import { site } from '../../../site.config.ts';
import { absoluteUrl } from '../../routes.ts';
import { organizationId } from './ids.ts';

/** The company: what the footer and the contact page say of it. */
export function organization(): Organization {
  const { street, suite, city, region, postcode, country } = site.address;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${suite}`,
      addressLocality: city,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: country,
    },
    sameAs: Object.values(site.social),
  };
}
