import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { FORM_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import { type FieldConfig, formFields, submitLabels } from '../src/features/lead-forms/fields.ts';
import type { FormErrors } from '../src/features/lead-forms/rules.ts';
import type { FormName } from '../src/features/lead-forms/schemas.ts';
import { barePage, escapeHtml } from './html.ts';
import { BARE_PAGE_POLICY } from './security-headers.ts';
import type { BuiltSite } from './site/site-files.ts';

type FilledForm = { form: FormName; values: Record<string, string>; errors: FormErrors };

/** A form in `check-your-details.html`. */
export const FORM_PATTERN = /<!--form:(\w+)-->(.*?)<!--\/form-->/gs;
/** From ReturnedForm.tsx. `wrong:FIELD` is shown if `errors` has FIELD, otherwise `right:FIELD`. */
const VARIANT = /<template data-when="(right|wrong):(\w+)">(.*?)<\/template>/gs;
const SELECT = /<select\b[^>]*\bname="(\w+)".*?<\/select>/gs;
const PLACEHOLDER = /\{(value|error):(\w+)\}/g;

/** `render` receives the text of `check-your-details.html`, if the site has this page. */
export async function sendFilledPage(
  reply: FastifyReply,
  site: BuiltSite,
  status: number,
  render: (template: string | undefined) => string,
) {
  const page = site.returnedForm;
  const html = render(page && (await readFile(page.path, 'utf8')));
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': page?.policy ?? BARE_PAGE_POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

export function formPage(template: string | undefined, filledForm: FilledForm) {
  if (template === undefined) return bareForm(filledForm);
  const { form, values, errors } = filledForm;
  const fill = (html: string) =>
    html
      .replaceAll(VARIANT, (_match, state, name: string, content: string) =>
        (name in errors ? 'wrong' : 'right') === state ? content : '',
      )
      // Finds the option by its text, which React and `escapeHtml` escape the same way.
      .replaceAll(SELECT, (select, name: string) =>
        select.replace(`<option>${escapeHtml(values[name] ?? '')}<`, (option) =>
          option.replace('>', ' selected>'),
        ),
      )
      .replaceAll(PLACEHOLDER, (_match, type, name: string) =>
        type === 'error' ? escapeHtml(errors[name] ?? '') : escapeInTextarea(values[name] ?? ''),
      );
  return template
    .replace('<title>', '<title>Error: ')
    .replaceAll(FORM_PATTERN, (_match, name, html: string) => (name === form ? fill(html) : ''));
}

function bareForm({ form, values, errors }: FilledForm) {
  const items = Object.values(errors).map((error) => `<li>${escapeHtml(error)}</li>`);
  const fields = Object.entries<FieldConfig>(formFields[form]).map(([name, { label, control }]) => {
    const value = values[name] ?? '';
    const input =
      control === 'textarea'
        ? `<textarea name="${name}">${escapeInTextarea(value)}</textarea>`
        : `<input name="${name}" value="${escapeHtml(value)}">`;
    return `<p><label>${escapeHtml(label)} ${input}</label></p>`;
  });
  const main = `<ul>${items.join('')}</ul><form method="post" action="${FORM_PATH}"><input type="hidden" name="form" value="${form}">${fields.join('')}<button>${submitLabels[form]}</button></form>`;
  return barePage('Check your details', main, 'Error: Check your details');
}

/** Doubles a leading line break, because parsers drop one after `<textarea>`. */
const escapeInTextarea = (text: string) => escapeHtml(text).replace(/^\r?\n/, '\n$&');
