import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectHeading } from '../tests/e2e/visit.ts';
import { expect, test } from '../tests/inbox/inbox.ts';

const click = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('shortcuts focus, change and open leads, and focus the search; the back link focuses the last opened lead', async ({
  page,
  context,
  inbox,
}) => {
  const me = await inbox.signIn(context, 'editor');
  const now = Date.now();
  for (const [index, name] of ['Third', 'Second', 'First'].entries())
    await inbox.addLead({ name, companyName: 'Keyworks' }, { receivedAt: now + index });
  await inbox.waitForResults('keyworks', 3);
  const link = (name: string) => page.getByRole('link', { name });
  await page.goto('/inbox?q=keyworks');
  await expect(link('First')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(link('Second')).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText(`Assigned to ${me}.`)).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('listitem').filter({ hasText: 'Second' })).toContainText('Answered');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeFocused();
  await page.keyboard.press('j');
  await expectHeading(page, 'Third');
  await page.keyboard.press('k');
  await expectHeading(page, 'Second');
  await page.keyboard.press('k');
  await expectHeading(page, 'First');
  await link('Back to the list').click();
  await expect(page).toHaveURL(/\?q=keyworks$/);
  await expect(link('First')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await link('Second').click();
  await expectHeading(page, 'Second');
});

test('a button and a key undo the last change, unless someone has changed the lead since', async ({
  page,
  context,
  inbox,
}) => {
  const me = await inbox.signIn(context, 'editor');
  const id = await inbox.addLead({ name: 'Undo Me' });
  await page.goto(`/inbox/leads/${id}`);
  const status = page.getByRole('combobox', { name: 'Status' });
  await click(page, 'Mark as answered');
  await expect(page.getByText('Status: Answered.')).toBeVisible();
  await click(page, 'Undo');
  await expect(page.getByText('Change undone.')).toBeVisible();
  await expect(status).toHaveValue('new');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  await expect(page.getByText(`Assigned to ${me}.`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('');

  await page.keyboard.press('e');
  // The status changes immediately; the message appears with the response.
  await expect(page.getByText('Status: Answered.')).toBeVisible();
  await inbox.store.inbox.addNote(id, 'x', { by: me, at: Date.now() });
  await page.keyboard.press('u');
  await expect(
    page.getByText('Not undone for 1 lead, which somebody has changed or erased since.'),
  ).toBeVisible();
  await expect(status).toHaveValue('answered');
});

test('by keyboard, the command menu opens leads and views, and runs actions', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'editor');
  await inbox.addLead({ name: 'Menu Target', descriptionmsg: 'A call on Monday' });
  await inbox.waitForResults('menu target', 1);
  await page.goto('/inbox');
  await expectHeading(page, 'All leads');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Lead, view or action' });
  await expect(field).toBeFocused();
  await page.keyboard.type('menu tar');
  await expect(page.getByRole('option', { name: /Menu Target/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Menu Target');
  // The message is a paragraph; phone and email are links.
  await expect(page.locator('article p[dir=auto]').first()).toHaveText('A call on Monday');
  await expect(page.locator('dd a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('dd a[href^="tel:"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('answered');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('answered');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('quaran');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Quarantine');
});

test('the command menu says “Nothing found.” only after its search has ended', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'editor');
  const response = Promise.withResolvers<void>();
  await page.route('**/api/leads?q=zzz*', async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.goto('/inbox');
  await expectHeading(page, 'All leads');
  await page.keyboard.press('Control+k');
  const search = page.waitForRequest('**/api/leads?q=zzz*');
  await page.getByRole('combobox', { name: 'Lead, view or action' }).fill('zzz');
  await search;
  const status = page.getByRole('dialog', { name: 'Go to' }).getByRole('status');
  await expect(status).toHaveText('');
  response.resolve();
  await expect(status).toHaveText('Nothing found.');
});

test('search and filters update the URL; a chip removes a filter, and Back restores it', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  await inbox.addLead({ name: 'Find Me', companyName: 'Needle Works' });
  await inbox.waitForResults('needle', 1);
  await page.goto('/inbox');
  const search = page.getByRole('searchbox');
  const chip = page.getByRole('link', { name: 'Remove filter: Newsletter' });
  await search.fill('needle');
  await expect(page).toHaveURL(/\/inbox\/\?q=needle$/);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Find Me' }),
  ).toBeVisible();
  await expect(search).toBeFocused();
  await click(page, 'Filters');
  await page.getByLabel('Form', { exact: true }).selectOption('newsletter');
  await expect(page).toHaveURL(/\?q=needle&form=newsletter$/);
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
  await chip.click();
  await expect(page.getByRole('link', { name: 'Find Me' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/form=newsletter$/);
  await page.reload();
  await expect(search).toHaveValue('needle');
  await expect(chip).toBeVisible();
});

test('the list loads page by page, each lead once', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  const now = Date.now();
  for (let index = 0; index < 60; index += 1)
    await inbox.addLead(
      { name: `Person ${index}`, companyName: 'Manymany' },
      { receivedAt: now - index * 1000 },
    );
  await inbox.waitForResults('manymany', 60);
  await page.goto('/inbox?q=manymany');
  await expect(page.getByText('60 leads')).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: /^Person \d+$/ });
  // A page of the list has 50 leads.
  await expect(links).toHaveCount(50);
  const loadMore = page.getByRole('button', { name: 'Load more' });
  await loadMore.click();
  await expect(links).toHaveCount(60);
  await expect(loadMore).toHaveCount(0);
  await expect(links.nth(50)).toBeFocused();
  expect(new Set(await links.allTextContents()).size).toBe(60);
});

test('an owner exports the selection or the whole view', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'owner');
  await inbox.addLead({ name: 'Export One', companyName: 'Exporters' });
  await inbox.addLead({ name: '=SUM(A1)', companyName: 'Exporters' });
  await inbox.waitForResults('exporters', 2);
  await page.goto('/inbox?q=exporters');
  const checkbox = page.getByRole('checkbox', { name: 'Select Export One' });
  await checkbox.check();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of 1 selected lead' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await csv.path(), 'utf8');
  // Spreadsheet programs recognize UTF-8 by the byte order mark.
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('Export One');
  expect(text).not.toContain('SUM');
  await checkbox.uncheck();
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON of this view' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await json.path(), 'utf8'))).toHaveLength(2);
});

test('a reader sees no controls to select, edit or erase leads, and no link to accounts', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const id = await inbox.addLead();
  await page.goto('/inbox');
  await expectHeading(page, 'All leads');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await page.goto(`/inbox/leads/${id}`);
  await expect(page.getByText('New, assigned to nobody')).toBeVisible();
  for (const label of ['Status', 'New note']) await expect(page.getByLabel(label)).toHaveCount(0);
  for (const name of ['Mark as spam', 'Set a next step', 'Erase…'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('on a narrow screen, a long email address fits a dialog; the start of an Arabic company name and the link to the current view are visible', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'owner');
  const email = `${'long-address-'.repeat(4)}ends@${'mail-'.repeat(10)}server.example`;
  const companyName = 'شركة الهندسة المدنية '.repeat(5).trim();
  const id = await inbox.addLead({ name: 'Narrow', email, companyName });
  await inbox.waitForResults('narrow', 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/inbox/leads/${id}`);
  await click(page, 'Erase…');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await page.goto('/inbox?q=narrow');
  const company = page.getByRole('listitem').getByText(companyName);
  // The company name is truncated, but its right edge, where Arabic starts, is inside the parent.
  expect(await company.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
  expect(
    await company.evaluate((box) => {
      const parent = box.parentElement?.getBoundingClientRect();
      return (parent?.right ?? 0) - box.getBoundingClientRect().right;
    }),
  ).toBeGreaterThanOrEqual(0);

  await page.goto('/inbox?spam=only');
  await expect(page.getByRole('link', { name: 'Quarantine' })).toBeInViewport({ ratio: 0.9 });
});

test('on a narrow screen, a long message keeps Undo visible and does not cover “Load more”', async ({
  page,
  context,
  inbox,
}) => {
  const me = await inbox.signIn(context, 'editor', `${'long-address-'.repeat(3)}@desk.example`);
  const now = Date.now();
  // One lead more than a page of the list.
  for (let index = 0; index < 51; index += 1)
    await inbox.addLead(
      { name: `Covered ${index}`, companyName: 'Coverworks' },
      { receivedAt: now - index * 1000 },
    );
  await inbox.waitForResults('coverworks', 51);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inbox?q=coverworks');
  await expect(page.getByText('51 leads')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const message = page.getByText(`Assigned to ${me}.`);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('link', { name: 'Covered 50' })).toBeVisible();
  await expect(message).toBeVisible();
});

test('marking a lead as answered lowers the count of the view New; the lead stays listed until New is opened again', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'editor');
  await inbox.addLead({ name: 'To Finish' });
  await inbox.addLead({ name: 'To Keep' });
  const openView = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Leads' }).getByRole('link', { name }).click();
  const lead = page.getByRole('link', { name: 'To Finish' });
  const countText = page.getByRole('main').getByText(/^\d+ leads?$/);
  const readCount = async () => Number.parseInt((await countText.textContent()) ?? '', 10);
  await page.goto('/inbox');
  await openView(/^New\b/);
  await lead.focus();
  const count = await readCount();
  await page.keyboard.press('e');
  await expect.poll(readCount).toBe(count - 1);
  await expect(lead).toBeVisible();
  await openView(/^All leads/);
  await expectHeading(page, 'All leads');
  await openView(/^New\b/);
  await expectHeading(page, 'New');
  await expect(lead).toHaveCount(0);
  expect(await readCount()).toBe(count - 1);
});
