import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expectNoFaults } from '../../../tests/e2e/accessibility.ts';
import { bodyOf, holdCode, leadsOf, newsletterForm, openForm, sendsOf } from '../../../tests/e2e/forms.ts';
import { approach, expect, test } from '../../../tests/e2e/site.ts';

const email = (page: Page) => newsletterForm(page).getByLabel('Your Email Address');
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you for subscribing!' });

const hint = 'Such as name@company.com';

async function subscribe(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
}

test.describe('Specification §4 and §5, the footer newsletter', () => {
  test.beforeEach(async ({ page }) => openForm(page, '/resource', '#newsletter-email'));

  test('is idle at first, says what is wrong with an empty or invalid address, and sends neither', async ({ page, complaints }) => {
    const sends = sendsOf(page);
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toHaveAccessibleDescription(hint);
    await expect(email(page)).toHaveAttribute('autocomplete', 'email');
    for (const [typed, said] of [
      ['', 'Email Must Be Required'],
      ['   ', 'Email Must Be Required'],
      ['jose', 'Please Enter Valid Email'],
      ['jose@example', 'Please Enter Valid Email'],
      ['jose@example.c', 'Please Enter Valid Email'],
    ] as const) {
      await subscribe(page, typed);
      await expect(email(page)).toHaveAccessibleDescription(`${hint} ${said}`);
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(email(page)).toBeFocused();
    }
    await expectNoFaults(page, 'wideLight', 'narrowDark');
    expect(sends).toHaveLength(0);
    expect(complaints).toEqual([]);
  });

  test('a subscription sends the address alone, thanks in both texts, and closes by cross or a click outside', async ({ page, desk }) => {
    const sends = sendsOf(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Newsletter subscription sent'));
    await subscribe(page, 'news@example.business');
    // The response is logged (specification §7), and the log names no person.
    expect((await logged).text()).not.toContain('example.business');
    await expect(thanks(page)).toHaveAccessibleDescription('You have successfully Subscribed for our latest AI & Analytics news');
    await expect(email(page)).toHaveValue('');
    expect(bodyOf(sends[0])).toEqual({
      lib_version: '3.2.0',
      user_id: site.leadApi.userId,
      service_id: site.leadApi.serviceId,
      template_id: site.leadApi.templates.newsletter,
      template_params: { email: 'news@example.business' },
    });
    await expectNoFaults(page, 'wideLight', 'narrowDark');
    await thanks(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(thanks(page)).toBeHidden();
    await email(page).fill('more@example.com');
    await email(page).press('Enter');
    await expect(thanks(page)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(thanks(page)).toBeHidden();
    await expect(email(page)).toBeFocused();
    expect(leadsOf('news@example.business', desk.dataDir)).toEqual([expect.objectContaining({ kind: 'newsletter', fields: { email: 'news@example.business' } })]);
  });

  test('a failed subscription empties the field and shows nothing', async ({ page }) => {
    await page.route('**/email/send', (route) => route.abort());
    await subscribe(page, 'failed@example.com');
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toHaveAccessibleDescription(hint);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('address and error are gone on every change of route: a link, back, and a return from the browser’s cache', async ({ page }) => {
    await subscribe(page, 'half-typed');
    await expect(email(page)).toHaveAccessibleDescription(`${hint} Please Enter Valid Email`);
    await page.getByRole('navigation', { name: 'Contact and terms' }).getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await expect(email(page)).toHaveValue('');
    const release = await holdCode(page, 'NewsletterForm');
    await page.goBack();
    // At once, before the form's own code has come.
    await expect(email(page)).toHaveValue('');
    await expect(page.locator('astro-island', { has: email(page) })).toHaveAttribute('ssr');
    release();
    await approach(page, '#newsletter-email');
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toHaveAccessibleDescription(hint);

    await subscribe(page, 'half-typed');
    await expect(email(page)).toHaveAccessibleDescription(`${hint} Please Enter Valid Email`);
    // What the browser tells a page that comes out of its back/forward cache, which is off under test.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toHaveAccessibleDescription(hint);
  });
});
