import { hasGlobalPrivacyControl, loadConsent, optionalCategories, saveConsent } from '../../client/consent.ts';
import { reportVitals } from '../web-vitals/report-vitals.ts';

let bound = false;

/** Opens the cookie preference manager (`features/cookie-consent/CookiePreferences.tsx`) with what is chosen so far. */
export function openPreferences(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form');
  if (!form) return;
  if (!bound) bind(dialog, form);
  bound = true;
  show(form);
  dialog.showModal();
}

const part = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`[data-${name}]`);
const box = (form: HTMLFormElement, category: string) => form.elements.namedItem(category) as HTMLInputElement;

function show(form: HTMLFormElement): void {
  const refused = hasGlobalPrivacyControl();
  const choices = loadConsent();
  for (const category of optionalCategories) {
    box(form, category).checked = !refused && choices?.[category] === true;
    box(form, category).disabled = refused;
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[name="answer"]')) button.hidden = refused;
  part(form, 'refused')?.toggleAttribute('hidden', !refused);
  part(form, 'not-kept')?.toggleAttribute('hidden', true);
  part(form, 'chosen')?.toggleAttribute('hidden', refused || !choices);
  const day = form.querySelector('time');
  if (day && choices)
    Object.assign(day, { dateTime: choices.day, textContent: new Date(choices.day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) });
}

function bind(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    const answer = (event.submitter as HTMLButtonElement | null)?.value;
    const chosen = (category: string) => (answer === 'save' ? box(form, category).checked : answer === 'allow');
    const kept = saveConsent({ performance: chosen('performance'), functionality: chosen('functionality'), targeting: chosen('targeting') });
    if (kept) return reportVitals();
    event.preventDefault();
    part(form, 'not-kept')?.toggleAttribute('hidden', false);
    return undefined;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
}
