import type { Site } from '../../../site.schema.ts';
import type { LeadFields, LeadKind } from './schemas.ts';

/** Where leads go and under which ids: `leadApi` of the site's configuration. */
export type LeadApiSettings = Site['leadApi'];

/** The version of the client library whose body this is (specification §9). */
export const LIB_VERSION = '3.2.0';
export const SEND_PATH = '/api/v1.0/email/send';
/** Takes the same leads from a form posted without JavaScript. */
export const FORM_PATH = '/api/v1.0/email/send-form';
export const SIGN_UP_SUBJECT = 'Form Submission';

export type EmailJsPayload = {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
};

/** Each field's name in `template_params`, in the order they are sent (specification §3, §7; the spelling is theirs). */
export const payloadKeys: { [Kind in LeadKind]: Record<keyof LeadFields[Kind], string> } = {
  signUp: { name: 'name', email: 'email' },
  contact: {
    name: 'name',
    email: 'email',
    descriptionmsg: 'discriptionMesage',
    companyName: 'Company_Name',
    jobTitle: 'jobTitle',
    mobile: 'mobile',
    companySize: 'company_size',
    country: 'country',
  },
  newsletter: { email: 'email' },
};

/**
 * The body of a send, key for key as the EmailJS client sends it (specification §7).
 * @param values the fields of a lead that its schema has accepted.
 */
export function toEmailJsPayload<Kind extends LeadKind>(kind: Kind, values: LeadFields[Kind], send: LeadApiSettings): EmailJsPayload {
  const params: Record<string, string> = kind === 'signUp' ? { subject: SIGN_UP_SUBJECT } : {};
  const fields: Record<string, string> = values;
  for (const [field, key] of Object.entries<string>(payloadKeys[kind])) params[key] = fields[field] ?? '';
  return {
    lib_version: LIB_VERSION,
    user_id: send.userId,
    service_id: send.serviceId,
    template_id: send.templates[kind],
    template_params: params,
  };
}
