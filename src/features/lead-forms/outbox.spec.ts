import type { Page, Request } from '@playwright/test';
import type { Desk } from '../../../tests/desk-process.ts';
import {
  holdSends,
  leadsOf,
  openSignUp,
  recordSends,
  signUp,
  signUpForm,
} from '../../../tests/e2e/forms.ts';
import { expect, storedValue, test } from '../../../tests/e2e/page-helpers.ts';

// Ruling 15.

const readOutbox = async (page: Page) =>
  JSON.parse((await storedValue(page, 'leadOutbox')) ?? '[]') as { id: string }[];
const idOf = (request: Request | undefined) => request?.headers()['idempotency-key'];
/** Expects that the queue becomes empty and that the desk has received one lead. */
async function expectSentOnce(page: Page, email: string, desk: Desk): Promise<void> {
  await expect.poll(() => readOutbox(page)).toEqual([]);
  expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
}

test('a failed sign-up is queued and its form cleared; the lead survives a reload and is sent once the browser is online', async ({
  page,
  context,
  desk,
}) => {
  const email = 'reloaded@example.com';
  await openSignUp(page);
  const sends = recordSends(page);
  await page.route('**/email/send', (route) => route.abort());
  await signUp(page, 'Ana', email);
  await expect
    .poll(() => readOutbox(page))
    .toMatchObject([{ kind: 'signUp', values: { name: 'Ana', email }, tries: 0 }]);
  for (const label of ['Your Name', 'Your Email Address'])
    await expect(signUpForm(page).getByLabel(label)).toHaveValue('');
  for (const role of ['dialog', 'alert'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(signUpForm(page).locator('[aria-invalid]')).toHaveCount(0);
  const [queued] = await readOutbox(page);

  await page.reload();
  // `tries` does not count the failure before the lead was queued.
  await expect.poll(() => readOutbox(page)).toMatchObject([{ id: queued?.id, tries: 1 }]);
  await page.unroute('**/email/send');
  await page.goto('/about-us');
  // An `online` event ends the delay before the next retry.
  await context.setOffline(true);
  await context.setOffline(false);
  await expectSentOnce(page, email, desk);
  expect(sends.map(idOf)).toEqual([queued?.id, queued?.id, queued?.id]);
});

test('an open page sends the queued lead of a closed tab, even if the page returned from the back/forward cache while offline', async ({
  page,
  context,
  desk,
}) => {
  const email = 'closed-tab@example.com';
  await page.goto('/about-us');
  const closedTab = await context.newPage();
  await openSignUp(closedTab);
  await closedTab.route('**/email/send', (route) => route.abort());
  await signUp(closedTab, 'Ana', email);
  await expect.poll(() => readOutbox(closedTab)).toHaveLength(1);
  await closedTab.close();
  await context.setOffline(true);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await context.setOffline(false);
  await expectSentOnce(page, email, desk);
});

test('a lead is queued if the page is hidden before the response, and arrives once', async ({
  page,
  desk,
}) => {
  const email = 'hidden@example.com';
  await openSignUp(page);
  const releaseSends = await holdSends(page);
  await signUp(page, 'Ana', email);
  await expect(signUpForm(page).getByRole('status')).toHaveText('Sending…');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  expect(await readOutbox(page)).toMatchObject([{ values: { email } }]);
  releaseSends();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expectSentOnce(page, email, desk);
});

test('a lead is queued if the visitor leaves before the response, and arrives once', async ({
  page,
  desk,
}) => {
  const email = 'left@example.com';
  await openSignUp(page);
  const sends = recordSends(page);
  // Leaves the first request without a response.
  await page.route('**/email/send', () => {}, { times: 1 });
  await signUp(page, 'Ana', email);
  await expect.poll(() => sends.length).toBe(1);
  await page.goto('/about-us');
  await expectSentOnce(page, email, desk);
  expect(sends.map(idOf)).toEqual([idOf(sends[0]), idOf(sends[0])]);
});
