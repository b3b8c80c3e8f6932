import type { FastifyPluginAsync } from 'fastify';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { parsePayload } from '../../src/features/lead-forms/parse-payload.ts';
import {
  FILL_TIME_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SOURCE_HEADER,
} from '../../src/features/lead-forms/send.ts';
import type { Desk } from '../app.ts';
import { readLeadSource } from '../lead-source.ts';
import { foreignForm, isOwnOrListed, preflightHeaders, shareWithListed } from '../origin.ts';
import { clientNetwork } from '../rate-limit.ts';
import { refuseOtherMethods, say } from './plain-errors.ts';

const KEY_PATTERN = /^[A-Za-z0-9_-]{8,100}$/;

/** The send endpoint (specification §7). */
export const sendRoute: FastifyPluginAsync<Desk> = async (
  app,
  { receiveLead, settings, limitLeads },
) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => shareWithListed(request, reply, settings));

  app.post(SEND_PATH, { onRequest: limitLeads }, async (request, reply) => {
    if (!isOwnOrListed(request, settings)) throw foreignForm();
    // Node joins repeated headers.
    const header = (name: string) => request.headers[name.toLowerCase()] as string | undefined;
    const key = header(IDEMPOTENCY_HEADER);
    if (key !== undefined && !KEY_PATTERN.test(key))
      return say(
        reply,
        400,
        `The ${IDEMPOTENCY_HEADER} must be 8 to 100 letters, digits, hyphens or underscores.`,
      );
    const read = parsePayload(request.body, settings.send);
    // 422 makes the browser's outbox delete the lead; other errors make it retry.
    if (!read.ok) return say(reply, read.invalidContent ? 422 : 400, read.reason);
    const signals = {
      network: clientNetwork(request),
      honeypot: header(HONEYPOT_HEADER) ?? '',
      fillTime: header(FILL_TIME_HEADER),
      source: settings.leadSource ? readLeadSource(header(SOURCE_HEADER)) : undefined,
    };
    await receiveLead(read.lead, signals, key ?? null);
    return say(reply, 200, 'OK');
  });

  app.options(SEND_PATH, async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !settings.allowedOrigins.includes(origin)) throw foreignForm();
    return reply.code(204).headers(preflightHeaders).send();
  });
  refuseOtherMethods(app, SEND_PATH, ['POST', 'OPTIONS']);
};
