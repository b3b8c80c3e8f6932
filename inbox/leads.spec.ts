import { readFileSync } from 'node:fs';
import { expectHeading, phone } from '../tests/e2e/visit.ts';
import { clickButton, expect, expectText, test } from '../tests/inbox/inbox.ts';

test('shortcuts focus, change, undo and open leads; the back link focuses the last opened lead', async ({
  page,
  inbox,
}) => {
  const me = await inbox.signIn(page, 'editor');
  const leads = ['Third', 'Second', 'First'].map((name) => ({ name }));
  await inbox.addSearchableLeads('keyworks', ...leads);
  const link = (name: string) => page.getByRole('link', { name });
  const { keyboard } = page;
  await page.goto('/inbox?q=keyworks');
  await expect(link('First')).toBeVisible();
  await keyboard.type('jj');
  await expect(link('Second')).toBeFocused();
  await keyboard.press('a');
  await expectText(page, `Assigned to ${me}.`);
  await keyboard.press('u');
  await expectText(page, 'Change undone.');
  await keyboard.press('e');
  await expect(page.getByRole('listitem').filter({ hasText: 'Second' })).toContainText('Answered');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeFocused();
  await keyboard.press('j');
  await expectHeading(page, 'Third');
  await keyboard.press('k');
  await expectHeading(page, 'Second');
  await keyboard.press('k');
  await expectHeading(page, 'First');
  await keyboard.press('a');
  await expect(page.getByLabel('Assigned to')).toHaveValue(me);
  await link('Back to the list').click();
  await expect(page).toHaveURL(/\?q=keyworks$/);
  await expect(link('First')).toBeFocused();
});

test('by keyboard, the command menu opens leads and views, and runs actions', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'editor');
  await inbox.addSearchableLeads('menu target', { name: 'Menu Target' });
  const typeInMenu = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Lead, view or action' })).toBeFocused();
    await page.keyboard.type(text);
  };
  await page.goto('/inbox');
  await expectHeading(page, 'All leads');
  await typeInMenu('menu tar');
  await expect(page.getByRole('option', { name: /Menu Target/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Menu Target');
  await typeInMenu('answered');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Status')).toHaveValue('answered');
  await typeInMenu('quaran');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Quarantine');
});

test('search and filters update the URL; a chip removes a filter, and Back restores it', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'reader');
  await inbox.addSearchableLeads('needle', { name: 'Find Me' });
  await page.goto('/inbox');
  const search = page.getByRole('searchbox');
  const chip = page.getByRole('link', { name: 'Remove filter: Newsletter' });
  await search.fill('needle');
  await expect(page).toHaveURL(/\/inbox\/\?q=needle$/);
  const lead = page.getByRole('link', { name: 'Find Me' });
  await expect(lead).toBeVisible();
  await expect(search).toBeFocused();
  await clickButton(page, 'Filters');
  await page.getByLabel('Form', { exact: true }).selectOption('newsletter');
  await expect(page).toHaveURL(/\?q=needle&form=newsletter$/);
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
  await chip.click();
  await expect(lead).toBeVisible();
  await page.goBack();
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('needle');
  await expect(chip).toBeVisible();
});

test('an owner exports the selected leads', async ({ page, inbox }) => {
  await inbox.signIn(page, 'owner');
  await inbox.addSearchableLeads('exporters', { name: 'Export One' }, { name: 'Export Two' });
  await page.goto('/inbox?q=exporters');
  await page.getByRole('checkbox', { name: 'Select Export One' }).check();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    clickButton(page, 'CSV of 1 selected lead'),
  ]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await csv.path(), 'utf8');
  // Spreadsheet programs recognize UTF-8 by the byte order mark.
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('Export One');
  expect(text).not.toContain('Export Two');
});

test('a reader sees no controls to select, edit or erase leads, and no link to accounts', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'reader');
  await inbox.openNewLead(page);
  await expectText(page, 'New, assigned to nobody');
  for (const label of ['Status', 'New note']) await expect(page.getByLabel(label)).toHaveCount(0);
  for (const name of ['Mark as spam', 'Set a next step', 'Erase…'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
});

test('on a narrow screen, a long email address fits, an Arabic company name is cut at its end, and the navigation scrolls to the current view’s link', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'owner');
  const email = `${'long-address-'.repeat(4)}ends@${'mail-'.repeat(10)}server.example`;
  const companyName = 'شركة الهندسة المدنية '.repeat(5).trim();
  const [id] = await inbox.addSearchableLeads('narrow', { name: 'Narrow', email, companyName });
  await page.setViewportSize(phone);
  await page.goto(`/inbox/leads/${id}`);
  await clickButton(page, 'Erase…');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await page.goto('/inbox?q=narrow');
  const company = page.getByRole('listitem').getByText(companyName);
  // The company name is truncated, but its right edge, where Arabic starts, is inside the parent.
  const { hiddenWidth, rightGap } = await company.evaluate((box) => ({
    hiddenWidth: box.scrollWidth - box.clientWidth,
    rightGap:
      (box.parentElement?.getBoundingClientRect().right ?? 0) - box.getBoundingClientRect().right,
  }));
  expect(hiddenWidth).toBeGreaterThan(0);
  expect(rightGap).toBeGreaterThanOrEqual(0);

  await page.goto('/inbox?spam=only');
  await expect(page.getByRole('link', { name: 'Quarantine' })).toBeInViewport({ ratio: 0.9 });
});

test('on a narrow screen, a long confirmation keeps Undo visible and does not cover “Load more”', async ({
  page,
  inbox,
}) => {
  const me = await inbox.signIn(page, 'editor', `${'long-address-'.repeat(3)}@desk.example`);
  // One more lead than a page of the list contains.
  const leads = Array.from({ length: 51 }, (_, index) => ({ name: `Covered ${index}` }));
  await inbox.addSearchableLeads('coverworks', ...leads);
  await page.setViewportSize(phone);
  await page.goto('/inbox?q=coverworks');
  await expectText(page, '51 leads');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const message = page.getByText(`Assigned to ${me}.`);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  const oldest = page.getByRole('link', { name: 'Covered 0' });
  await expect(oldest).toHaveCount(0);
  await clickButton(page, 'Load more');
  await expect(oldest).toBeVisible();
  await expect(message).toBeVisible();
});
