import { site } from '../../../site.config.ts';
import { countWordFirst } from '../count-word.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './navigation.json' with { type: 'json' };

const { city, regionName, latitude, longitude } = site.address;
const coordinates = `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
const words = interpolatePage<PageWords['navigation']>(data);

/** The words of the header, its menus and the slide-in menu; the names of pages are in `shared.ts`. */
export const navigation = {
  topBar: 'Contact and social links',
  place: `${city}, ${regionName}\u00a0 ${coordinates}`,
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  insights: 'Insights',
  allProducts: 'All Products',
  allSolutions: 'All Solutions',
  help: { ...words.help, solutions: (services: number) => `${countWordFirst(services)} services, and how they fit together` },
};

/** The words of the footer. */
export const footer = {
  ...words.footer,
  /** The specification's name of the blog's entry. */
  blogs: 'Blogs',
  copyright: `Copyright © ${site.copyrightYear} ${site.brand}. All rights reserved.`,
  toTop: 'Scroll to top',
};
