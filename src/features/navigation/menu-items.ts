import { site } from '../../../site.config.ts';
import { routes } from '../../routes.ts';

/** The items of the main menu, by the name the session remembers them under (`activeMenu`). */
export type MenuName = 'home' | 'about-us' | 'industry-verticals' | 'product' | 'solutions' | 'studio' | 'insights';
export type MenuLink = { label: string; href: string; help?: string };
export type MenuItem = { name: MenuName; label: string; href: string; links?: MenuLink[] };

/** What the menu needs to know of a service. */
export type ServiceLink = { title: string; href: string; menuHelp: string };

/** The header's menu (specification §2, 'Header navigation bar'); the mobile menu is made from it. */
export function mainMenu(services: ServiceLink[]): MenuItem[] {
  return [
    { name: 'home', label: 'Home', href: routes.home },
    { name: 'about-us', label: 'About Us', href: routes.about },
    { name: 'industry-verticals', label: 'Industry Verticals', href: routes.industries },
    {
      name: 'product',
      label: 'Products',
      href: routes.products,
      links: [
        { label: 'All Products', href: routes.products, help: 'What each one does, side by side' },
        { label: 'Asset IQ', href: routes.assetIq, help: 'Finds what is in your video and pictures' },
        { label: 'Panorama', href: routes.panorama, help: 'One view of each customer' },
      ],
    },
    {
      name: 'solutions',
      label: 'Solutions',
      href: routes.solutions,
      links: [
        { label: 'All Solutions', href: routes.solutions, help: 'Six services, and how they fit together' },
        ...services.map(({ title, href, menuHelp }) => ({ label: title, href, help: menuHelp })),
      ],
    },
    {
      name: 'studio',
      label: `${site.product} Studio`,
      href: routes.studio,
      links: [
        { label: `${site.product} Studio`, href: routes.studio, help: `${site.gpuVendor} microservices, integrated for media` },
        { label: 'Traffic-Monitoring', href: routes.traffic, help: 'Video search for city transport teams' },
      ],
    },
    {
      name: 'insights',
      label: 'Insights',
      href: routes.blog,
      links: [
        { label: 'Blog', href: routes.blog, help: 'Notes from the work' },
        { label: 'Case Studies', href: routes.caseStudies, help: 'What changed, and by how much' },
      ],
    },
  ];
}

/** The slide-in menu (specification §2): its own order, sub-lists without the landing pages, the Studio as one link. */
export function mobileMenu(services: ServiceLink[]): MenuItem[] {
  const item = Object.fromEntries(mainMenu(services).map((entry) => [entry.name, entry])) as Record<MenuName, MenuItem>;
  const withoutLanding = ({ links, ...rest }: MenuItem): MenuItem => ({ ...rest, links: links?.filter((link) => link.href !== rest.href || rest.name === 'insights') });
  return [
    item.home,
    item['about-us'],
    withoutLanding(item.product),
    item['industry-verticals'],
    withoutLanding(item.solutions),
    { ...item.studio, links: undefined },
    withoutLanding(item.insights),
    { name: 'home', label: 'Contact Us', href: routes.contact },
  ];
}

export const footerLinks: MenuLink[] = [
  { label: 'Home', href: routes.home },
  { label: 'About Us', href: routes.about },
  { label: 'Industry Verticals', href: routes.industries },
  { label: 'Products', href: routes.products },
  { label: 'Solutions', href: routes.solutions },
  { label: `${site.product} Studio`, href: routes.studio },
  { label: 'Blogs', href: routes.blog },
  { label: 'Case Studies', href: routes.caseStudies },
  { label: 'Contact Us', href: routes.contact },
  { label: 'Resources', href: routes.resources },
  { label: 'Terms & Conditions', href: routes.terms },
  { label: 'Privacy Policy', href: routes.privacy },
];

const begins = (path: string, ...starts: string[]) => starts.some((start) => path === start || path.startsWith(`${start}/`));

/** The menu item a path belongs to. `about-our-CEO` has no page and lights About Us (specification §2, docs/decisions.md). */
export function activeMenu(path: string, services: ServiceLink[]): MenuName | undefined {
  if (path === routes.home) return 'home';
  if (begins(path, routes.about, '/about-our-CEO')) return 'about-us';
  if (begins(path, routes.industries, '/industry-details')) return 'industry-verticals';
  if (begins(path, routes.products, routes.assetIq, routes.panorama, '/product-details')) return 'product';
  if (begins(path, routes.solutions, ...services.map(({ href }) => href))) return 'solutions';
  if (begins(path, routes.studio, routes.traffic)) return 'studio';
  if (begins(path, routes.blog, '/blog-details', routes.caseStudies, '/case-study-details')) return 'insights';
  return undefined;
}
