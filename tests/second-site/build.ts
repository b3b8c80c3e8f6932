import { buildSecondSite } from './second-site.ts';

/** Builds the second site into the empty folder that `SECOND_SITE` names, once for all tests of a run. */
await buildSecondSite(process.env['SECOND_SITE']);
