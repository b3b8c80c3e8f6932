import { test as base, expect, type Page } from '@playwright/test';
import { type Desk, startDesk } from '../desk-process.ts';
import { movePointer } from './visit.ts';

type Fixtures = {
  /** A page of a visit that has already started, so that no intro appears. */
  page: Page;
  /** Console errors, exceptions, error statuses, failed (not aborted) and third-party requests. */
  browserErrors: string[];
};

/**
 * Ignores the pointer move to 0,0 that the headless shell sends for each new page. It would hydrate
 * islands as if the visitor had moved the pointer.
 */
export function ignoreStrayPointer(): void {
  addEventListener(
    'pointermove',
    (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(),
    { capture: true },
  );
}

type Stoppable = { stop: () => Promise<void> };

export function workerFixture<Started extends Stoppable>(start: () => Promise<Started>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the first parameter.
  const fixture = async ({}, use: (started: Started) => Promise<void>) => {
    const started = await start();
    await use(started);
    await started.stop();
  };
  // Some fixtures build a site when they start.
  return [fixture, { scope: 'worker', timeout: 900_000 }] as [
    typeof fixture,
    { scope: 'worker'; timeout: number },
  ];
}

/** Tests with one desk per worker, which serves the built site. */
export const test = base.extend<Fixtures, { desk: Desk }>({
  desk: workerFixture(() => startDesk()),
  baseURL: async ({ desk }, use) => use(desk.url),
  page: async ({ page }, use) => {
    await page.addInitScript(ignoreStrayPointer);
    await page.addInitScript(() => {
      try {
        sessionStorage.setItem('visit', 'started');
      } catch {
        // Without storage, no intro appears.
      }
    });
    await use(page);
  },
  browserErrors: async ({ page, desk }, use) => {
    const browserErrors: string[] = [];
    const report = (error: string) => browserErrors.push(error);
    page.on(
      'console',
      (message) => message.type() === 'error' && report(`console: ${message.text()}`),
    );
    page.on('pageerror', (error) => report(`exception: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Navigation aborts pending requests. Blocked requests and dead hosts report other errors.
      if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(desk.url)) report(`third party: ${url}`);
    });
    page.on(
      'response',
      (response) => response.status() >= 400 && report(`${response.status()}: ${response.url()}`),
    );
    await use(browserErrors);
  },
});

export { expect };

/** Scrolls to an element, moves the pointer and waits until its island is hydrated. */
export async function hydrateIsland(page: Page, selector: string): Promise<void> {
  const island = page.locator('astro-island', { has: page.locator(selector) });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await movePointer(page);
  await expect(island).not.toHaveAttribute('ssr');
}
