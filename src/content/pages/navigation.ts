import { site } from '../../../site.config.ts';
import { countWordFirst } from '../count-word.ts';

const { city, regionName, latitude, longitude } = site.address;
const coordinates = `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;

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
  help: {
    products: 'What each one does, side by side',
    solutions: (services: number) => `${countWordFirst(services)} services, and how they fit together`,
    studio: `${site.gpuVendor} microservices, integrated for media`,
    traffic: 'Video search for city transport teams',
    blog: 'Notes from the work',
    caseStudies: 'Composite projects, with example figures',
  },
};

/** The words of the footer. */
export const footer = {
  columns: { company: 'Company', work: 'Work', contact: 'Contact and terms' },
  /** The specification's name of the blog's entry. */
  blogs: 'Blogs',
  news: { heading: 'Field Notes', text: 'AI and analytics news from the practice, when there is something worth a letter.' },
  copyright: `Copyright © ${site.copyrightYear} ${site.brand}. All rights reserved.`,
  toTop: 'Scroll to top',
};
