import { fillSiteValues } from '../../content/interpolate.ts';
import navigationCopy from '../../content/pages/navigation.json' with { type: 'json' };
import shared from '../../content/pages/shared.json' with { type: 'json' };
import { fillCounts } from '../../content/spell-out-count.ts';
import { isEnabled, routes } from '../../routes.ts';

// Does not use `pageCopy`: Playwright tests import this file and cannot run Vite's `glob`.
const navigation = fillSiteValues(navigationCopy);
const { names } = fillSiteValues(shared);

/** The clicked item's name is stored in sessionStorage as `activeMenu`. */
export type MenuName =
  | 'home'
  | 'about-us'
  | 'industry-verticals'
  | 'product'
  | 'solutions'
  | 'studio'
  | 'insights';
export type MenuLink = { label: string; href: string; help?: string };
export type MenuItem = { name: MenuName; label: string; href: string; links?: MenuLink[] };

type ServiceLink = { title: string; href: string; menuHelp: string };
type ProductLink = { name: string; href: string; menuHelp: string };
export type MenuEntries = { services: ServiceLink[]; products: ProductLink[] };

const linkTo = (page: keyof typeof names, label = names[page]): MenuLink => ({
  label,
  href: routes[page],
});
const { footer, help } = navigation;

const productLinks = (products: ProductLink[]): MenuLink[] =>
  products.map(({ name, href, menuHelp }) => ({ label: name, href, help: menuHelp }));
const serviceLinks = (services: ServiceLink[]): MenuLink[] =>
  services.map(({ title, href, menuHelp }) => ({ label: title, href, help: menuHelp }));

const home: MenuItem = { name: 'home', ...linkTo('home') };
const about: MenuItem = { name: 'about-us', ...linkTo('about') };
const industries: MenuItem = { name: 'industry-verticals', ...linkTo('industries') };
const product: MenuItem = { name: 'product', ...linkTo('products') };
const solutions: MenuItem = { name: 'solutions', ...linkTo('solutions') };
const insights: MenuItem = {
  name: 'insights',
  ...linkTo('blog', navigation.insights),
  links: [
    { ...linkTo('blog'), help: help.blog },
    { ...linkTo('caseStudies'), help: help.caseStudies },
  ],
};

const studioLinks = [
  { ...linkTo('studio'), help: help.studio },
  { ...linkTo('traffic'), help: help.traffic },
].filter(({ href }) => isEnabled(href));
/** At most one item, with the label and URL of the first Studio link. */
const studioItems = studioLinks
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
            { ...linkTo('products', navigation.allProducts), help: help.products },
            ...productLinks(products),
          ],
        },
      ]
    : []),
  {
    ...solutions,
    links: [
      {
        ...linkTo('solutions', navigation.allSolutions),
        help: fillCounts(help.solutions, { numberOfServices: services.length }),
      },
      ...serviceLinks(services),
    ],
  },
  ...studioItems.map((item) => (studioLinks.length > 1 ? { ...item, links: studioLinks } : item)),
  insights,
];

/** Specification §2: Product and Solutions omit their overview pages, and Studio is one link. */
export const mobileMenu = ({ services, products }: MenuEntries): MenuItem[] => [
  home,
  about,
  ...(products.length > 0 ? [{ ...product, links: productLinks(products) }] : []),
  industries,
  { ...solutions, links: serviceLinks(services) },
  ...studioItems,
  insights,
];

export const contactLink = linkTo('contact');

type FooterColumn = { heading: string; links: MenuLink[] };
/** The footer's links in the specified order. */
export const footerColumns = ({ hasProducts }: { hasProducts: boolean }): FooterColumn[] => [
  {
    heading: footer.columns.company,
    links: [linkTo('home'), linkTo('about'), linkTo('industries')],
  },
  {
    heading: footer.columns.work,
    links: [
      ...(hasProducts ? [linkTo('products')] : []),
      linkTo('solutions'),
      ...studioItems,
      linkTo('blog', footer.blogs),
      linkTo('caseStudies'),
    ],
  },
  {
    heading: footer.columns.contact,
    links: [contactLink, linkTo('resources'), linkTo('terms'), linkTo('privacy')],
  },
];

const isUnder = (path: string, ...parents: string[]) =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));
const hrefsOf = (links: { href: string }[]) => links.map(({ href }) => href);

/**
 * Returns the name of the item to highlight on a path. `/about-our-CEO` has no page but belongs to
 * About Us (docs/specification-rulings.md, 13).
 */
export function menuToHighlight(
  path: string,
  { services, products }: MenuEntries,
): MenuName | undefined {
  if (path === routes.home) return 'home';
  if (isUnder(path, routes.about, '/about-our-CEO')) return 'about-us';
  if (isUnder(path, routes.industries, '/industry-details')) return 'industry-verticals';
  if (isUnder(path, routes.products, '/product-details', ...hrefsOf(products))) return 'product';
  if (isUnder(path, routes.solutions, ...hrefsOf(services))) return 'solutions';
  if (isUnder(path, routes.studio, routes.traffic)) return 'studio';
  if (isUnder(path, routes.blog, '/blog-details', routes.caseStudies, '/case-study-details'))
    return 'insights';
  return undefined;
}
