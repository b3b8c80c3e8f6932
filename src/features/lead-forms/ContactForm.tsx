import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { afterSend } from './after-send.ts';
import styles from './ContactForm.module.css';
import { contactSchema, tidyMessage } from './contact.ts';
import { formFields, submitLabels } from './fields.ts';
import { LeadField } from './LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import { thankYou } from './messages.ts';
import { countCharacters, formRules, MESSAGE_LENGTH } from './rules.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { Contact } from './schemas.ts';
import { selectOptions } from './select-options.tsx';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { Topic } from './Topic.tsx';
import { useLeadForm } from './use-lead-form.ts';

const { received, next } = afterSend('contact');
const schema = contactSchema(formRules);
/** As wide as the form. */
const wide: (keyof Contact)[] = ['mobile', 'descriptionmsg'];

/** The contact form 'We're Available' (specification §2 to §5). `note` stands beside the button. */
export function ContactForm({ note }: { note: string }) {
  const lead = useLeadForm('contact', schema, { mode: 'all' });

  // Validates what was typed, and fields that were left, before hydration.
  const element = useRef<HTMLFormElement>(null);
  const { setValue } = lead.form;
  useEffect(() => {
    for (const input of element.current?.elements ?? []) {
      const { name, value, wasLeft } = input as HTMLInputElement & { wasLeft?: true };
      if (Object.hasOwn(formFields.contact, name) && (wasLeft || value !== ''))
        setValue(name as keyof Contact, value, {
          shouldTouch: wasLeft === true,
          shouldDirty: value !== '',
          shouldValidate: true,
        });
    }
  }, [setValue]);

  return (
    <>
      <LeadForm
        kind="contact"
        ref={element}
        className={styles.form}
        onSubmit={lead.submit}
        aria-label="We’re Available"
        tabIndex={-1}
      >
        {(Object.keys(formFields.contact) as (keyof Contact)[]).map((name) => (
          <ContactField key={name} lead={lead} name={name} />
        ))}
        <div className={clsx('cluster', styles.wide, styles.end)}>
          <ValidSubmitButton lead={lead} />
          <p>{note}</p>
        </div>
        <p className={clsx('muted', styles.wide, styles.next)}>{next}</p>
        <Topic className={styles.wide} />
      </LeadForm>
      <ThankYouPopup {...lead} heading={thankYou.contact} text={`${received} ${next}`} />
    </>
  );
}

type LeadProps = { lead: ReturnType<typeof useLeadForm<'contact'>> };

/** Renders again only if its own value or state changes. */
function ContactField({ lead, name }: LeadProps & { name: keyof Contact }) {
  const { control } = lead.form;
  const state = useFormState({ control, name });
  const length = countCharacters(tidyMessage(useWatch({ control, name }) ?? ''));
  return (
    <LeadField
      {...lead.field(name, state)}
      options={selectOptions[name]}
      className={wide.includes(name) ? styles.wide : undefined}
      note={name === 'descriptionmsg' ? `${length} of ${MESSAGE_LENGTH.max}` : undefined}
    />
  );
}

function ValidSubmitButton({ lead }: LeadProps) {
  const { isValid, isSubmitting } = useFormState({ control: lead.form.control });
  // Not by React's `disabled`, because the page disables the button before hydration (guard-submit.ts).
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current) button.current.disabled = !isValid;
  }, [isValid]);
  return (
    <SubmitButton ref={button} variant="primary" arrow sending={isSubmitting}>
      {submitLabels.contact}
    </SubmitButton>
  );
}
