import { fillSiteValues } from '../../content/interpolate.ts';
import navigationCopy from '../../content/pages/navigation.json' with { type: 'json' };
import shared from '../../content/pages/shared.json' with { type: 'json' };
import { fillCounts } from '../../content/spell-out-count.ts';
import { isEnabled, routes } from '../../routes.ts';

// Without `pageCopy`, because Playwright tests import this file and cannot run Vite's `glob`.
const navigation = fillSiteValues(navigationCopy);
const { names } = fillSiteValues(shared);

/** Names of the main menu's items, stored in the session under `activeMenu`. */
export type MenuName =
  | 'home'
  | 'about-us'
  | 'industry-verticals'
  | 'product'
  | 'solutions'
  | 'studio'
  | 'insights';
export type MenuLink = { label: string; href: string; description?: string };
export type MenuItem = { name: MenuName; label: string; href: string; links?: MenuLink[] };

type ServiceLink = { title: string; href: string; menuHelp: string };
type ProductLink = { id: number; name: string; href: string; menuHelp: string };
export type MenuEntries = { services: ServiceLink[]; products: ProductLink[] };

const link = (page: keyof typeof names, label = names[page]): MenuLink => ({
  label,
  href: routes[page],
});
const { footer, help: descriptions } = navigation;

const productLinks = (products: ProductLink[]): MenuLink[] =>
  products.map(({ name, href, menuHelp }) => ({ label: name, href, description: menuHelp }));
const serviceLinks = (services: ServiceLink[]): MenuLink[] =>
  services.map(({ title, href, menuHelp }) => ({ label: title, href, description: menuHelp }));
const insightLinks: MenuLink[] = [
  { ...link('blog'), description: descriptions.blog },
  { ...link('caseStudies'), description: descriptions.caseStudies },
];

const home: MenuItem = { name: 'home', ...link('home') };
const about: MenuItem = { name: 'about-us', ...link('about') };
const industries: MenuItem = { name: 'industry-verticals', ...link('industries') };
const product: MenuItem = { name: 'product', ...link('products') };
const solutions: MenuItem = { name: 'solutions', ...link('solutions') };
const insights: MenuItem = {
  name: 'insights',
  ...link('blog', navigation.insights),
  links: insightLinks,
};

/** Links to Studio and Traffic-Monitoring if they are switched on. */
const announcementLinks = [
  { ...link('studio'), description: descriptions.studio },
  { ...link('traffic'), description: descriptions.traffic },
].filter(({ href }) => isEnabled(href));
/** The item Studio with label and URL of the first link, or none. */
const studioItems = announcementLinks
  .slice(0, 1)
  .map(({ label, href }): MenuItem => ({ name: 'studio', label, href }));

export const mainMenu = ({ services, products }: MenuEntries): MenuItem[] => [
  home,
  about,
  industries,
  ...(products.length > 0
    ? [
        {
          ...product,
          links: [
            { ...link('products', navigation.allProducts), description: descriptions.products },
            ...productLinks(products),
          ],
        },
      ]
    : []),
  {
    ...solutions,
    links: [
      {
        ...link('solutions', navigation.allSolutions),
        description: fillCounts(descriptions.solutions, { numberOfServices: services.length }),
      },
      ...serviceLinks(services),
    ],
  },
  ...studioItems.map((item) =>
    announcementLinks.length > 1 ? { ...item, links: announcementLinks } : item,
  ),
  insights,
];

/**
 * The slide-in menu (specification §2). Submenus do not link to overview pages, and the Studio is one
 * link.
 */
export const mobileMenu = ({ services, products }: MenuEntries): MenuItem[] => [
  home,
  about,
  ...(products.length > 0 ? [{ ...product, links: productLinks(products) }] : []),
  industries,
  { ...solutions, links: serviceLinks(services) },
  ...studioItems,
  insights,
];

export const contactLink = link('contact');

/** The footer's twelve links in the specified order, in three columns. */
export const footerColumns = (hasProducts: boolean): { heading: string; links: MenuLink[] }[] => [
  { heading: footer.columns.company, links: [link('home'), link('about'), link('industries')] },
  {
    heading: footer.columns.work,
    links: [
      ...(hasProducts ? [link('products')] : []),
      link('solutions'),
      ...studioItems,
      link('blog', footer.blogs),
      link('caseStudies'),
    ],
  },
  {
    heading: footer.columns.contact,
    links: [contactLink, link('resources'), link('terms'), link('privacy')],
  },
];

const isUnder = (path: string, ...parents: string[]) =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));
const hrefs = (links: { href: string }[]) => links.map(({ href }) => href);

/**
 * Returns the menu item to mark for a path. `/about-our-CEO` has no page but marks About Us
 * (specification §2, docs/specification-rulings.md).
 */
export function activeMenu(
  path: string,
  { services, products }: MenuEntries,
): MenuName | undefined {
  if (path === routes.home) return 'home';
  if (isUnder(path, routes.about, '/about-our-CEO')) return 'about-us';
  if (isUnder(path, routes.industries, '/industry-details')) return 'industry-verticals';
  if (isUnder(path, routes.products, '/product-details', ...hrefs(products))) return 'product';
  if (isUnder(path, routes.solutions, ...hrefs(services))) return 'solutions';
  if (isUnder(path, routes.studio, routes.traffic)) return 'studio';
  if (isUnder(path, routes.blog, '/blog-details', routes.caseStudies, '/case-study-details'))
    return 'insights';
  return undefined;
}
