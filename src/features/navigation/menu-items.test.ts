import { describe, expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { type MenuEntries, mainMenu, menuToHighlight, mobileMenu } from './menu-items.ts';

describe('menus with a third product and a seventh service', () => {
  const entries: MenuEntries = {
    products: [1, 2, 3].map((id) => ({
      id,
      name: `Lens ${id}`,
      href: `/Lens-${id}`,
      menuHelp: '',
    })),
    services: [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      title: `Edge ${id}`,
      href: `/Edge-${id}`,
      menuHelp: '',
    })),
  };
  const linksOf = (name: string, menu: typeof mainMenu) =>
    menu(entries).find((item) => item.name === name)?.links;

  test.each([
    ['home', ['/']],
    // `/about-our-CEO` has no page (ruling 13).
    ['about-us', ['/about-us', '/about-our-CEO']],
    ['industry-verticals', ['/industry-verticals', '/industry-details/3']],
    ['product', ['/product', '/Lens-3', '/product-details/2']],
    ['solutions', ['/solutions', '/Edge-7']],
    ['studio', [routes.studio, '/Traffic-Monitoring']],
    ['insights', ['/blog', '/blog-details/2', '/case-study', '/case-study-details/4']],
    // No menu item leads to these pages.
    [undefined, ['/contact-us', '/privacy-policy', '/search']],
  ])('highlight the item %s for the paths %j', (name, paths) => {
    for (const path of paths) expect(menuToHighlight(path, entries), path).toBe(name);
  });

  test('link to the third product and the seventh service', () => {
    for (const menu of [mainMenu, mobileMenu]) {
      expect(linksOf('product', menu)?.at(-1)).toMatchObject({ label: 'Lens 3', href: '/Lens-3' });
      expect(linksOf('solutions', menu)?.at(-1)).toMatchObject({
        label: 'Edge 7',
        href: '/Edge-7',
      });
    }
  });

  test('state the number of services in the main menu', () =>
    expect(linksOf('solutions', mainMenu)?.[0]?.help).toMatch(/^Seven services/));
});
