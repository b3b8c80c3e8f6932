import { routes } from '../../src/routes.ts';
import { addresses } from '../content.ts';

/** The pages with the short sign-up form (specification §7). */
const signUp: string[] = [routes.home, routes.products, ...addresses('products'), routes.studio, routes.traffic];

/** Their closing form is the same. */
const services: string[] = addresses('services');

/** The React that a page runs in the browser, by the names of its components. */
export function islandsOn(path: string): string[] {
  return [
    'NewsletterForm',
    'CookiePreferences',
    path === routes.search ? 'SearchPage' : 'SiteSearch',
    ...(path === routes.home ? ['FilmPopup'] : []),
    ...(/^\/(blog|case-study|industry)-details\//.test(path) ? ['ShareButton'] : []),
    ...(signUp.includes(path) || services.includes(path) ? ['SignUpForm'] : []),
    ...(path === routes.assetIq ? ['AssetIqDemo'] : []),
    ...(path === routes.contact ? ['ContactForm'] : []),
    ...(path === routes.panorama ? ['PanoramaDemo'] : []),
    ...(path === routes.traffic ? ['TrafficDemo'] : []),
    ...(path === routes.studio ? ['StudioTabs'] : []),
  ].sort();
}
