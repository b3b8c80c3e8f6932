import type { Page } from '@playwright/test';
import { expectHeading } from '../tests/e2e/visit.ts';
import { expect, test, unexpected } from './testing/inbox.ts';

const attack = (field: string) =>
  `${field} <img src=x onerror="window.hit='${field}'"><script>window.hit='${field}'</script>`;
/** Returns what injected script set, if it ran, and the number of injected elements. */
const findInjected = (page: Page) =>
  page.evaluate(() => ({
    hit: (window as { hit?: string }).hit,
    images: document.querySelectorAll('main img[src="x"], main script').length,
  }));

test('markup in fields, notes, audit log and URL is shown as text', async ({
  page,
  context,
  inbox,
  browserErrors,
}) => {
  const me = await inbox.signIn(context, 'owner');
  const fields = Object.fromEntries(
    ['name', 'companyName', 'jobTitle', 'country', 'mobile', 'descriptionmsg', 'companySize'].map(
      (name) => [name, attack(name)],
    ),
  );
  const email = '"><svg/onload=window.hit=1>@attack.example';
  const id = await inbox.addLead({ ...fields, email });
  await inbox.addLead({ ...fields, email });
  await inbox.store.inbox.addNote(id, attack('note'), { by: me, at: Date.now() });
  await inbox.store.inbox.audit(attack('audit'), { by: attack('by'), at: Date.now() });

  await inbox.waitForResults('descriptionmsg', 2);
  await page.goto('/inbox?q=descriptionmsg');
  await expect(page.getByText(attack('name')).first()).toBeVisible();
  await expect(page.getByText(/^companyName <img src=x/).first()).toBeVisible();
  expect(await findInjected(page)).toEqual({ hit: undefined, images: 0 });

  await page.goto(`/inbox/leads/${id}`);
  for (const text of [...Object.values(fields), attack('note')])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  expect(await findInjected(page)).toEqual({ hit: undefined, images: 0 });

  await page.goto('/inbox/overview');
  await expect(page.getByRole('heading', { name: 'Oldest open leads' })).toBeVisible();
  await page.goto('/inbox/audit');
  await expect(page.getByText(attack('audit')).first()).toBeVisible();
  await page.goto(
    `/inbox?q=${encodeURIComponent(attack('q'))}&assignee=${encodeURIComponent(attack('assignee'))}`,
  );
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
  expect(await findInjected(page)).toEqual({ hit: undefined, images: 0 });
  expect(unexpected(browserErrors)).toEqual([]);
});

test('a right-to-left message does not change the direction of the page', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const id = await inbox.addLead({
    name: 'محمد علي',
    companyName: '🚀 \u202Eكاظم',
    descriptionmsg: 'مرحبا بكم في موقعنا',
  });
  await page.goto(`/inbox/leads/${id}`);
  await expectHeading(page, 'محمد علي');
  await expect(page.getByText('مرحبا بكم في موقعنا')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('Job Title')).toHaveCSS('direction', 'ltr');
});
