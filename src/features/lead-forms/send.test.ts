import { describe, expect, test } from 'vitest';
import { SendError, sendLead } from './send.ts';

const settings = {
  origin: '',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};
const lead = { name: 'Ada', email: 'ada@engines.com' };

/** A fetch that records its calls and gives one answer. */
function answering(answer: () => Promise<Response> | Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    calls.push({ url: String(url), init });
    return answer();
  };
  return { calls, fetch };
}

describe('a send', () => {
  test('posts the body as JSON to the send endpoint of its origin', async () => {
    const { calls, fetch } = answering(() => new Response('OK'));
    await sendLead('signUp', lead, { send: { ...settings, origin: 'https://api.mailer.example' }, id: 'id-1', honeypot: 'x', fillMs: 9, source: 'page=%2F', fetch });
    expect(calls[0]?.url).toBe('https://api.mailer.example/api/v1.0/email/send');
    expect(calls[0]?.init.method).toBe('POST');
    expect(calls[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({ template_id: 'template_s', template_params: { name: 'Ada' } });
  });

  test('carries its id, honeypot and fill time in headers to its own origin only', async () => {
    const { calls, fetch } = answering(() => new Response('OK'));
    await sendLead('signUp', lead, { send: settings, id: 'id-1', honeypot: 'é\n\ud800', fillMs: 1234.5, fetch });
    expect(calls[0]?.url).toBe('/api/v1.0/email/send');
    expect(calls[0]?.init.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'id-1',
      'X-Form-Topic': '%C3%A9%0A%EF%BF%BD',
      'X-Form-Time': '1235',
    });
  });

  test('carries them to the own desk on another origin too', async () => {
    const { calls, fetch } = answering(() => new Response('OK'));
    await sendLead('signUp', lead, {
      send: { ...settings, origin: 'https://desk.site.example', ownDesk: true },
      id: 'id-1',
      honeypot: '',
      fillMs: 9,
      source: 'page=%2F',
      fetch,
    });
    expect(calls[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'id-1', 'X-Form-Time': '9', 'X-Form-Source': 'page=%2F' });
  });

  test.each([
    [200, 'anything'],
    [202, 'OK'],
  ])('has succeeded with status %i and the text %j', async (status, text) => {
    const { fetch } = answering(() => new Response(text, { status }));
    await expect(sendLead('signUp', lead, { send: settings, fetch })).resolves.toBeUndefined();
  });

  test.each([
    // The one status by which the desk says that the content itself is invalid.
    [422, 'refused', false],
    ...[400, 401, 403, 404, 408, 413, 421, 425, 426].map((status) => [status, 'unavailable', true] as const),
    [429, 'busy', true],
    [500, 'server', true],
    [503, 'server', true],
  ] as const)('with status %i has failed as %s, worth another try: %s', async (status, failure, worthRetrying) => {
    const { fetch } = answering(() => new Response('no', { status }));
    await expect(sendLead('signUp', lead, { send: settings, fetch })).rejects.toMatchObject({ failure, worthRetrying, status });
  });

  test('that finds no network is worth another try', async () => {
    const { fetch } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendLead('signUp', lead, { send: settings, fetch })).rejects.toMatchObject({ failure: 'network', worthRetrying: true });
  });

  test('gives up after its time-out', async () => {
    const fetch: typeof globalThis.fetch = (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    await expect(sendLead('signUp', lead, { send: settings, timeoutMs: 10, fetch })).rejects.toMatchObject({ failure: 'timeout', worthRetrying: true });
  });

  test.each([
    [{ ...settings, userId: '' }, 'The user ID is required. Visit https://dashboard.emailjs.com/admin/integration'],
    [{ ...settings, serviceId: '' }, 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
    [{ ...settings, templates: { ...settings.templates, signUp: '' } }, 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates'],
  ])('throws before anything is sent when an id is missing', (send, message) => {
    const { calls, fetch } = answering(() => new Response('OK'));
    expect(() => sendLead('signUp', lead, { send, fetch })).toThrow(new SendError('settings', message));
    expect(calls).toHaveLength(0);
  });
});
