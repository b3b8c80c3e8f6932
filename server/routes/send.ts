import type { FastifyPluginAsync } from 'fastify';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { parsePayload } from '../../src/features/lead-forms/parse-payload.ts';
import { FILL_TIME_HEADER, HONEYPOT_HEADER, IDEMPOTENCY_HEADER, PROOF_HEADER, SOURCE_HEADER } from '../../src/features/lead-forms/send.ts';
import type { Intake } from '../intake.ts';
import { readLeadSource } from '../lead-source.ts';
import { isOwnOrListed, preflightHeaders, shareWithListed } from '../origin.ts';
import type { ProofOfWork } from '../proof-of-work.ts';
import type { Limit } from '../rate-limit.ts';
import type { Settings } from '../settings.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { say } from './plain-errors.ts';

const KEY_PATTERN = /^[A-Za-z0-9_-]{8,100}$/;

/** `proofOfWork`: where browsers are asked for one. */
type SendRouteOptions = { intake: Intake; settings: Settings; limitLeads: Limit; proofOfWork: ProofOfWork | undefined };

/**
 * The send endpoint (specification §7): takes the wire body as JSON, answers `OK` once the lead is on disk,
 * else a plain sentence with the fitting status.
 */
export const sendRoute: FastifyPluginAsync<SendRouteOptions> = async (app, { intake, settings, limitLeads, proofOfWork }) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
  app.addHook('onRequest', async (request, reply) => shareWithListed(request, reply, settings));

  app.post(SEND_PATH, { onRequest: limitLeads }, async (request, reply) => {
    if (!isOwnOrListed(request, settings)) return say(reply, 403, 'Leads are not taken from this origin.');
    const key = headerText(request.headers[IDEMPOTENCY_HEADER.toLowerCase()]);
    if (key !== undefined && !KEY_PATTERN.test(key)) return say(reply, 400, `The ${IDEMPOTENCY_HEADER} must be 8 to 100 letters, digits, hyphens or underscores.`);
    const read = parsePayload(request.body, settings.send);
    // 422 alone tells a browser's outbox that no other try will help.
    if (!read.ok) return say(reply, read.invalidContent ? 422 : 400, read.reason);
    const signals = {
      honeypot: headerText(request.headers[HONEYPOT_HEADER.toLowerCase()]) ?? '',
      fillTime: headerText(request.headers[FILL_TIME_HEADER.toLowerCase()]),
      isProven: await proofOfWork?.isProven(headerText(request.headers[PROOF_HEADER.toLowerCase()])),
      source: settings.leadSource ? readLeadSource(headerText(request.headers[SOURCE_HEADER.toLowerCase()])) : undefined,
    };
    await intake.take(read.lead, signals, key ?? null);
    return say(reply, 200, 'OK');
  });

  app.options(SEND_PATH, async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !settings.allowedOrigins.includes(origin)) return say(reply, 403, 'Leads are not taken from this origin.');
    return reply.code(204).headers(preflightHeaders).send();
  });
  refuseOtherMethods(app, SEND_PATH, ['POST', 'OPTIONS']);
};

/** A header that came twice counts as its joined text, as HTTP has it. */
const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);
