import { buildSecondSite } from './second-site.ts';

/** Builds the second site into the empty folder named by `SECOND_SITE`, once per test run. */
await buildSecondSite(process.env['SECOND_SITE']);
