import { SIGN_UP_SUBJECT } from '../../src/features/lead-forms/emailjs-payload.ts';
import { type FieldText, formFields } from '../../src/features/lead-forms/fields.ts';
import { escapeHtml } from '../html.ts';
import type { StoredLead } from '../store/store.ts';

export type LeadMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

const titles = { signUp: 'New sign-up', contact: 'New contact request', newsletter: 'New newsletter subscription' } as const;

/**
 * The mail that tells the owner of a lead: the same lead always makes the same mail, Message-ID included.
 * @param link the lead in the inbox, where there is one
 */
export function leadMail(lead: StoredLead, { to, from, brand, link }: { to: string; from: string; brand: string; link?: string | undefined }): LeadMail {
  const { id, kind, fields } = lead;
  const name = 'name' in fields ? fields.name : fields.email;
  const received = new Date(lead.receivedAt).toUTCString();
  const rows = labelledRows(lead);
  return {
    messageId: `<lead.${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: `${brand} website`, address: from },
    to,
    replyTo: { name, address: fields.email },
    subject: `${kind === 'signUp' ? SIGN_UP_SUBJECT : titles[kind]}: ${name}`,
    text: [
      titles[kind],
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      `Received: ${received}`,
      `Lead: ${id}`,
      ...(link === undefined ? [] : [`In the inbox: ${link}`]),
      'Reply to this mail to answer.',
    ].join('\n'),
    html: htmlPage(titles[kind], rows, [
      ...(link === undefined ? [] : [`<a href="${escapeHtml(link)}">Open the lead in the inbox</a>`]),
      `Received ${received}. Lead ${id}. Reply to this mail to answer.`,
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function labelledRows({ kind, fields }: StoredLead): [label: string, value: string][] {
  const values: Record<string, string> = fields;
  return Object.entries<FieldText>(formFields[kind])
    .map(([name, { label }]): [string, string] => [label, values[name] ?? ''])
    .filter(([, value]) => value !== '');
}

/** @param notes are HTML */
function htmlPage(title: string, rows: [string, string][], notes: string[]): string {
  const cells = rows
    .map(([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`)
    .join('');
  return `<!doctype html><html lang="en"><body><h1>${title}</h1><table cellpadding="6">${cells}</table>${notes.map((note) => `<p>${note}</p>`).join('')}</body></html>`;
}
