import { describe, expect, test, vi } from 'vitest';
import { LeadRejectedError, sendLead } from './send.ts';

const settings = {
  origin: '',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};
const lead = { name: 'Ada', email: 'ada@engines.com' };

/** Mocks fetch. @returns the calls */
function mockFetch(respond: (init: RequestInit) => Promise<Response> | Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return respond(init);
  });
  return calls;
}

describe('sending a lead', () => {
  test.each([{ origin: '' }, { origin: 'https://desk.site.example', ownDesk: true }])(
    'adds id, honeypot, filling time and source as headers for our own desk: %j',
    async (desk) => {
      const calls = mockFetch(() => new Response('OK'));
      await sendLead(
        'signUp',
        lead,
        { ...settings, ...desk },
        { id: 'id-1', honeypot: 'é\n\ud800', fillMs: 1234.5, source: 'page=%2F' },
      );
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
  ])('succeeds with status 200 or the text OK: %i %j', async (status, text) => {
    mockFetch(() => new Response(text, { status }));
    await expect(sendLead('signUp', lead, settings)).resolves.toBe(text);
  });

  test.each([400, 401, 403, 404, 408, 413, 421, 425, 426, 429, 500, 503])(
    'fails with status %i, but not with a LeadRejectedError',
    async (status) => {
      mockFetch(() => new Response('no', { status }));
      const error = await sendLead('signUp', lead, settings).catch((reason: unknown) => reason);
      expect(error).toEqual(new Error(`The lead API returned status ${status}.`));
      expect(error).not.toBeInstanceOf(LeadRejectedError);
    },
  );

  test('a 422 from our own desk rejects the lead; one from a third party does not (ruling 46)', async () => {
    mockFetch(() => new Response('no', { status: 422 }));
    await expect(sendLead('signUp', lead, settings)).rejects.toBeInstanceOf(LeadRejectedError);
    const thirdParty = { ...settings, origin: 'https://api.emailjs.com' };
    await expect(sendLead('signUp', lead, thirdParty)).rejects.not.toBeInstanceOf(
      LeadRejectedError,
    );
  });

  test('fails without a network, and after 15 seconds', async () => {
    mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendLead('signUp', lead, settings)).rejects.toThrow('Failed to fetch');
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('Too slow')));
    mockFetch(({ signal }) => Promise.reject(signal?.reason));
    await expect(sendLead('signUp', lead, settings)).rejects.toThrow('Too slow');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});
