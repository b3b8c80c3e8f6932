import { routes } from '../../src/routes.ts';
import { urlsOf } from '../content.ts';

const signUpPages: string[] = [
  routes.home,
  routes.products,
  ...urlsOf('products'),
  routes.studio,
  routes.traffic,
  ...urlsOf('services'),
];

/** Returns the sorted names of a page's islands. Does not cover the 404 page. */
export function expectedIslands(path: string): string[] {
  return [
    'NewsletterForm',
    'PreferencesIsland',
    path === routes.search ? 'SearchPage' : 'SearchIsland',
    ...(path === routes.home ? ['FilmIsland', 'TileSearch'] : []),
    ...(/^\/(blog|case-study|industry)-details\//.test(path) ? ['ShareButton'] : []),
    ...(signUpPages.includes(path) ? ['SignUpForm'] : []),
    ...(path === routes.assetIq ? ['AssetIqDemo'] : []),
    ...(path === routes.contact ? ['ContactForm'] : []),
    ...(path === routes.panorama ? ['PanoramaDemo'] : []),
    ...(path === routes.traffic ? ['TrafficDemo'] : []),
    ...(path === routes.studio ? ['StudioTabs'] : []),
  ].sort();
}
