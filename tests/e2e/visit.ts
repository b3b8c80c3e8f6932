import { expect, type Page } from '@playwright/test';
import { navigation } from '../labels.ts';

export const mainNav = (page: Page) => page.getByRole('navigation', { name: navigation.main });

/** Waits until the page script runs. */
export const scriptRuns = (page: Page) => expect(page.locator('html[data-menus]')).toBeAttached();

/** Waits until the browser has painted what was changed before. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Waits for the title of a screen. */
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
