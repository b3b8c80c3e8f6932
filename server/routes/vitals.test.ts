import { expect, test } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { VITALS_PATH, type VitalsBody } from '../../src/features/web-vitals/vitals-payload.ts';
import { type Desk, expectStatus, tempFolder, testApp } from '../../tests/server/fixtures.ts';

const body: VitalsBody = {
  path: '/about-us',
  vitals: [
    { name: 'LCP', value: 812.5, rating: 'good' },
    { name: 'CLS', value: 0.25, rating: 'needs-improvement' },
  ],
};
const withVital = (changes: object) => ({
  ...body,
  vitals: [{ ...body.vitals[0], ...changes }],
});
const testDesk = (changes: Parameters<typeof testApp>[0] = {}) =>
  testApp({
    siteDir: tempFolder({ 'index.html': '', 'about-us.html': '', 'icon.svg': '' }),
    ...changes,
  });
const post = (desk: Desk, payload: object | string = body, headers: Record<string, string> = {}) =>
  desk.post(VITALS_PATH, payload, { 'content-type': 'application/json', ...headers });
const readMetrics = async ({ app }: Desk) => (await app.inject({ url: '/metrics' })).body;

test('page-speed reports are counted by name, rating and page', async () => {
  const desk = await testDesk();
  for (let visits = 0; visits < 2; visits += 1) expectStatus(await post(desk), 204);
  const metrics = await readMetrics(desk);
  for (const line of [
    'total{name="LCP",rating="good",page="/about-us"} 2',
    'value_sum{name="LCP",page="/about-us"} 1625',
    'value_sum{name="CLS",page="/about-us"} 0.5',
  ])
    expect(metrics).toContain(`desk_web_vitals_${line}\n`);
});

test('page-speed reports of unknown pages are counted as page “other”', async () => {
  const desk = await testDesk();
  // As a label, the last path would inject text into the metrics.
  for (const path of ['/reset/ada@example.com', '/icon.svg', '/about-us"} 9\n'])
    await post(desk, { ...body, path });
  const metrics = await readMetrics(desk);
  expect(metrics).toContain('desk_web_vitals_total{name="LCP",rating="good",page="other"} 3\n');
  expect(metrics).not.toMatch(/ada|icon|"} 9/);
});

test.each<[string, object | string]>([
  ['null as its body', 'null'],
  ['no vitals', { ...body, vitals: [] }],
  ['too many vitals', { ...body, vitals: Array(21).fill(body.vitals[0]) }],
  ['an unknown name', withVital({ name: 'FID' })],
  ['an unknown rating', withVital({ rating: 'fine' })],
  ['a value that is a string', withVital({ value: '812' })],
  ['a negative value', withVital({ value: -1 })],
  ['a value that is too large', withVital({ value: 1e12 })],
  ['an unknown field', { ...body, visitor: 'ada' }],
  ['a path that is too long', { ...body, path: '/a'.repeat(200) }],
])(
  'a page-speed report with %s is rejected and does not count as a rejected lead',
  async (_what, payload) => {
    const desk = await testDesk();
    expect(await post(desk, payload)).toMatchObject({
      statusCode: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
    expect(await readMetrics(desk)).not.toContain('desk_sends_refused_total{');
  },
);

test('page-speed reports are rejected if sent by GET or from another site', async () => {
  const desk = await testDesk();
  expectStatus(await desk.app.inject({ url: VITALS_PATH }), 405);
  expectStatus(await post(desk, body, { origin: 'https://evil.example' }), 403);
  expect(await readMetrics(desk)).not.toContain('desk_web_vitals_total{');
});

test('page-speed reports are limited to 60 a minute, separately from leads', async () => {
  const desk = await testDesk({ rateLimit: { max: 1, windowMs: 60_000 } });
  const statuses: number[] = [];
  for (let reports = 0; reports < 61; reports += 1) statuses.push((await post(desk)).statusCode);
  expect(statuses).toEqual([...Array(60).fill(204), 429]);
  // The lead is invalid (400) but not limited (429): the reports did not use up its limit.
  expectStatus(await desk.post(SEND_PATH, {}), 400);
});

test('page-speed reports get 404 if the desk does not measure speed', async () => {
  expectStatus(await post(await testDesk({ measureSpeed: false })), 404);
});

test('page-speed reports leave no content, user agent or IP address in the log', async () => {
  const desk = await testDesk();
  await post(desk, { ...body, path: '/zaphod' }, { 'user-agent': 'agent-zaphod' });
  await post(desk, { visitor: 'zaphod' });
  expect(desk.log.join('')).not.toMatch(/zaphod|127\.0\.0\.1/);
});
