import { hash } from 'node:crypto';
import formbody from '@fastify/formbody';
import { FORM_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import type { FormErrors } from '../../src/features/lead-forms/rules.ts';
import { type Lead, parseLead } from '../../src/features/lead-forms/schemas.ts';
import { honeypotField } from '../../src/features/lead-forms/send.ts';
import type { RoutePlugin } from '../app.ts';
import { FORMS } from '../domain.ts';
import { RETRY_AFTER_S } from '../errors.ts';
import { formPage, sendFilledPage } from '../form-page.ts';
import { forbiddenOrigin, isAllowedOrigin } from '../origin.ts';
import { clientIp } from '../rate-limit.ts';
import { StoreUnavailable } from '../store/store.ts';
import { rejectOtherMethods, sendText } from './plain-errors.ts';

const thankYouPages = {
  signUp: '/thank-you/sign-up',
  contact: '/thank-you/contact',
  newsletter: '/thank-you/newsletter',
};
const DEDUPE_PERIOD_MS = 10 * 60 * 1000;

export const sendFormRoute: RoutePlugin = async (
  app,
  { receiveLead, settings, site, limitLeads },
) => {
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' && !isAllowedOrigin(request, settings)) throw forbiddenOrigin();
  });

  app.post(FORM_PATH, { onRequest: limitLeads }, async (request, reply) => {
    const submission = readForm(request.body);
    if (typeof submission === 'string') return sendText(reply, 400, submission);
    const { form, values, honeypot } = submission;
    const showForm = (status: number, errors: FormErrors) =>
      sendFilledPage(reply, site, status, (template) =>
        formPage(template, { form, values, errors }),
      );
    const result = parseLead(form, values);
    if (!result.ok) return showForm(422, result.errors);
    try {
      const metadata = { honeypot, fillTime: undefined, clientIp: clientIp(request) };
      await receiveLead(result.lead, metadata, idempotencyKey(result.lead));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.error({ err: error }, 'cannot store a form; showing it again');
      reply.header('retry-after', RETRY_AFTER_S);
      return showForm(503, {
        problem: 'Your details could not be saved just now. Please send them again in a minute.',
      });
    }
    return reply.redirect(thankYouPages[form], 303);
  });
  // A page that shows errors has this URL, and a visitor may load it again.
  app.get(FORM_PATH, (_request, reply) => reply.redirect('/contact-us', 303));
  rejectOtherMethods(app, FORM_PATH, ['POST', 'GET', 'HEAD']);
};

/** Returns the submission, or an error message if it is malformed. */
function readForm(body: unknown) {
  const entries = Object.entries(body ?? {});
  if (entries.some(([, value]) => typeof value !== 'string'))
    return 'Every field must be text and appear once.';
  const {
    form: formName,
    [honeypotField]: honeypot = '',
    ...fields
  }: Record<string, string> = Object.fromEntries(entries);
  const form = FORMS.find((name) => name === formName);
  if (form === undefined) return 'This form does not belong to this website.';
  const names = Object.keys(formFields[form]);
  if (Object.keys(fields).some((name) => !names.includes(name)))
    return 'The form has an unknown field.';
  const values = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  return { form, values, honeypot };
}

/** Equal leads in a period of ten minutes share a key. Keys sent by scripts contain no colon. */
function idempotencyKey(lead: Lead) {
  const period = Math.floor(Date.now() / DEDUPE_PERIOD_MS);
  return `form:${hash('sha256', JSON.stringify([lead.form, lead.fields, period]), 'base64url')}`;
}
