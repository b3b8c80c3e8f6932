import { fillSiteValues } from '../src/content/interpolate.ts';
import navigationCopy from '../src/content/pages/navigation.json' with { type: 'json' };
import shared from '../src/content/pages/shared.json' with { type: 'json' };

/** Page names in menus, footer and breadcrumbs. */
export const { names: pageNames } = fillSiteValues(shared);
/** Other texts of header, menus and footer. */
export const navigation = fillSiteValues(navigationCopy);
