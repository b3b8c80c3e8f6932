import type { Page } from '@playwright/test';
import { stored } from './states.ts';

/** What the browser tests of the mobile menu find on a page. */
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
export const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });
export const flag = (page: Page) => stored(page, 'navBarValueitem');
/** Left of the menu, on the page behind. */
export const outside = [60, 500] as const;
