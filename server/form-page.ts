import { companySizePlaceholder, companySizes } from '../src/features/lead-forms/company-sizes.ts';
import { countries, countryPlaceholder } from '../src/features/lead-forms/countries.ts';
import { FORM_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import { type FieldText, formFields } from '../src/features/lead-forms/fields.ts';
import { EMAIL_MAX_LENGTH, type FieldErrors } from '../src/features/lead-forms/rules.ts';
import type { LeadKind } from '../src/features/lead-forms/schemas.ts';
import { honeypotField } from '../src/features/lead-forms/send.ts';
import { attributes, escapeHtml } from './html.ts';

/** Where the page to be filled in holds its place for the form. */
const FORM_PLACE = '<!--desk:form-->';

const choices: Record<string, { placeholder: string; options: readonly string[] }> = {
  country: { placeholder: countryPlaceholder, options: countries.map(({ name }) => name) },
  companySize: { placeholder: companySizePlaceholder, options: companySizes },
};
const submitLabels: Record<LeadKind, string> = { signUp: 'Get Started', contact: 'Talk to an Expert', newsletter: 'Subscribe' };

type Filled = { kind: LeadKind; values: Record<string, string>; errors: FieldErrors };

/**
 * The page that shows what is wrong with a form posted without JavaScript, everything typed still in it.
 * @param template the built page with `FORM_PLACE` in it; without one, a bare page is made.
 */
export function formPage(template: string | undefined, filled: Filled): string {
  const form = filledForm(filled);
  if (!template?.includes(FORM_PLACE)) {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error: Check your details</title></head><body><main><h1>Check your details</h1>${form}</main></body></html>`;
  }
  // As functions, because a text may hold `$&`, which a replacement string would expand.
  return template.replace('<title>', () => '<title>Error: ').replace(FORM_PLACE, () => form);
}

function filledForm({ kind, values, errors }: Filled): string {
  const fields = Object.entries<FieldText>(formFields[kind]);
  const summary = fields
    .filter(([name]) => errors[name] !== undefined)
    .map(([name, { label }]) => `<li><a href="#${name}">${escapeHtml(label)}: ${escapeHtml(errors[name] ?? '')}</a></li>`)
    .join('');
  return [
    `<div class="error-summary" role="alert"><h2>There is a problem</h2><ul>${summary}</ul></div>`,
    `<form class="form" method="post" action="${FORM_PATH}" novalidate>`,
    `<input type="hidden" name="form" value="${kind}">`,
    ...fields.map(([name, text]) => field(name, text, values[name] ?? '', errors[name])),
    `<div hidden><label>Topic <input${attributes({ name: honeypotField, tabindex: -1, autocomplete: 'off', maxlength: EMAIL_MAX_LENGTH })}></label></div>`,
    `<button class="btn btn-signal" type="submit">${submitLabels[kind]}</button>`,
    '</form>',
  ].join('\n');
}

function field(name: string, text: FieldText, value: string, error: string | undefined): string {
  const hintId = text.hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const shared = {
    class: 'input',
    id: name,
    name,
    autocomplete: text.autocomplete,
    required: text.required,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : 'true',
  };
  return [
    '<div class="field">',
    `<label for="${name}">${escapeHtml(text.label)}</label>`,
    hintId && `<p class="hint" id="${hintId}">${escapeHtml(text.hint ?? '')}</p>`,
    errorId && `<p class="error" id="${errorId}">${escapeHtml(error)}</p>`,
    control(name, text, value, shared),
    '</div>',
  ]
    .filter(Boolean)
    .join('');
}

function control(name: string, text: FieldText, value: string, shared: Record<string, string | number | boolean | undefined>): string {
  if (text.control === 'textarea') {
    // The parser drops one line break after the tag, so one is put there: a text that begins with its own keeps it.
    return `<textarea${attributes({ ...shared, rows: 6 })}>\n${escapeHtml(value)}</textarea>`;
  }
  if (text.control === 'select') {
    const { placeholder, options } = choices[name] ?? { placeholder: '', options: [] };
    const list = options.map((option) => `<option${attributes({ selected: option === value })}>${escapeHtml(option)}</option>`).join('');
    return `<select${attributes(shared)}><option value="">${escapeHtml(placeholder)}</option>${list}</select>`;
  }
  const { control: type, inputMode: inputmode, maxLength: maxlength } = text;
  return `<input${attributes({ ...shared, type, inputmode, maxlength, value })}>`;
}
