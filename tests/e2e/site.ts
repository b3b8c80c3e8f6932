import { test as base, expect, type Page } from '@playwright/test';
import { type Desk, startDesk } from '../desk-process.ts';

type Fixtures = {
  /** A page whose visit has begun, so that no intro stands before it. */
  page: Page;
  /** What went wrong on the page: console errors, exceptions, failed requests, requests to other origins. */
  complaints: string[];
};

/** The headless shell reports a pointer at rest in the corner of a new page, as if its visitor had moved. */
export function withoutPointer(): void {
  addEventListener('pointermove', (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(), { capture: true });
}

type Stoppable = { stop: () => Promise<void> };

/** A fixture that each worker starts once and stops at its end. */
export function eachWorker<Started extends Stoppable>(start: () => Promise<Started>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
  const fixture = async ({}, use: (started: Started) => Promise<void>) => {
    const started = await start();
    await use(started);
    await started.stop();
  };
  // For a start that hangs: one may build a site of its own.
  return [fixture, { scope: 'worker', timeout: 300_000 }] as [typeof fixture, { scope: 'worker'; timeout: number }];
}

/** Tests over the built site, each worker with a lead desk of its own. */
export const test = base.extend<Fixtures, { desk: Desk }>({
  desk: eachWorker(() => startDesk()),
  baseURL: async ({ desk }, use) => use(desk.url),
  page: async ({ page }, use) => {
    await page.addInitScript(withoutPointer);
    await page.addInitScript(() => {
      try {
        sessionStorage.setItem('visit', 'started');
      } catch {
        // A test that blocks storage has no intro either.
      }
    });
    await use(page);
  },
  complaints: async ({ page, desk }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page cuts off what is still on its way to it, which is no fault of the page's; whatever is refused or unreachable says so in other words.
      if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => /^https?:/.test(request.url()) && !request.url().startsWith(desk.url) && complaints.push(`third party: ${request.url()}`));
    page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()}: ${response.url()}`));
    await use(complaints);
  },
});

export { expect };

/** Goes to an island and waits until its code has taken over. */
export async function approach(page: Page, selector: string): Promise<void> {
  const island = page.locator('astro-island', { has: page.locator(selector) });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.mouse.move(400, 300);
  await page.mouse.move(410, 310);
  await expect(island).not.toHaveAttribute('ssr');
}
