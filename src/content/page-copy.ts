import { counts } from './counts.ts';
import { mapTexts } from './fill.ts';
import { type PageCopy, type PageName, pageSchemas } from './page-schemas.ts';
import { fillCounts } from './spell-out-count.ts';

const files = import.meta.glob('./pages/*.json', { eager: true, import: 'default' });
const cache = new Map<PageName, unknown>();

/**
 * Returns `src/content/pages/NAME.json` with counts filled in;
 * `scripts/build/interpolate-content.ts` fills in site values. Islands import their JSON file
 * instead, so that browsers do not load the copy of all pages.
 */
export function pageCopy<Name extends PageName>(name: Name): PageCopy[Name] {
  if (!cache.has(name)) {
    const copy = pageSchemas[name].parse(files[`./pages/${name}.json`]);
    cache.set(
      name,
      mapTexts(copy, (text) => fillCounts(text, counts)),
    );
  }
  return cache.get(name) as PageCopy[Name];
}
