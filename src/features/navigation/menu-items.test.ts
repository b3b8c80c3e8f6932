import { describe, expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { activeMenu, contactLink, footerColumns, type MenuEntries, mainMenu, mobileMenu, type ServiceLink } from './menu-items.ts';

const services: ServiceLink[] = [
  'AI Advisory Services',
  'D & A: Implementation Services',
  'Managed Services',
  'Cloud Migration Enablement',
  'GPU services',
  'Gen AI Offering',
].map((title, index) => ({
  title,
  menuHelp: 'Help',
  href: [routes.aiAdvisory, routes.implementation, routes.managed, routes.cloudMigration, routes.gpuServices, routes.genAi][index] ?? '',
}));
const products = [
  { id: 2, name: 'Asset IQ', href: routes.assetIq, menuHelp: 'Help' },
  { id: 1, name: 'Panorama', href: routes.panorama, menuHelp: 'Help' },
];
const entries: MenuEntries = { services, products };
const links = (name: string) =>
  mainMenu(entries)
    .find((item) => item.name === name)
    ?.links?.map(({ href }) => href);

describe('the header menu (specification §2)', () => {
  test('Products drops down to the list, Asset IQ and Panorama', () => expect(links('product')).toEqual([routes.products, routes.assetIq, routes.panorama]));
  test('Solutions drops down to its page and the six services', () => expect(links('solutions')).toEqual([routes.solutions, ...services.map(({ href }) => href)]));
  test('the Studio drops down to its page and the traffic article', () => expect(links('studio')).toEqual([routes.studio, routes.traffic]));
  test('Insights drops down to the blog and the case studies', () => expect(links('insights')).toEqual([routes.blog, routes.caseStudies]));
});

test('the mobile menu has its own order and leaves landing pages out of Products and Solutions', () => {
  const menu = mobileMenu(entries);
  expect(menu.map(({ href }) => href)).toEqual([routes.home, routes.about, routes.products, routes.industries, routes.solutions, routes.studio, routes.blog]);
  expect(contactLink.href).toBe(routes.contact);
  expect(menu[2]?.links?.map(({ href }) => href)).toEqual([routes.assetIq, routes.panorama]);
  expect(menu[4]?.links).toHaveLength(6);
  expect(menu[5]?.links).toBeUndefined();
  expect(menu[6]?.links?.map(({ href }) => href)).toEqual([routes.blog, routes.caseStudies]);
});

test('the footer has the twelve links of the specification, in its order', () => {
  expect(footerColumns.flatMap(({ links }) => links).map(({ href }) => href)).toEqual([
    routes.home,
    routes.about,
    routes.industries,
    routes.products,
    routes.solutions,
    routes.studio,
    routes.blog,
    routes.caseStudies,
    routes.contact,
    routes.resources,
    routes.terms,
    routes.privacy,
  ]);
});

test.each([
  [routes.home, 'home'],
  [routes.about, 'about-us'],
  ['/about-our-CEO', 'about-us'],
  ['/industry-details/3', 'industry-verticals'],
  [routes.panorama, 'product'],
  ['/product-details/1', 'product'],
  [routes.gpuServices, 'solutions'],
  ['/blog-details/6', 'insights'],
  ['/case-study-details/4', 'insights'],
  [routes.contact, undefined],
])('%s lights %s', (path, name) => expect(activeMenu(path, entries)).toBe(name));

describe('a third product and a seventh service', () => {
  const more: MenuEntries = {
    products: [...products, { id: 3, name: 'Lens', href: '/Lens', menuHelp: 'Sees' }],
    services: [...services, { title: 'Edge', href: '/Edge-service', menuHelp: 'Near' }],
  };
  const item = (name: string, menu: (entries: MenuEntries) => ReturnType<typeof mainMenu>) => menu(more).find((entry) => entry.name === name);

  test('stand in both menus and light their item', () => {
    for (const menu of [mainMenu, mobileMenu]) {
      expect(item('product', menu)?.links?.at(-1)).toMatchObject({ label: 'Lens', href: '/Lens', visit: { kind: 'product', id: 3 } });
      expect(item('solutions', menu)?.links?.at(-1)).toMatchObject({ label: 'Edge', href: '/Edge-service' });
    }
    expect(activeMenu('/Lens', more)).toBe('product');
    expect(activeMenu('/Edge-service', more)).toBe('solutions');
  });

  test('are counted in the words of the menu', () => expect(item('solutions', mainMenu)?.links?.[0]?.help).toMatch(/^Seven services/));
});
