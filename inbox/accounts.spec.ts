import { expectHeading } from '../tests/e2e/visit.ts';
import { clickButton, enableMail, expect, expectText, test } from '../tests/inbox/inbox.ts';

test('an owner adds an account, sees its one-time link, changes its role and disables it', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'owner');
  await page.goto('/inbox/accounts');
  await clickButton(page, 'Add account');
  await page.getByLabel('Email').fill('Cy@desk.example');
  await page.getByLabel('Role', { exact: true }).selectOption('reader');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(
    /\/inbox\/invitation#[\w-]{20,}$/,
  );
  await clickButton(page, 'Close');
  await expect(page.getByRole('listitem').filter({ hasText: 'cy@desk.example' })).toContainText(
    'Has no password.',
  );
  await page.getByLabel('Role of cy@desk.example').selectOption('editor');
  await expectText(page, 'The account cy@desk.example has been changed.');
  await clickButton(page, 'Disable cy@desk.example');
  await expect(page.getByRole('button', { name: 'Enable cy@desk.example' })).toBeVisible();
});

test('the digest is offered to a new account until its user answers', async ({ page, inbox }) => {
  await inbox.signIn(page, 'reader', 'new-account@desk.example');
  await enableMail(page);
  const offer = page.getByRole('region', { name: /a digest of new and due leads/ });
  await page.goto('/inbox');
  await offer.getByRole('button', { name: 'No' }).click();
  await expectText(page, 'Digest: off.');
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expectHeading(page, 'All leads');
  await expect(offer).toHaveCount(0);
});
