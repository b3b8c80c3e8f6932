import type { Site } from '../../../site.schema.ts';
import type { FormName, LeadFields } from './schemas.ts';

export type LeadApiSettings = Site['leadApi'];

export const LIB_VERSION = '3.2.0';
export const SEND_PATH = '/api/v1.0/email/send';
/** The `action` of the HTML forms. */
export const FORM_PATH = '/api/v1.0/email/send-form';
export const SIGN_UP_SUBJECT = 'Form Submission';

/** Keys of `template_params` by field, in the specification's order and spelling (§3, §7). */
export const payloadKeys: { [Form in FormName]: Record<keyof LeadFields[Form], string> } = {
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

/** Returns the request body, with keys in the order of the EmailJS client (specification §7). */
export function toEmailJsPayload<Form extends FormName>(
  form: Form,
  values: LeadFields[Form],
  leadApi: LeadApiSettings,
) {
  const params: Record<string, string> = form === 'signUp' ? { subject: SIGN_UP_SUBJECT } : {};
  const valueByField: Record<string, string> = values;
  for (const [field, key] of Object.entries<string>(payloadKeys[form]))
    params[key] = valueByField[field] ?? '';
  return {
    lib_version: LIB_VERSION,
    user_id: leadApi.userId,
    service_id: leadApi.serviceId,
    template_id: leadApi.templates[form],
    template_params: params,
  };
}
