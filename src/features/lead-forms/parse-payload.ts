import { type LeadApiSettings, LIB_VERSION, payloadKeys, SIGN_UP_SUBJECT } from './emailjs-payload.ts';
import { type Lead, type LeadKind, readLead } from './schemas.ts';

/**
 * Reads a body that claims to be a send, trusting nothing in it.
 * @returns the lead, or one plain sentence saying why it is rejected (it never repeats a visitor's words), and whether what was typed
 * is the reason.
 */
export function parsePayload(body: unknown, send: LeadApiSettings): { ok: true; lead: Lead } | { ok: false; reason: string; invalidContent?: true } {
  const rejected = (reason: string) => ({ ok: false, reason }) as const;
  if (!isPlainObject(body)) return rejected('The body must be a JSON object.');

  const ids = { user_id: 'user ID', service_id: 'service ID', template_id: 'template ID' };
  for (const [key, name] of Object.entries(ids)) {
    if (typeof body[key] !== 'string' || body[key] === '') return rejected(`The ${name} is required.`);
  }
  const unknownKey = Object.keys(body).find((key) => !['lib_version', 'template_params', ...Object.keys(ids)].includes(key));
  if (unknownKey !== undefined) return rejected('The body has a key that is not part of a send.');
  if (body['lib_version'] !== LIB_VERSION) return rejected(`The lib_version must be ${LIB_VERSION}.`);
  if (body['user_id'] !== send.userId) return rejected('The user ID is not known.');
  if (body['service_id'] !== send.serviceId) return rejected('The service ID is not known.');
  const kind = (Object.keys(payloadKeys) as LeadKind[]).find((candidate) => send.templates[candidate] === body['template_id']);
  if (kind === undefined) return rejected('The template ID is not known.');

  const params = body['template_params'];
  if (!isPlainObject(params)) return rejected('The template_params must be an object.');
  return fromTemplateParams(kind, params);
}

function fromTemplateParams(kind: LeadKind, params: Record<string, unknown>): ReturnType<typeof parsePayload> {
  const fieldNames = new Map(Object.entries<string>(payloadKeys[kind]).map(([field, key]) => [key, field]));
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(params)) {
    const field = fieldNames.get(key);
    if (typeof value !== 'string') return { ok: false, reason: 'Every template parameter must be text.' };
    if (field !== undefined) values[field] = value;
    else if (kind !== 'signUp' || key !== 'subject') return { ok: false, reason: 'A template parameter is not one of this template.' };
  }
  if (kind === 'signUp' && params['subject'] !== SIGN_UP_SUBJECT) return { ok: false, reason: `The subject must be '${SIGN_UP_SUBJECT}'.` };
  const missing = [...fieldNames].find(([, field]) => !(field in values));
  if (missing !== undefined) return { ok: false, reason: `The template parameter ${missing[0]} is required.` };

  const result = readLead(kind, values);
  if (result.ok) return result;
  const [field = '', message = ''] = Object.entries(result.errors)[0] ?? [];
  return { ok: false, reason: `${[...fieldNames].find(([, name]) => name === field)?.[0] ?? field}: ${message}`, invalidContent: true };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
