import type { Page } from '@playwright/test';
import { expect, skipIfOff, test } from '../../../tests/e2e/page-helpers.ts';
import { askExample, chooseRole, demo } from '../../../tests/e2e/panorama.ts';
import { movePointer } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';
import { type Role, roleRules, roles } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';

skipIfOff(routes.panorama);

/** Lists account names, email addresses and suppliers that a role may not see. */
function hiddenFrom(role: Role): string[] {
  const { regions, hiddenFields } = roleRules[role];
  const { accounts, stock } = dataset;
  const hiddenAccounts = accounts.filter(({ region }) => !regions.includes(region));
  const emails = (hiddenFields.includes('email') ? accounts : hiddenAccounts).flatMap(
    ({ contacts }) => contacts.map(({ email = '' }) => email),
  );
  return [
    ...hiddenAccounts.map(({ name }) => name),
    ...emails,
    ...(hiddenFields.includes('supplier') ? stock.map(({ supplier = '' }) => supplier) : []),
  ];
}

/** Collects responses except fonts and pictures. The returned function waits for their texts. */
function collectResponses(page: Page) {
  const responses: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!/\.(woff2|avif|webp|png)$/.test(url))
      responses.push(response.text().then((text) => ({ url, text })));
  });
  return () => Promise.all(responses);
}

async function askTwoQuestions(page: Page): Promise<void> {
  await askExample(page, 'Where will stock run short?');
  await askExample(page, 'What is the pipeline worth?');
}

/** The account in the URL is hidden from Regional sales. */
async function askAs(page: Page, role: Role): Promise<void> {
  await page.goto(`${routes.panorama}#try?role=${role}&account=brindlewick`);
  await movePointer(page);
  await askTwoQuestions(page);
  await page.waitForLoadState('networkidle');
}

for (const role of roles) {
  test(`${role}: gets one data file, without hidden fields; no response has a hidden name, email or supplier`, async ({
    page,
  }) => {
    const readResponses = collectResponses(page);
    await askAs(page, role);
    const responses = await readResponses();
    const secrets = hiddenFrom(role);
    expect(secrets.length).toBeGreaterThan(10);
    const document = { url: 'the document', text: await page.content() };
    for (const { url, text } of [...responses, document])
      expect(
        secrets.filter((secret) => text.includes(secret)),
        url,
      ).toEqual([]);

    const dataFiles = responses.filter(({ url }) => url.includes('/panorama-data/'));
    expect(dataFiles.map(({ url }) => /panorama-data\/(\w+)-/.exec(url)?.[1])).toEqual([role]);
    for (const field of roleRules[role].hiddenFields)
      expect(dataFiles[0]?.text).not.toContain(`"${field}":`);
  });
}

test('after a role change, memory contains no account name that only the previous role sees', async ({
  page,
}) => {
  await askAs(page, 'salesManager');
  await chooseRole(page, 'Regional sales');
  await expect(demo(page).getByText('Sees 12 of 48 accounts (North).')).toBeVisible();
  // React keeps the previous role's render in memory for two more renders, which these questions
  // cause.
  await askExample(page, 'Which accounts need a call this week?');
  await askTwoQuestions(page);
  const session = await page.context().newCDPSession(page);
  let heap = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    heap += chunk;
  });
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const listNames = (isVisible: boolean) =>
    dataset.accounts
      .filter(({ region }) => (region === 'North') === isVisible)
      .map(({ name }) => name);
  expect(listNames(true).every((name) => heap.includes(name))).toBe(true);
  expect(listNames(false).filter((name) => heap.includes(name))).toEqual([]);
});
