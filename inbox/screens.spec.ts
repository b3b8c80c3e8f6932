import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../tests/e2e/accessibility.ts';
import { expectHeading, horizontalOverflow } from '../tests/e2e/visit.ts';
import { enableMail, expect, test, unexpectedErrors } from '../tests/inbox/inbox.ts';
import { isFullRun } from '../tests/test-scope.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const variants = [
  { viewport: wide, colorScheme: 'light' },
  { viewport: narrow, colorScheme: 'dark' },
  { viewport: wide, colorScheme: 'dark' },
  { viewport: narrow, colorScheme: 'light' },
] as const;
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

type Screen = {
  name: string;
  /** Path below `/inbox`. A lead's id replaces `ID`. */
  path: string;
  prepare: (page: Page) => Promise<void>;
  signedOut?: boolean;
};
const screens: Screen[] = [
  {
    name: 'sign-in',
    path: '',
    signedOut: true,
    prepare: (page) => expectHeading(page, 'Sign in'),
  },
  {
    name: 'link that no longer works',
    path: '/invitation#used',
    signedOut: true,
    prepare: (page) => expectHeading(page, 'This link no longer works'),
  },
  {
    name: 'leads with open filters and a selected lead',
    path: '?status=new',
    prepare: async (page) => {
      await expectHeading(page, 'New');
      await click(page, 'Filters');
      await expect(page.getByRole('link', { name: 'Remove filter: New' })).toBeVisible();
      await page
        .getByRole('checkbox', { name: /^Select Ada/ })
        .first()
        .check();
    },
  },
  {
    name: 'a view without leads',
    path: '?q=nothing+like+this',
    prepare: (page) =>
      expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible(),
  },
  {
    name: 'lead',
    path: '/leads/ID',
    prepare: (page) => expectHeading(page, 'Ada Lovelace'),
  },
  {
    name: 'next step form',
    path: '/leads/ID',
    prepare: async (page) => {
      await click(page, 'Set a next step');
      await expect(page.getByLabel('Task')).toBeFocused();
    },
  },
  {
    name: 'changed lead',
    path: '/leads/ID',
    prepare: async (page) => {
      const status = page.getByRole('combobox', { name: 'Status' });
      await status.selectOption('in-progress');
      await expect(page.getByText('Status: In progress.')).toBeVisible();
      await status.selectOption('answered');
      await expect(page.getByText('Status: Answered.')).toBeVisible();
    },
  },
  {
    name: 'leads with an overdue next step',
    path: '?due=overdue',
    prepare: (page) => expect(page.getByRole('main').getByText('Overdue').last()).toBeVisible(),
  },
  {
    name: 'digest offer',
    path: '',
    prepare: async (page) => {
      await enableMail(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Yes, every day' })).toBeVisible();
    },
  },
  {
    name: 'overview that cannot be read',
    path: '/overview',
    prepare: async (page) => {
      const json = { message: 'The leads cannot be reached right now.' };
      // `unexpectedErrors` omits a 404 response for the overview.
      await page.route('**/inbox/api/overview', (route) => route.fulfill({ status: 404, json }));
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(json.message);
    },
  },
  {
    name: 'unknown lead',
    path: '/leads/00000000-0000-7000-8000-000000000000',
    prepare: (page) => expectHeading(page, 'Lead not found'),
  },
  {
    name: 'erase dialog',
    path: '/leads/ID',
    prepare: async (page) => {
      await click(page, 'Erase…');
      await click(page, 'Erase permanently');
      await expect(page.getByText('This does not match the address of the lead.')).toBeVisible();
    },
  },
  {
    name: 'date to confirm',
    path: '/settings',
    prepare: async (page) => {
      const question = 'The clock says 2099-01-01.';
      await page.route('**/inbox/api/date', (route) => route.fulfill({ json: { question } }));
      await page.reload();
      await expect(page.getByText(question)).toBeVisible();
      await expectHeading(page, 'Settings');
    },
  },
  {
    name: 'overview with its table',
    path: '/overview',
    prepare: async (page) => {
      await page.getByText('Show as a table').click();
      await expect(page.getByRole('columnheader', { name: 'Newsletter' })).toBeVisible();
    },
  },
  {
    name: 'settings',
    path: '/settings',
    prepare: (page) => expect(page.getByText('This session')).toBeVisible(),
  },
  {
    name: 'new token',
    path: '/settings',
    prepare: async (page) => {
      await click(page, 'Create a token');
      await page.getByLabel('Name', { exact: true }).fill('CRM');
      await click(page, /^Create token/);
      await expect(page.getByRole('dialog', { name: 'API token' })).toBeVisible();
    },
  },
  {
    name: 'accounts',
    path: '/accounts',
    prepare: (page) => expect(page.getByText('owner@desk.example (you)')).toBeVisible(),
  },
  {
    name: 'new account',
    path: '/accounts',
    prepare: async (page) => {
      await click(page, 'Add account');
      await expect(page.getByRole('dialog', { name: 'Add account' })).toBeVisible();
    },
  },
  {
    name: 'audit log',
    path: '/audit',
    prepare: (page) => expect(page.getByText('Added for the test').first()).toBeVisible(),
  },
  {
    name: 'keyboard shortcuts',
    path: '',
    prepare: async (page) => {
      await expectHeading(page, 'All leads');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'command menu',
    path: '',
    prepare: async (page) => {
      await expectHeading(page, 'All leads');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Lead, view or action' }).fill('se');
      await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible();
    },
  },
  {
    name: 'a URL without a screen',
    path: '/nowhere',
    prepare: (page) => expectHeading(page, 'Page not found'),
  },
];

for (const [index, { name, path, prepare, signedOut }] of screens.entries())
  test(`${name}: no axe violations, horizontal overflow or unexpected errors`, async ({
    page,
    context,
    inbox,
    browserErrors,
  }) => {
    const leadId = await inbox.addLead();
    const overdueId = await inbox.addLead({ name: 'Due Person' });
    const nextStep = { text: 'Send the quote', on: '2026-01-31' };
    const actor = { by: 'test', at: Date.now() };
    await inbox.store.inbox.changeLead(overdueId, { version: 1, nextStep }, actor);
    await inbox.store.inbox.writeAudit('Added for the test', actor);
    if (!signedOut) await inbox.signIn(context, 'owner');
    // A short run tests one variant of each screen, the first and the second alternately.
    for (const { viewport, colorScheme } of isFullRun
      ? variants
      : variants.slice(index % 2, (index % 2) + 1)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // If a URL with a fragment is already open, `goto` does not load it again.
      await page.goto('about:blank');
      await page.goto(`/inbox${path.replace('ID', leadId)}`);
      await prepare(page);
      const variant = `${viewport.width} px, ${colorScheme}`;
      expect(await accessibilityViolations(page), variant).toEqual([]);
      expect(await horizontalOverflow(page), variant).toBeLessThanOrEqual(0);
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
