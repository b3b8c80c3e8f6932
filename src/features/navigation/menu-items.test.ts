import { describe, expect, test } from 'vitest';
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

  test('are in both menus and highlight their item', () => {
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
    expect(activeMenu('/Lens', more)).toBe('product');
    expect(activeMenu('/Edge-service', more)).toBe('solutions');
  });

  test('are counted in the menu’s texts', () =>
    expect(item('solutions', mainMenu)?.links?.[0]?.description).toMatch(/^Seven services/));
});
