import { fillSiteValues } from '../src/content/interpolate.ts';
import navigationCopy from '../src/content/pages/navigation.json' with { type: 'json' };
import shared from '../src/content/pages/shared.json' with { type: 'json' };

/**
 * Names of pages in menus, footer and breadcrumbs, from the content, so that a new name changes no
 * test.
 */
export const { names: pageNames } = fillSiteValues(shared);
/** The other labels of header, menus and footer. */
export const navigation = fillSiteValues(navigationCopy);
