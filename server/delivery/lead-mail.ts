import { SIGN_UP_SUBJECT } from '../../src/features/lead-forms/emailjs-payload.ts';
import type { StoredLead } from '../domain.ts';
import { escapeHtml } from '../html.ts';
import { labeledFields } from '../lead-record.ts';

const titles = {
  signUp: 'New sign-up',
  contact: 'New contact request',
  newsletter: 'New newsletter subscription',
};

export function leadMail(lead: StoredLead, to: string, link?: string) {
  const { id, form, fields } = lead;
  const title = titles[form];
  const name = 'name' in fields ? fields.name : fields.email;
  const received = new Date(lead.receivedAt).toUTCString();
  const rows = labeledFields(lead).filter(({ value }) => value !== '');
  const htmlRows = rows.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const htmlLink = link
    ? `<p><a href="${escapeHtml(link)}">Open the lead in the inbox</a></p>`
    : '';
  return {
    mailId: `lead.${id}`,
    to,
    replyTo: { name, address: fields.email },
    subject: `${form === 'signUp' ? SIGN_UP_SUBJECT : title}: ${name}`,
    text: [
      title,
      '',
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      '',
      `Received: ${received}`,
      `Lead: ${id}`,
      ...(link ? [`In the inbox: ${link}`] : []),
      'Reply to this mail to answer.',
    ].join('\n'),
    html: `<!doctype html><html lang="en"><body><h1>${title}</h1><table cellpadding="6">${htmlRows.join('')}</table>${htmlLink}<p>Received ${received}. Lead ${id}. Reply to this mail to answer.</p></body></html>`,
  };
}
