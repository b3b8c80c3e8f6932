import {
  type LeadApiSettings,
  LIB_VERSION,
  payloadKeys,
  SIGN_UP_SUBJECT,
} from './emailjs-payload.ts';
import { type FormName, type Lead, parseLead } from './schemas.ts';

type ParsedPayload =
  | { ok: true; lead: Lead }
  | { ok: false; reason: string; invalidContent?: true };

const idNames = { user_id: 'user ID', service_id: 'service ID', template_id: 'template ID' };
const allowedKeys = ['lib_version', 'template_params', ...Object.keys(idNames)];
const rejection = (reason: string) => ({ ok: false, reason }) as const;
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses an untrusted request body. The reason for a rejection contains no personal data.
 * @returns `invalidContent` if only field values are invalid
 */
export function parsePayload(body: unknown, leadApi: LeadApiSettings): ParsedPayload {
  if (!isPlainObject(body)) return rejection('The body must be a JSON object.');
  for (const [key, name] of Object.entries(idNames))
    if (typeof body[key] !== 'string' || body[key] === '')
      return rejection(`The ${name} is required.`);
  if (Object.keys(body).some((key) => !allowedKeys.includes(key)))
    return rejection('A key of the body is not known.');
  if (body['lib_version'] !== LIB_VERSION)
    return rejection(`The lib_version must be ${LIB_VERSION}.`);
  if (body['user_id'] !== leadApi.userId) return rejection('The user ID is not known.');
  if (body['service_id'] !== leadApi.serviceId) return rejection('The service ID is not known.');
  const form = (Object.keys(payloadKeys) as FormName[]).find(
    (candidate) => leadApi.templates[candidate] === body['template_id'],
  );
  if (form === undefined) return rejection('The template ID is not known.');
  const params = body['template_params'];
  if (!isPlainObject(params)) return rejection('The template_params must be an object.');
  return parseParams(form, params);
}

function parseParams(form: FormName, params: Record<string, unknown>): ParsedPayload {
  const fields: [field: string, key: string][] = Object.entries(payloadKeys[form]);
  const expectedKeys = [...fields.map(([, key]) => key), ...(form === 'signUp' ? ['subject'] : [])];
  for (const [key, value] of Object.entries(params)) {
    if (typeof value !== 'string') return rejection('Every template parameter must be text.');
    if (!expectedKeys.includes(key)) return rejection('A template parameter is not known.');
  }
  if (form === 'signUp' && params['subject'] !== SIGN_UP_SUBJECT)
    return rejection(`The subject must be '${SIGN_UP_SUBJECT}'.`);
  const missing = expectedKeys.find((key) => !(key in params));
  if (missing !== undefined) return rejection(`The template parameter ${missing} is required.`);

  const result = parseLead(
    form,
    Object.fromEntries(fields.map(([field, key]) => [field, params[key]])),
  );
  if (result.ok) return result;
  const [invalidField = '', message = ''] = Object.entries(result.errors)[0] ?? [];
  const key = fields.find(([field]) => field === invalidField)?.[1] ?? invalidField;
  return { ...rejection(`${key}: ${message}`), invalidContent: true };
}
