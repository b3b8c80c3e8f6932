import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { parsePayload } from '../../src/features/lead-forms/parse-payload.ts';
import {
  FILL_TIME_HEADER,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  SOURCE_HEADER,
} from '../../src/features/lead-forms/send.ts';
import type { RoutePlugin } from '../app.ts';
import { readLeadSource } from '../lead-source.ts';
import { addCorsHeaders, forbiddenOrigin, isAllowedOrigin } from '../origin.ts';
import { clientIp } from '../rate-limit.ts';
import { rejectOtherMethods, sendText } from './plain-errors.ts';

const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': [
    'Content-Type',
    IDEMPOTENCY_HEADER,
    HONEYPOT_HEADER,
    FILL_TIME_HEADER,
    SOURCE_HEADER,
  ].join(', '),
  'access-control-max-age': '86400',
};
const VALID_KEY = /^[A-Za-z0-9_-]{8,100}$/;

export const sendRoute: RoutePlugin = async (app, { receiveLead, settings, limitLeads }) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => addCorsHeaders(request, reply, settings));

  app.post(SEND_PATH, { onRequest: limitLeads }, async (request, reply) => {
    if (!isAllowedOrigin(request, settings)) throw forbiddenOrigin();
    // Node joins the values of a repeated header into one string.
    const readHeader = (name: string) => request.headers[name.toLowerCase()] as string | undefined;
    const key = readHeader(IDEMPOTENCY_HEADER);
    if (key !== undefined && !VALID_KEY.test(key))
      return sendText(
        reply,
        400,
        `The ${IDEMPOTENCY_HEADER} must be 8 to 100 letters, digits, hyphens or underscores.`,
      );
    const result = parsePayload(request.body, settings.leadApi);
    // After 413 or 422, the browser deletes the lead. After other errors, it retries.
    if (!result.ok) return sendText(reply, result.invalidContent ? 422 : 400, result.reason);
    const metadata = {
      clientIp: clientIp(request),
      honeypot: readHeader(HONEYPOT_HEADER) ?? '',
      fillTime: readHeader(FILL_TIME_HEADER),
      source: settings.leadSource ? readLeadSource(readHeader(SOURCE_HEADER)) : undefined,
    };
    await receiveLead(result.lead, metadata, key ?? null);
    return sendText(reply, 200, 'OK');
  });

  app.options(SEND_PATH, async (request, reply) => {
    if (!settings.allowedOrigins.includes(request.headers.origin ?? '')) throw forbiddenOrigin();
    return reply.code(204).headers(preflightHeaders).send();
  });
  rejectOtherMethods(app, SEND_PATH, ['POST', 'OPTIONS']);
};
