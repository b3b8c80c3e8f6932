import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import { type Lead, type LeadKind, readLead } from '../../src/features/lead-forms/schemas.ts';
import { honeypotField } from '../../src/features/lead-forms/send.ts';
import { formPage } from '../form-page.ts';
import type { Intake } from '../intake.ts';
import { isOwnOrListed } from '../origin.ts';
import type { Limit } from '../rate-limit.ts';
import { OWN_PAGE_POLICY } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import type { BuiltSite } from '../site/site-files.ts';
import { StoreUnavailable } from '../store/store.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { RETRY_AFTER_S, say } from './plain-errors.ts';

/** Built pages that say thank you. */
const thankYouPages: Record<LeadKind, string> = { signUp: '/thank-you/sign-up', contact: '/thank-you/contact', newsletter: '/thank-you/newsletter' };
/** A form posted again within this time is the second click of a double click, in milliseconds. */
const SAME_FORM_MS = 10 * 60 * 1000;
const BODY_LIMIT = 16 * 1024;

type SendFormOptions = { intake: Intake; settings: Settings; site: BuiltSite; limitLeads: Limit };

/**
 * Takes the same leads from forms that post without JavaScript: answers 303 to a thank-you page, or 422 with the form as it
 * was filled in and what to put right.
 */
export const sendFormRoute: FastifyPluginAsync<SendFormOptions> = async (app, { intake, settings, site, limitLeads }) => {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  // The platform's own parser, over a body that is small and whole: what is cut off is an error of the sender's.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    try {
      return fieldsOf(await new Response(body, { headers }).formData());
    } catch {
      throw Object.assign(new Error('the form cannot be read'), { statusCode: 400 });
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isOwnOrListed(request, settings)) return say(reply, 403, 'Leads are not taken from this origin.');
    return undefined;
  });

  const showForm = async (reply: FastifyReply, status: number, filled: Parameters<typeof formPage>[1]) => {
    const page = site.checkYourDetails;
    const template = page && (await readFile(page.path, 'utf8'));
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': page?.policy ?? OWN_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(formPage(template, filled));
  };

  app.post(FORM_PATH, { onRequest: limitLeads }, async (request, reply) => {
    const form = readForm(request.body);
    if (!form.ok) return say(reply, 400, form.reason);
    const { kind, values, honeypot } = form;
    const read = readLead(kind, values);
    if (!read.ok) return showForm(reply, 422, { kind, values, errors: read.errors });
    try {
      await intake.take(read.lead, { honeypot, fillTime: undefined }, keyOf(read.lead));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.error({ err: error }, 'a form cannot be stored: shown again');
      // No script keeps it for this visitor, so the page does.
      return showForm(reply.header('retry-after', RETRY_AFTER_S), 503, {
        kind,
        values,
        errors: {},
        problem: 'Your details could not be saved just now. Please send them again in a minute.',
      });
    }
    return reply.redirect(thankYouPages[kind], 303);
  });
  refuseOtherMethods(app, FORM_PATH, ['POST']);
};

type Form = { ok: true; kind: LeadKind; values: Record<string, string>; honeypot: string } | { ok: false; reason: string };

/** Fields by name, as the other parser gives them: one that came twice is a list. */
function fieldsOf(data: FormData): Record<string, unknown> {
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).length === 1 ? data.get(name) : data.getAll(name)]));
}

function readForm(body: unknown): Form {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const texts = new Map<string, string>();
  for (const [name, value] of entries) {
    // A list is a field that came twice, an object is a file.
    if (typeof value !== 'string') return { ok: false, reason: 'Every field must be text and come once.' };
    texts.set(name, value);
  }
  const kind = (Object.keys(formFields) as LeadKind[]).find((candidate) => candidate === texts.get('form'));
  if (kind === undefined) return { ok: false, reason: 'The form is not one of this site.' };
  const names = Object.keys(formFields[kind]);
  const stranger = [...texts.keys()].some((name) => !['form', honeypotField, ...names].includes(name));
  if (stranger) return { ok: false, reason: 'The form has a field that is not part of it.' };
  return { ok: true, kind, values: Object.fromEntries(names.map((name) => [name, texts.get(name) ?? ''])), honeypot: texts.get(honeypotField) ?? '' };
}

/**
 * Without JavaScript nothing stops a double click, so equal leads of one moment share a key. The colon keeps these keys apart from
 * those that senders choose, which have none: nobody can take another's beforehand.
 */
function keyOf(lead: Lead): string {
  const moment = Math.floor(Date.now() / SAME_FORM_MS);
  const digest = createHash('sha256').update(JSON.stringify([lead.kind, lead.fields, moment]));
  return `form:${digest.digest('base64url')}`;
}
