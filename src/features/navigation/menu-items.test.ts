import { describe, expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { activeMenu, type MenuEntries, mainMenu, mobileMenu } from './menu-items.ts';

describe('entries for a third product and a seventh service', () => {
  const more: MenuEntries = {
    products: [1, 2, 3].map((id) => ({ id, name: 'Lens', href: '/Lens', menuHelp: 'Sees' })),
    services: [1, 2, 3, 4, 5, 6, 7].map(() => ({
      title: 'Edge',
      href: '/Edge-service',
      menuHelp: 'Near',
    })),
  };
  const item = (name: string, menu: (entries: MenuEntries) => ReturnType<typeof mainMenu>) =>
    menu(more).find((entry) => entry.name === name);

  test.each([
    ['home', ['/']],
    // Ruling 13: the last path has no page.
    ['about-us', ['/about-us', '/about-our-CEO']],
    ['industry-verticals', ['/industry-verticals', '/industry-details/3']],
    ['product', ['/product', '/Lens', '/product-details/2']],
    ['solutions', ['/solutions', '/Edge-service']],
    ['studio', [routes.studio, '/Traffic-Monitoring']],
    ['insights', ['/blog', '/blog-details/2', '/case-study', '/case-study-details/4']],
    [undefined, ['/contact-us', '/privacy-policy', '/search']],
  ])('highlight the item %s for its paths', (name, paths) => {
    for (const path of paths) expect(activeMenu(path, more), path).toBe(name);
  });

  test('are in both menus', () => {
    for (const menu of [mainMenu, mobileMenu]) {
      expect(item('product', menu)?.links?.at(-1)).toMatchObject({
        label: 'Lens',
        href: '/Lens',
      });
      expect(item('solutions', menu)?.links?.at(-1)).toMatchObject({
        label: 'Edge',
        href: '/Edge-service',
      });
    }
  });

  test('are counted in the menu’s texts', () =>
    expect(item('solutions', mainMenu)?.links?.[0]?.description).toMatch(/^Seven services/));
});
