import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { site } from '../../../site.config.ts';
import { absoluteUrl, routes } from '../../routes.ts';
import { organizationId, websiteId } from './ids.ts';

/** `WithActionConstraints` adds `query-input`. */
const searchAction: WithActionConstraints<Exclude<SearchAction, string>> = {
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${absoluteUrl(routes.search)}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
};

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.brand,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: { '@id': organizationId },
    potentialAction: searchAction,
  };
}
