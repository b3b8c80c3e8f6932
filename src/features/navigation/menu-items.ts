import { fillCounts } from '../../content/count-word.ts';
import { withTokens } from '../../content/interpolate.ts';
import navigationCopy from '../../content/pages/navigation.json' with { type: 'json' };
import shared from '../../content/pages/shared.json' with { type: 'json' };
import { isShown, routes } from '../../routes.ts';

// Not by pageCopy, so that tests can import this file.
const navigation = withTokens(navigationCopy);
const { names } = withTokens(shared);

/** The items of the main menu, by the name the session remembers them under (`activeMenu`). */
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

/** What the menus need to know of a service and of a product. */
type ServiceLink = { title: string; href: string; menuHelp: string };
type ProductLink = { id: number; name: string; href: string; menuHelp: string };
export type MenuEntries = { services: ServiceLink[]; products: ProductLink[] };

const link = (page: keyof typeof names, label = names[page]): MenuLink => ({
  label,
  href: routes[page],
});
const { footer, help } = navigation;

const productLinks = (products: ProductLink[]): MenuLink[] =>
  products.map(({ name, href, menuHelp }) => ({
    label: name,
    href,
    help: menuHelp,
  }));
const serviceLinks = (services: ServiceLink[]): MenuLink[] =>
  services.map(({ title, href, menuHelp }) => ({ label: title, href, help: menuHelp }));
const insightLinks: MenuLink[] = [
  { ...link('blog'), help: help.blog },
  { ...link('caseStudies'), help: help.caseStudies },
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

/** The Studio and Traffic-Monitoring, as far as the site has them, under the name of the first. */
const news = [
  { ...link('studio'), help: help.studio },
  { ...link('traffic'), help: help.traffic },
].filter(({ href }) => isShown(href));
const [{ label = '', href = '' } = {}] = news;
const studio: MenuItem[] = news.length > 0 ? [{ name: 'studio', label, href }] : [];

/** The header's menu (specification §2, 'Header navigation bar'). */
export const mainMenu = ({ services, products }: MenuEntries): MenuItem[] => [
  home,
  about,
  industries,
  ...(products.length > 0
    ? [
        {
          ...product,
          links: [
            { ...link('products', navigation.allProducts), help: help.products },
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
        help: fillCounts(help.solutions, { numberOfServices: services.length }),
      },
      ...serviceLinks(services),
    ],
  },
  ...studio.map((item) => (news.length > 1 ? { ...item, links: news } : item)),
  insights,
];

/** The slide-in menu (specification §2): its own order, sub-lists without the landing pages, the Studio as one link. */
export const mobileMenu = ({ services, products }: MenuEntries): MenuItem[] => [
  home,
  about,
  ...(products.length > 0 ? [{ ...product, links: productLinks(products) }] : []),
  industries,
  { ...solutions, links: serviceLinks(services) },
  ...studio,
  insights,
];

/** The last entry of both menus, a button. */
export const contactLink = link('contact');

/** The footer's twelve links, in the specification's order and in three columns. */
export const footerColumns = (hasProducts: boolean): { heading: string; links: MenuLink[] }[] => [
  { heading: footer.columns.company, links: [link('home'), link('about'), link('industries')] },
  {
    heading: footer.columns.work,
    links: [
      ...(hasProducts ? [link('products')] : []),
      link('solutions'),
      ...news.slice(0, 1).map(({ label, href }) => ({ label, href })),
      link('blog', footer.blogs),
      link('caseStudies'),
    ],
  },
  {
    heading: footer.columns.contact,
    links: [contactLink, link('resources'), link('terms'), link('privacy')],
  },
];

const begins = (path: string, ...starts: string[]) =>
  starts.some((start) => path === start || path.startsWith(`${start}/`));
const hrefs = (links: { href: string }[]) => links.map(({ href }) => href);

/** The menu item a path belongs to. `about-our-CEO` has no page and lights About Us (specification §2, docs/specification-rulings.md). */
export function activeMenu(
  path: string,
  { services, products }: MenuEntries,
): MenuName | undefined {
  if (path === routes.home) return 'home';
  if (begins(path, routes.about, '/about-our-CEO')) return 'about-us';
  if (begins(path, routes.industries, '/industry-details')) return 'industry-verticals';
  if (begins(path, routes.products, '/product-details', ...hrefs(products))) return 'product';
  if (begins(path, routes.solutions, ...hrefs(services))) return 'solutions';
  if (begins(path, routes.studio, routes.traffic)) return 'studio';
  if (begins(path, routes.blog, '/blog-details', routes.caseStudies, '/case-study-details'))
    return 'insights';
  return undefined;
}
