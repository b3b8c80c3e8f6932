import { site } from '../site.config.ts';

/** The full web address of a path of the site. */
export const absoluteUrl = (path: string): string => new URL(path, site.url).href;
