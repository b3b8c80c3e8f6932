import { routes } from '../../src/routes.ts';
import { routesOf } from '../content.ts';

const signUpPages: string[] = [
  routes.home,
  routes.products,
  ...routesOf('products'),
  routes.studio,
  routes.traffic,
  ...routesOf('services'),
];

const islandsOnOnePage: Record<string, string[]> = {
  [routes.home]: ['FilmIsland', 'TileSearch'],
  [routes.assetIq]: ['AssetIqDemo'],
  [routes.contact]: ['ContactForm'],
  [routes.panorama]: ['PanoramaDemo'],
  [routes.studio]: ['StudioTabs'],
  [routes.traffic]: ['TrafficDemo'],
};

/** Returns the sorted names of a page's islands. Does not cover the 404 page. */
export function expectedIslands(path: string): string[] {
  return [
    'NewsletterForm',
    'PreferencesIsland',
    path === routes.search ? 'SearchPage' : 'SearchIsland',
    ...(islandsOnOnePage[path] ?? []),
    ...(/^\/(blog|case-study|industry)-details\//.test(path) ? ['ShareButton'] : []),
    ...(signUpPages.includes(path) ? ['SignUpForm'] : []),
  ].sort();
}
