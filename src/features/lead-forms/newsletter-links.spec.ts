import { type Desk, startDesk } from '../../../tests/desk-process.ts';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { test as base, expect, workerFixture } from '../../../tests/e2e/fixtures.ts';
import { openForm, subscribe } from '../../../tests/e2e/forms.ts';
import { type SmtpSink, startSmtp } from '../../../tests/smtp.ts';

const test = base.extend<object, { desk: Desk & { smtp: SmtpSink } }>({
  desk: workerFixture(async () => {
    const smtp = await startSmtp();
    const desk = await startDesk({ SMTP_URL: smtp.url, NEWSLETTER_DOUBLE_OPT_IN: 'on' });
    const stop = async () => {
      await desk.stop();
      await smtp.stop();
    };
    return { ...desk, smtp, stop };
  }),
});

test('a subscriber confirms and unsubscribes by links in a mail', async ({
  page,
  desk: { smtp },
  browserErrors,
}, { repeatEachIndex }) => {
  const address = `ada${repeatEachIndex}@example.com`;
  await openForm(page, '/resource', '#newsletter-email');
  await subscribe(page, address);
  await expect(page.getByRole('dialog', { name: 'Thank you for subscribing!' })).toBeVisible();

  const findMail = () => smtp.mails.find(({ to }) => to.includes(address));
  await expect.poll(findMail).toBeDefined();
  // Joins the lines that quoted-printable encoding split.
  const mailText = findMail()?.raw.replaceAll(/=\r?\n/g, '') ?? '';
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  for (const [purpose, question, button, result] of [
    [
      'confirm',
      'Confirm your subscription',
      'Confirm subscription',
      'Your subscription is confirmed',
    ],
    ['unsubscribe', 'Unsubscribe from the newsletter', 'Unsubscribe', 'You are unsubscribed'],
  ] as const) {
    // A token has 51 characters.
    const [path = ''] = new RegExp(`/newsletter/${purpose}/[\\w-]{51}`).exec(mailText) ?? [];
    await page.goto(path);
    await expect(heading(question)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${question} \\|`));
    await expectNoAccessibilityViolations(page);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(heading(result)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectNoAccessibilityViolations(page);
    // The URL contains a secret token, which scripts must not store.
    expect(
      await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain('/newsletter/');
  }
  expect(browserErrors).toEqual([]);
});
