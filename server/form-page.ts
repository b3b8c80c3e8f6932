import { FORM_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import { type FieldText, formFields, submitLabels } from '../src/features/lead-forms/fields.ts';
import type { FieldErrors } from '../src/features/lead-forms/rules.ts';
import type { LeadKind } from '../src/features/lead-forms/schemas.ts';
import { escapeHtml } from './html.ts';

/** `problem`: what is wrong beside the fields, if anything. */
type Filled = { kind: LeadKind; values: Record<string, string>; errors: FieldErrors; problem?: string };

/** One of the forms of the built page (src/pages/check-your-details.astro). */
export const FORM = /<!--form:(\w+)-->(.*?)<!--\/form-->/gs;
/** What a form holds only where a field is right, or only where it is wrong (src/features/lead-forms/ReturnedForm.tsx). */
const VARIANT = /<template data-when="(right|wrong):(\w+)">(.*?)<\/template>/gs;
/** Its options are found by their text, which React and `escapeHtml` write alike. */
const SELECT = /<select\b[^>]*\bname="(\w+)".*?<\/select>/gs;
const PLACE = /\{(value|error):(\w+)\}/g;

/**
 * The page that shows what is wrong with a form posted without JavaScript, everything typed still in it.
 * @param template the built page, which has a form of each kind to be filled in; without one, a bare page is made.
 */
export function formPage(template: string | undefined, { kind, values, errors: fieldErrors, problem }: Filled): string {
  // The page shows a problem beside the fields as if it were the error of a field of that name.
  const errors: FieldErrors = problem === undefined ? fieldErrors : { ...fieldErrors, problem };
  if (template === undefined) return barePage({ kind, values, errors });
  const fill = (form: string) =>
    form
      .replaceAll(VARIANT, (_whole, state, name: string, content: string) => ((name in errors ? 'wrong' : 'right') === state ? content : ''))
      .replaceAll(SELECT, (select, name: string) => select.replace(`<option>${escapeHtml(values[name] ?? '')}<`, (option) => option.replace('>', ' selected>')))
      .replaceAll(PLACE, (_whole, what, name: string) => (what === 'error' ? escapeHtml(errors[name] ?? '') : escapeValue(values[name] ?? '')));
  return template.replace('<title>', '<title>Error: ').replaceAll(FORM, (_whole, name, form: string) => (name === kind ? fill(form) : ''));
}

/** The same without a built site, which another server may have: what is wrong, and the form as plain fields with what was typed. */
function barePage({ kind, values, errors }: Filled): string {
  const list = Object.values(errors).map((error) => `<li>${escapeHtml(error)}</li>`);
  const fields = Object.entries<FieldText>(formFields[kind]).map(([name, { label, control }]) => {
    const value = values[name] ?? '';
    const input = control === 'textarea' ? `<textarea name="${name}">${escapeValue(value)}</textarea>` : `<input name="${name}" value="${escapeHtml(value)}">`;
    return `<p><label>${escapeHtml(label)} ${input}</label></p>`;
  });
  const form = `<form method="post" action="${FORM_PATH}"><input type="hidden" name="form" value="${kind}">${fields.join('')}<button>${submitLabels[kind]}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error: Check your details</title></head><body><main><h1>Check your details</h1><ul>${list.join('')}</ul>${form}</main></body></html>`;
}

/** The parser drops one line break after `<textarea>`, so a text that begins with its own gets another. */
const escapeValue = (text: string): string => escapeHtml(text).replace(/^\r?\n/, '\n$&');
