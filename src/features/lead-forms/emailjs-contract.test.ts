import emailjs from 'emailjs-com';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import type { LeadFields, LeadKind } from './schemas.ts';
import { SendError, sendLead } from './send.ts';

const send = {
  origin: 'https://api.emailjs.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };

/** What the real client sends, caught where it meets the browser. */
async function sentByClient(templateId: string, params: Record<string, string>): Promise<Sent> {
  let sent: Sent | undefined;
  class CatchingRequest extends EventTarget {
    status = 200;
    responseText = 'OK';
    readonly #headers: Record<string, string> = {};
    #target = { method: '', url: '' };
    open(method: string, url: string) {
      this.#target = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name.toLowerCase()] = value;
    }
    send(body: string) {
      sent = { ...this.#target, headers: this.#headers, body: JSON.parse(body) };
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', CatchingRequest);
  await emailjs.send(send.serviceId, templateId, params, send.userId);
  if (sent === undefined) throw new Error('the client sent nothing');
  return sent;
}

async function sentByUs<Kind extends LeadKind>(kind: Kind, values: LeadFields[Kind]): Promise<Sent> {
  let sent: Sent | undefined;
  await sendLead(kind, values, {
    send,
    id: 'id-1',
    fillMs: 5000,
    fetch: async (url, init) => {
      const headers = Object.fromEntries([...new Headers(init?.headers)]);
      sent = { method: init?.method ?? '', url: String(url), headers, body: JSON.parse(String(init?.body)) };
      return new Response('OK');
    },
  });
  if (sent === undefined) throw new Error('nothing was sent');
  return sent;
}

/** Why a call threw; the client throws bare strings. */
function reasonOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return error instanceof SendError ? error.message : String(error);
  }
  return 'did not throw';
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('our send beside that of emailjs-com 3.2.0', () => {
  test('is the same for a sign-up', async () => {
    const client = await sentByClient('template_s', { subject: 'Form Submission', name: 'Ada', email: 'ada@engines.com' });
    expect(await sentByUs('signUp', { name: 'Ada', email: 'ada@engines.com' })).toEqual(client);
  });

  test('is the same for a contact lead', async () => {
    const client = await sentByClient('template_c', {
      name: 'Ada Lovelace',
      email: 'ada@engines.example',
      discriptionMesage: '',
      Company_Name: 'Analytical Engines',
      jobTitle: 'Chief Analyst',
      mobile: '5125550100',
      company_size: '1-50 Employees',
      country: 'United Kingdom',
    });
    const ours = await sentByUs('contact', { ...contactFields, descriptionmsg: '' });
    expect(ours).toEqual(client);
  });

  test('is the same for the newsletter', async () => {
    expect(await sentByUs('newsletter', { email: 'ada@engines.com' })).toEqual(await sentByClient('template_n', { email: 'ada@engines.com' }));
  });

  test.each([
    ['user id', { ...send, userId: '' }],
    ['service id', { ...send, serviceId: '' }],
    ['template id', { ...send, templates: { ...send.templates, newsletter: '' } }],
  ])('throws the same words when the %s is missing', (_id, settings) => {
    const theirs = reasonOf(() => emailjs.send(settings.serviceId, settings.templates.newsletter, {}, settings.userId));
    expect(reasonOf(() => sendLead('newsletter', { email: 'ada@engines.com' }, { send: settings }))).toBe(theirs);
  });
});
