import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './ContactForm.module.css';
import { contactSchema, tidyMessage } from './contact.ts';
import { FORM_PATH } from './emailjs-payload.ts';
import { formFields, submitLabels } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { LeadField } from './LeadField.tsx';
import { thankYou } from './messages.ts';
import { countCharacters, formRules, MESSAGE_LENGTH } from './rules.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { Contact } from './schemas.ts';
import { selectOptions } from './select-options.tsx';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const schema = contactSchema(formRules);

/** The contact form 'We're Available' (specification §2 to §5). `note` stands beside the button, `next` says what follows a send. */
export function ContactForm({ note, next }: { note: string; next: string }) {
  const { form, sending, submit, popup, closePopup } = useLeadForm('contact', schema, { mode: 'all' });
  const { isValid } = form.formState;
  const length = countCharacters(tidyMessage(form.watch('descriptionmsg') ?? ''));

  // Not React's `disabled`, because the page has switched the button off before this code came (guard-submit.ts).
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current) button.current.disabled = !isValid;
  }, [isValid]);

  /** Shown once the visitor has been in the field, or while they type something into it (specification §5). */
  const errorOf = (name: keyof Contact) => {
    const { error, isTouched, isDirty } = form.getFieldState(name, form.formState);
    return error && (isTouched || (isDirty && form.getValues(name))) ? error.message : undefined;
  };
  const field = (name: keyof Contact, more: { wide?: boolean; note?: string } = {}) => (
    <LeadField
      className={clsx(more.wide && styles.wide) || undefined}
      id={`contact-${name}`}
      text={formFields.contact[name]}
      control={form.register(name)}
      options={name === 'country' || name === 'companySize' ? selectOptions[name] : undefined}
      error={errorOf(name)}
      note={more.note}
    />
  );

  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="We’re Available" tabIndex={-1}>
        <input type="hidden" name="form" value="contact" />
        {field('name')}
        {field('companyName')}
        {field('jobTitle')}
        {field('country')}
        {field('email')}
        {field('companySize')}
        {field('mobile', { wide: true })}
        {field('descriptionmsg', { wide: true, note: `${length} of ${MESSAGE_LENGTH.max}` })}
        <Honeypot />
        <div className={clsx('cluster', styles.wide, styles.end)}>
          <SubmitButton ref={button} variant="primary" arrow sending={sending}>
            {submitLabels.contact}
          </SubmitButton>
          <p>{note}</p>
        </div>
        <p className={clsx('muted', styles.wide, styles.next)}>{next}</p>
      </form>
      <ThankYouPopup popup={popup} heading={thankYou.contact} onClose={closePopup} />
    </>
  );
}
