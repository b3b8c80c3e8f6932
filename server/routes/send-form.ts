import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { FORM_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import type { FieldErrors } from '../../src/features/lead-forms/rules.ts';
import { type FormName, type Lead, readLead } from '../../src/features/lead-forms/schemas.ts';
import { honeypotField } from '../../src/features/lead-forms/send.ts';
import type { Desk } from '../app.ts';
import { RETRY_AFTER_S } from '../errors.ts';
import { formPage, sendPage } from '../form-page.ts';
import { foreignForm, isOwnOrListed } from '../origin.ts';
import { clientNetwork } from '../rate-limit.ts';
import { StoreUnavailable } from '../store/store.ts';
import { refuseOtherMethods, say } from './plain-errors.ts';

const thankYouPages: Record<FormName, string> = {
  signUp: '/thank-you/sign-up',
  contact: '/thank-you/contact',
  newsletter: '/thank-you/newsletter',
};
/** A form posted again within this time counts as a double click. */
const DOUBLE_CLICK_MS = 10 * 60 * 1000;

export const sendFormRoute: FastifyPluginAsync<Desk> = async (
  app,
  { receiveLead, settings, site, limitLeads },
) => {
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' && !isOwnOrListed(request, settings)) throw foreignForm();
  });

  app.post(FORM_PATH, { onRequest: limitLeads }, async (request, reply) => {
    const form = readForm(request.body);
    if (typeof form === 'string') return say(reply, 400, form);
    const { kind, values, honeypot } = form;
    const showForm = (status: number, errors: FieldErrors) =>
      sendPage(reply, site, status, (template) => formPage(template, { kind, values, errors }));
    const read = readLead(kind, values);
    if (!read.ok) return showForm(422, read.errors);
    try {
      const signals = { honeypot, fillTime: undefined, network: clientNetwork(request) };
      await receiveLead(read.lead, signals, keyOf(read.lead));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.error({ err: error }, 'cannot store a form; showing it again');
      reply.header('retry-after', RETRY_AFTER_S);
      const problem =
        'Your details could not be saved just now. Please send them again in a minute.';
      return showForm(503, { problem });
    }
    return reply.redirect(thankYouPages[kind], 303);
  });
  refuseOtherMethods(app, FORM_PATH, ['POST']);
};

function readForm(body: unknown) {
  const entries = Object.entries(body ?? {});
  if (entries.some(([, value]) => typeof value !== 'string'))
    return 'Every field must be text and appear once.';
  const {
    form,
    [honeypotField]: honeypot = '',
    ...fields
  }: Record<string, string> = Object.fromEntries(entries);
  const kind = (Object.keys(formFields) as FormName[]).find((candidate) => candidate === form);
  if (kind === undefined) return 'This form does not belong to this website.';
  const names = Object.keys(formFields[kind]);
  if (Object.keys(fields).some((name) => !names.includes(name)))
    return 'The form has an unknown field.';
  const values = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  return { kind, values, honeypot };
}

/** Makes double clicks idempotent, also without JavaScript. The colon prevents collisions with keys that clients send. */
function keyOf(lead: Lead) {
  const moment = Math.floor(Date.now() / DOUBLE_CLICK_MS);
  const digest = createHash('sha256').update(JSON.stringify([lead.kind, lead.fields, moment]));
  return `form:${digest.digest('base64url')}`;
}
