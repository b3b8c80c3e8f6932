import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import {
  holdSends,
  leadsOf,
  openForm,
  recordSends,
  signUp,
  signUpForm,
} from '../../../tests/e2e/forms.ts';

type QueuedLead = { id: string; kind: string; values: Record<string, string>; tries: number };

const readOutbox = async (page: Page) =>
  JSON.parse(
    (await page.evaluate(() => localStorage.getItem('leadOutbox'))) ?? '[]',
  ) as QueuedLead[];
const idOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

async function expectQueuedSilently(page: Page, email: string): Promise<QueuedLead | undefined> {
  await expect
    .poll(async () => (await readOutbox(page)).map(({ values }) => values['email']))
    .toEqual([email]);
  await expect(signUpForm(page).getByLabel('Your Name')).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return (await readOutbox(page))[0];
}

test.describe('Ruling 15, a lead that could not be sent', () => {
  test('a lead is queued while offline, and arrives once when the network returns', async ({
    page,
    context,
    desk,
  }) => {
    const email = 'offline@example.com';
    await openForm(page, '/panorama', '#signUp-name');
    const sends = recordSends(page);
    await context.setOffline(true);
    await signUp(page, 'José Núñez', email);
    const queued = await expectQueuedSilently(page, email);
    expect(queued).toMatchObject({ kind: 'signUp', values: { name: 'José Núñez', email } });
    expect(idOf(sends[0])).toBe(queued?.id);

    await context.setOffline(false);
    await expect.poll(() => readOutbox(page)).toEqual([]);
    expect([...new Set(sends.map(idOf))]).toEqual([queued?.id]);
    expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
  });

  test('a lead survives a reload and two failures, and is sent when online again', async ({
    page,
    context,
    desk,
  }) => {
    const email = 'reloaded@example.com';
    await openForm(page, '/panorama', '#signUp-name');
    const sends = recordSends(page);
    await page.route('**/email/send', (route) => route.abort());
    await signUp(page, 'Ana', email);
    const queued = await expectQueuedSilently(page, email);
    await page.reload();
    // `tries` does not count the failure before the lead was queued.
    await expect
      .poll(async () => (await readOutbox(page))[0])
      .toMatchObject({ id: queued?.id, tries: 1 });
    await page.unroute('**/email/send');
    // An `online` event ends the delay before the next retry.
    await page.goto('/about-us');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => readOutbox(page)).toEqual([]);
    expect(sends.map(idOf)).toEqual([queued?.id, queued?.id, queued?.id]);
    expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
  });

  test('another open page sends the lead of a closed tab, even if that page returned from the back/forward cache while offline', async ({
    page,
    context,
    desk,
  }) => {
    const email = 'closed-tab@example.com';
    await page.goto('/about-us');
    const closedTab = await context.newPage();
    await openForm(closedTab, '/panorama', '#signUp-name');
    await closedTab.route('**/email/send', (route) => route.abort());
    await signUp(closedTab, 'Ana', email);
    await expectQueuedSilently(closedTab, email);
    await closedTab.close();
    await context.setOffline(true);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await context.setOffline(false);
    await expect.poll(() => leadsOf(email, desk.dataDir).length).toBe(1);
    await expect.poll(() => readOutbox(page)).toEqual([]);
  });

  test('a lead is queued if the page is hidden before the response, and arrives once', async ({
    page,
    desk,
  }) => {
    const email = 'hidden@example.com';
    await openForm(page, '/panorama', '#signUp-name');
    const releaseSends = await holdSends(page);
    await signUp(page, 'Ana', email);
    await expect(signUpForm(page).getByRole('status')).toHaveText('Sending…');
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    expect((await readOutbox(page)).map(({ values }) => values['email'])).toEqual([email]);
    releaseSends();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect.poll(() => readOutbox(page)).toEqual([]);
    expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
  });

  test('a lead is queued if the visitor leaves before the response, and arrives once', async ({
    page,
    desk,
  }) => {
    const email = 'left@example.com';
    await openForm(page, '/panorama', '#signUp-name');
    const sends = recordSends(page);
    // Leaves the first request without response.
    await page.route('**/email/send', () => {}, { times: 1 });
    await signUp(page, 'Ana', email);
    await expect.poll(() => sends.length).toBe(1);
    await page.goto('/about-us');
    await expect.poll(() => leadsOf(email, desk.dataDir).length).toBe(1);
    await expect.poll(() => readOutbox(page)).toEqual([]);
    expect(sends.map(idOf)).toEqual([idOf(sends[0]), idOf(sends[0])]);
  });
});
