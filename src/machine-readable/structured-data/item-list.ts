import type { ItemList } from 'schema-dts';
import { absoluteUrl } from '../../routes.ts';
import { mainEntityId } from './ids.ts';

export function itemList(
  path: string,
  name: string,
  items: { heading: string; href: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': mainEntityId(path),
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ heading, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: heading,
      url: absoluteUrl(href),
    })),
  };
}
