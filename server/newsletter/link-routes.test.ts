import { expect, test, vi } from 'vitest';
import { site } from '../../site.config.ts';
import {
  FORM_PATH,
  SEND_PATH,
  toEmailJsPayload,
} from '../../src/features/lead-forms/emailjs-payload.ts';
import {
  expectStatus,
  newsletterLead,
  signUpBody,
  stopClock,
  tempFolder,
  testApp,
} from '../../tests/server/fixtures.ts';
import { StoreUnavailable } from '../store/store.ts';
import { CONFIRM_TTL_MS, createNewsletterLinks } from './links.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const now = Date.now();

async function deskWithSignUp(...options: Parameters<typeof testApp>) {
  stopClock(now);
  const desk = await testApp(...options);
  const links = createNewsletterLinks(desk.store.secrets, site.url);
  const signUp = async (email: string, receivedAt: number) => {
    const lead = newsletterLead(email, { receivedAt });
    await desk.store.add(lead);
    return { id: lead.id, confirmPath: new URL(await links.toConfirm(lead.id)).pathname };
  };
  const { id, confirmPath } = await signUp('ada@engines.com', now);
  return {
    ...desk,
    signUp,
    confirmPath,
    unsubscribePath: new URL(await links.toUnsubscribe(id)).pathname,
    subscription: () => desk.store.newsletter.subscription(id),
  };
}

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';

type Page = { statusCode: number; body: string };
const expectPage = ({ statusCode, body }: Page, status: number, title: string) =>
  expect([statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]]).toEqual([status, title]);
const undecided = { confirmedAt: null, unsubscribedAt: null };

test.each<[string, number, Record<string, unknown>]>([
  ['GET', 200, { method: 'GET' }],
  ['HEAD', 200, { method: 'HEAD' }],
  [
    'a method override',
    200,
    {
      method: 'GET',
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
      query: { _method: 'POST' },
    },
  ],
  ['PUT', 405, { method: 'PUT' }],
  ['OPTIONS', 405, { method: 'OPTIONS' }],
])('a newsletter link changes nothing on %s', async (_how, status, request) => {
  const { app, confirmPath, unsubscribePath, subscription } = await deskWithSignUp();
  for (const url of [confirmPath, unsubscribePath])
    expectStatus(await app.inject({ ...request, url }), status);
  expect(await subscription()).toEqual(undecided);
});

test('a newsletter link shows a button on a page without caching, indexing or referrer', async () => {
  const { app, confirmPath, unsubscribePath } = await deskWithSignUp();
  for (const [url, title, button] of [
    [confirmPath, 'Confirm your subscription', 'Confirm subscription'],
    [unsubscribePath, 'Unsubscribe from the newsletter', 'Unsubscribe'],
  ] as const) {
    const answer = await app.inject({ url });
    expectPage(answer, 200, title);
    expect(answer.body).toContain(`<form method="post"><button>${button}</button></form>`);
    expect(answer.body).not.toContain(tokenOf(url));
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

test('the page of a newsletter link uses the template `check-your-details.html`, if the site has it', async () => {
  const siteDir = tempFolder({
    'index.html': '',
    'check-your-details.html':
      '<!doctype html><title>Please check | Desk</title><meta name="description" content="Fields"/><main><h1>Please check</h1><p class="lede">Not sent.</p><!--form:link--><form method="post"><button>{button}</button></form><!--/form--><!--form:newsletter-->other<!--/form--></main>',
    'csp.json': JSON.stringify({ '/check-your-details': "default-src 'self'" }),
  });
  const { app, post, confirmPath } = await deskWithSignUp({ siteDir });
  const { body, headers } = await app.inject({ url: confirmPath });
  expect(body).toMatch(
    /^<!doctype html><title>Confirm your subscription \| Desk<\/title><main><h1>Confirm your subscription<\/h1><p class="lede">Press[^<]+<\/p><form method="post"><button>Confirm subscription<\/button><\/form><\/main>$/,
  );
  expect(headers['content-security-policy']).toBe("default-src 'self'");
  expect((await post(confirmPath)).body).not.toContain('<form');
  // The page of an invalid form omits the button of a link.
  const returned = await post(FORM_PATH, 'form=newsletter&email=x', { 'content-type': FORM_TYPE });
  expect(returned.body).not.toContain('{button}');
  expect(returned.body).toContain('other');
});

test('an expired confirmation link changes nothing and says that it has expired', async () => {
  const { app, confirmPath, subscription } = await deskWithSignUp();
  vi.setSystemTime(now + CONFIRM_TTL_MS + 1000);
  for (const method of ['GET', 'POST'] as const)
    expectPage(await app.inject({ method, url: confirmPath }), 410, 'This link has expired');
  expect(await subscription()).toEqual(undecided);
});

test.each([
  ['in RFC 8058 format', FORM_TYPE, 'List-Unsubscribe=One-Click'],
  [
    'as multipart',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['without a body', undefined, undefined],
])(
  'an unsubscribe link accepts a post %s from any origin, without redirect or rate limit',
  async (_how, type, payload) => {
    const { post, unsubscribePath, subscription } = await deskWithSignUp({
      rateLimit: { max: 1, windowMs: 60_000 },
    });
    const headers = {
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
      ...(type && { 'content-type': type }),
    };
    for (let tries = 0; tries < 3; tries += 1)
      expectPage(await post(unsubscribePath, payload, headers), 200, 'You are unsubscribed');
    expect(await subscription()).toEqual({ ...undecided, unsubscribedAt: now });
  },
);

test('a confirmation link keeps the time of its first click; after an unsubscription, only a new sign-up can be confirmed', async () => {
  const { post, signUp, confirmPath, unsubscribePath, subscription } = await deskWithSignUp();
  for (const time of [now, now + 1000]) {
    vi.setSystemTime(time);
    expectPage(await post(confirmPath), 200, 'Your subscription is confirmed');
  }
  expect(await subscription()).toEqual({ confirmedAt: now, unsubscribedAt: null });
  await post(unsubscribePath);
  expectPage(await post(confirmPath), 410, 'This link is no longer in use');
  expect(await subscription()).toEqual({ confirmedAt: now, unsubscribedAt: now + 1000 });

  vi.setSystemTime(now + 2000);
  const next = await signUp('ADA@engines.com', now + 2000);
  await post(next.confirmPath);
  expect(await subscription()).toEqual({ confirmedAt: now + 2000, unsubscribedAt: null });
});

test('an unsubscribe link does not reveal whether the email address is stored', async () => {
  const { app, post, store, confirmPath, unsubscribePath } = await deskWithSignUp();
  const known = await post(unsubscribePath);
  await store.erase('ada@engines.com');
  const unknown = await post(unsubscribePath);
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expectStatus(await app.inject({ url: unsubscribePath }), 200);
  expect(await store.newsletter.subscribers('', 9)).toEqual([]);
  expectPage(await post(confirmPath), 410, 'This link is no longer in use');
});

test('a forged newsletter link is rejected, changes nothing and is not logged', async () => {
  const { post, confirmPath, unsubscribePath, subscription, log } = await deskWithSignUp();
  const logLength = log.length;
  for (const link of [confirmPath, unsubscribePath])
    expectPage(await post(`${link.slice(0, -6)}000000`), 404, 'This link does not work');
  expect([await subscription(), log.slice(logLength)]).toEqual([undecided, []]);
});

test('a newsletter link shows its button again if the store fails, and no log contains its token', async () => {
  const { post, store, confirmPath, log } = await deskWithSignUp();
  const confirm = vi.spyOn(store.newsletter, 'confirm');
  confirm.mockRejectedValueOnce(new StoreUnavailable('disk full'));
  const failed = await post(confirmPath);
  expectPage(failed, 503, 'Your choice could not be saved');
  expect(failed.headers['retry-after']).toBe('30');
  expect(failed.body).toContain('Confirm subscription');
  expectStatus(await post(confirmPath), 200);
  expect(log.join('')).toContain('disk full');
  for (const secret of [tokenOf(confirmPath), 'ada', 'engines'])
    expect(log.join('')).not.toContain(secret);
});

const bodyFor = (email: string) => toEmailJsPayload('newsletter', { email }, site.leadApi);

test('newsletter sign-ups queue a confirmation mail and get equal responses, even if repeated; other forms queue none', async () => {
  const { post, storedLeads } = await testApp({}, { channels: ['mail', 'confirmation'] });
  await post(SEND_PATH, signUpBody());
  const responses = [];
  for (const email of ['ada@engines.com', 'ada@engines.com', 'ada+news@engines.com']) {
    const { statusCode, body, headers } = await post(SEND_PATH, bodyFor(email));
    responses.push([statusCode, body, Object.keys(headers)]);
  }
  expect(responses[0]?.slice(0, 2)).toEqual([200, 'OK']);
  expect(responses).toEqual(Array(3).fill(responses[0]));
  const channels = (await storedLeads()).map(({ form, deliveries }) => [
    form,
    ...deliveries.map(({ channel }) => channel),
  ]);
  expect(channels.sort()).toEqual([
    ...Array(3).fill(['newsletter', 'confirmation', 'mail']),
    ['signUp', 'mail'],
  ]);
});
