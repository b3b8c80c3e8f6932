import { fillCounts } from './count-word.ts';
import { counts } from './counts.ts';
import { mapTexts } from './fill.ts';
import { type PageCopy, type PageName, pageSchemas } from './page-schemas.ts';

const files = import.meta.glob('./pages/*.json', { eager: true, import: 'default' });
const known = new Map<PageName, unknown>();

/**
 * Reads `src/content/pages/NAME.json` with tokens and counts filled in, during the build. Islands
 * import their JSON file instead.
 * @throws ZodError
 */
export function pageCopy<Name extends PageName>(name: Name): PageCopy[Name] {
  if (!known.has(name)) {
    const copy = pageSchemas[name].parse(files[`./pages/${name}.json`]);
    known.set(
      name,
      mapTexts(copy, (text) => fillCounts(text, counts)),
    );
  }
  return known.get(name) as PageCopy[Name];
}
