import type { Page } from '@playwright/test';
import { expectHeading } from '../tests/e2e/visit.ts';
import { expect, test, unexpectedErrors } from '../tests/inbox/inbox.ts';
import { contactFields } from '../tests/server/contact-fields.ts';

/** Contains the field's name, so that a search for it finds the lead. */
const attack = (field: string) =>
  `${field} <img src=x onerror="window.hit='${field}'"><script>window.hit='${field}'</script>`;
/** Unescaped markup would become an element, and a script that ran would set `hit`. */
const expectHarmless = async (page: Page) =>
  expect(
    await page.evaluate(() => ({
      hit: (window as { hit?: string }).hit,
      elements: document.querySelectorAll('main img[src="x"], main script').length,
    })),
  ).toEqual({ hit: undefined, elements: 0 });

test('markup in leads, notes, audit entries and filters is harmless', async ({
  page,
  inbox,
  browserErrors,
}) => {
  const owner = await inbox.signIn(page, 'owner');
  const email = '"><svg/onload=window.hit=1>@attack.example';
  const names = Object.keys(contactFields);
  const lead = { ...Object.fromEntries(names.map((name) => [name, attack(name)])), email };
  const searchTerm = 'descriptionmsg';
  const [id = ''] = await inbox.addSearchableLeads(searchTerm, lead);
  await inbox.store.inbox.addNote(id, attack('note'), { by: owner, at: Date.now() });
  await inbox.store.inbox.writeAudit(attack('audit'), { by: attack('by'), at: Date.now() });

  const filters = new URLSearchParams({ q: attack('q'), assignee: attack('assignee') });
  for (const [path, ...texts] of [
    [`?q=${searchTerm}`, attack('name'), /^companyName <img src=x/],
    [`/leads/${id}`, ...Object.values(lead), attack('note')],
    ['/overview', 'Oldest open inquiries'],
    ['/audit', attack('audit'), attack('by')],
    [`?${filters}`, 'No matching leads'],
  ]) {
    await page.goto(`/inbox${path}`);
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    await expectHarmless(page);
  }
  expect(unexpectedErrors(browserErrors)).toEqual([]);
});

test('a right-to-left message is shown right to left, a label left to right', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'reader');
  const id = await inbox.addLead({
    name: 'محمد علي',
    // U+202E makes the text after it right to left.
    companyName: '🚀 \u202Eكاظم',
    descriptionmsg: 'مرحبا بكم في موقعنا',
  });
  await page.goto(`/inbox/leads/${id}`);
  await expectHeading(page, 'محمد علي');
  await expect(page.getByText('مرحبا بكم في موقعنا')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('Job Title')).toHaveCSS('direction', 'ltr');
});
