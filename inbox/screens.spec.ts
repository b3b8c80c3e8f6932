import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  displaysForTest,
  setDisplay,
} from '../tests/e2e/accessibility.ts';
import { expectHeading, horizontalOverflow } from '../tests/e2e/visit.ts';
import {
  clickButton,
  enableMail,
  expect,
  expectText,
  test,
  unexpectedErrors,
} from '../tests/inbox/inbox.ts';

type Screen = [name: string, path: string, prepare: (page: Page) => Promise<void>];
const showsText = (text: string) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible();
const showsHeading = (name: string) => (page: Page) => expectHeading(page, name);

const signedOutScreens: Screen[] = [
  ['sign-in', '', showsHeading('Sign in')],
  ['link that no longer works', '/invitation#used', showsHeading('This link no longer works')],
];
/** Screens of an owner. The path is below `/inbox`; a lead's id replaces `ID`. */
const ownerScreens: Screen[] = [
  [
    'leads with open filters and a selected lead',
    '?status=new',
    async (page) => {
      await expectHeading(page, 'New');
      await clickButton(page, 'Filters');
      await expect(page.getByRole('link', { name: 'Remove filter: New' })).toBeVisible();
      await page
        .getByRole('checkbox', { name: /^Select Ada/ })
        .first()
        .check();
    },
  ],
  ['a view without leads', '?q=nothing+like+this', showsText('No matching leads')],
  ['lead', '/leads/ID', showsHeading('Ada Lovelace')],
  [
    'next step form',
    '/leads/ID',
    async (page) => {
      await clickButton(page, 'Set a next step');
      await expect(page.getByLabel('Task')).toBeFocused();
    },
  ],
  [
    'changed lead',
    '/leads/ID',
    async (page) => {
      for (const status of ['In progress', 'Answered']) {
        await page.getByLabel('Status').selectOption(status);
        await expectText(page, `Status: ${status}.`);
      }
    },
  ],
  [
    'leads with an overdue next step',
    '?due=overdue',
    (page) => expect(page.getByRole('main').getByText('Overdue').last()).toBeVisible(),
  ],
  [
    'digest offer',
    '',
    async (page) => {
      await enableMail(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Yes, every day' })).toBeVisible();
    },
  ],
  [
    'overview that cannot be read',
    '/overview',
    async (page) => {
      const json = { message: 'The leads cannot be reached right now.' };
      // A 404, because `unexpectedErrors` ignores this status for the overview.
      await page.route('**/inbox/api/overview', (route) => route.fulfill({ status: 404, json }));
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(json.message);
    },
  ],
  ['unknown lead', '/leads/00000000-0000-7000-8000-000000000000', showsHeading('Lead not found')],
  [
    'erase dialog',
    '/leads/ID',
    async (page) => {
      await clickButton(page, 'Erase…');
      await clickButton(page, 'Erase permanently');
      await expectText(page, 'This does not match the address of the lead.');
    },
  ],
  [
    'date to confirm',
    '/settings',
    async (page) => {
      const question = 'The clock says 2099-01-01.';
      await page.route('**/inbox/api/date', (route) => route.fulfill({ json: { question } }));
      await page.reload();
      await expectText(page, question);
      await expectHeading(page, 'Settings');
    },
  ],
  [
    'overview with its table',
    '/overview',
    async (page) => {
      await page.getByText('Show as a table').click();
      await expect(page.getByRole('columnheader', { name: 'Newsletter' })).toBeVisible();
    },
  ],
  ['settings', '/settings', showsText('This session')],
  [
    'new token',
    '/settings',
    async (page) => {
      await expectText(page, 'This session');
      // While lists load, the button below them moves.
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await clickButton(page, 'Create a token');
      await page.getByLabel('Name', { exact: true }).fill('CRM');
      await clickButton(page, 'Create token');
      await expect(page.getByRole('dialog', { name: 'API token' })).toBeVisible();
    },
  ],
  ['accounts', '/accounts', showsText('owner@desk.example (you)')],
  [
    'new account',
    '/accounts',
    async (page) => {
      await clickButton(page, 'Add account');
      await expect(page.getByRole('dialog', { name: 'Add account' })).toBeVisible();
    },
  ],
  ['audit log', '/audit', showsText('Added for the test')],
  [
    'keyboard shortcuts',
    '',
    async (page) => {
      await expectHeading(page, 'All leads');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  ],
  [
    'command menu',
    '',
    async (page) => {
      await expectHeading(page, 'All leads');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Lead, view or action' }).fill('se');
      await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible();
    },
  ],
  ['a URL without a screen', '/nowhere', showsHeading('Page not found')],
];

for (const [index, [name, path, prepare]] of [...signedOutScreens, ...ownerScreens].entries())
  test(`${name}: no axe violations, horizontal overflow or unexpected errors`, async ({
    page,
    inbox,
    browserErrors,
  }) => {
    const leadId = await inbox.addLead();
    const overdueId = await inbox.addLead({ name: 'Due Person' });
    const nextStep = { text: 'Send the quote', on: '2026-01-31' };
    const actor = { by: 'test', at: Date.now() };
    await inbox.store.inbox.changeLead(overdueId, { version: 1, nextStep }, actor);
    await inbox.store.inbox.writeAudit('Added for the test', actor);
    if (index >= signedOutScreens.length) await inbox.signIn(page, 'owner');
    // Window sizes, each with a color scheme.
    for (const display of displaysForTest(index)) {
      await setDisplay(page, display);
      // If a URL with a fragment is already open, `goto` does not load it again.
      await page.goto('about:blank');
      await page.goto(`/inbox${path.replace('ID', leadId)}`);
      await prepare(page);
      expect(await accessibilityViolations(page), display).toEqual([]);
      expect(await horizontalOverflow(page), display).toBeLessThanOrEqual(0);
    }
    for (const [width, height] of [
      [320, 640],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(unexpectedErrors(browserErrors)).toEqual([]);
  });
