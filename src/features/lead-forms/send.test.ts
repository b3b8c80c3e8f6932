import { expect, test, vi } from 'vitest';
import { site } from '../../../site.config.ts';
import { type LeadMetadata, LeadRejectedError, sendLead } from './send.ts';

/** Mocks fetch. @returns the calls */
function mockFetch(respond: (init: RequestInit) => Promise<Response> | Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return respond(init);
  });
  return calls;
}

const send = (leadApi: Partial<typeof site.leadApi> = {}, metadata: LeadMetadata = {}) =>
  sendLead(
    'signUp',
    { name: 'Ada', email: 'ada@engines.com' },
    { ...site.leadApi, origin: '', ...leadApi },
    metadata,
  );

test.each([{ origin: '' }, { origin: 'https://desk.site.example', ownDesk: true }])(
  'a lead for our own desk has id, honeypot, filling time and source as headers: %j',
  async (desk) => {
    const calls = mockFetch(() => new Response('OK'));
    const honeypot = 'é\n\ud800';
    await send(desk, { id: 'id-1', honeypot, fillMs: 1234.5, source: 'page=%2F' });
    expect(calls[0]?.url).toBe(`${desk.origin}/api/v1.0/email/send`);
    expect(calls[0]?.init.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'id-1',
      // The honeypot's value. `%EF%BF%BD` is U+FFFD, which replaces the lone surrogate.
      'X-Form-Topic': '%C3%A9%0A%EF%BF%BD',
      'X-Form-Time': '1235',
      'X-Form-Source': 'page=%2F',
    });
  },
);

test.each([
  [200, 'anything'],
  [202, 'OK'],
])('sending succeeds with status 200 or the text OK: %i %j', async (status, text) => {
  mockFetch(() => new Response(text, { status }));
  await expect(send()).resolves.toBe(text);
});

test.each([400, 403, 421, 425, 429, 500, 503])(
  'sending fails with status %i, but not with a LeadRejectedError',
  async (status) => {
    mockFetch(() => new Response('no', { status }));
    const error = await send().catch((reason: unknown) => reason);
    expect(error).toEqual(new Error(`The lead API returned status ${status}.`));
    expect(error).not.toBeInstanceOf(LeadRejectedError);
  },
);

test.each([413, 422])(
  'status %i from our own desk rejects the lead; from a third party it does not',
  async (status) => {
    mockFetch(() => new Response('no', { status }));
    await expect(send()).rejects.toBeInstanceOf(LeadRejectedError);
    const thirdParty = { origin: 'https://api.emailjs.com', ownDesk: false };
    await expect(send(thirdParty)).rejects.not.toBeInstanceOf(LeadRejectedError);
  },
);

test('sending fails without a network, and after 15 seconds', async () => {
  mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send()).rejects.toThrow('Failed to fetch');
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new Error('Too slow')));
  mockFetch(({ signal }) => Promise.reject(signal?.reason));
  await expect(send()).rejects.toThrow('Too slow');
  expect(timeout).toHaveBeenCalledWith(15_000);
});
