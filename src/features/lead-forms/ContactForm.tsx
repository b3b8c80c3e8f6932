import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import styles from './ContactForm.module.css';
import { ContactTopic } from './ContactTopic.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { contactSchema, normalizeMessage } from './contact-schema.ts';
import { formFields, submitLabels } from './fields.ts';
import { LeadField } from './LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import { thankYou } from './messages.ts';
import { countCharacters, formRules, MESSAGE_LENGTH } from './rules.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { ContactFields } from './schemas.ts';
import { selectOptions } from './select-options.tsx';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const { received, nextSteps } = confirmationTexts('contact');
const schema = contactSchema(formRules);
const fullWidthFields: (keyof ContactFields)[] = ['mobile', 'descriptionmsg'];

export function ContactForm({ note }: { note: string }) {
  const leadForm = useLeadForm('contact', schema, { mode: 'all' });

  // Copies values entered before hydration to the form state and validates them. Also validates
  // empty fields that lost focus (hydrate-near.ts sets `blurred`). A select whose list is open has
  // not lost focus: the focus is inside it.
  const formElement = useRef<HTMLFormElement>(null);
  const { setValue } = leadForm.form;
  useEffect(() => {
    for (const input of formElement.current?.elements ?? []) {
      const { name, value, blurred } = input as HTMLInputElement & { blurred?: true };
      const hasLostFocus = blurred === true && !input.contains(document.activeElement);
      if (Object.hasOwn(formFields.contact, name) && (hasLostFocus || value !== ''))
        setValue(name as keyof ContactFields, value, {
          shouldTouch: hasLostFocus,
          shouldDirty: value !== '',
          shouldValidate: true,
        });
    }
  }, [setValue]);

  return (
    <>
      <LeadForm
        form="contact"
        ref={formElement}
        className={styles.form}
        onSubmit={leadForm.submit}
        aria-label="We’re Available"
        tabIndex={-1}
      >
        {(Object.keys(formFields.contact) as (keyof ContactFields)[]).map((name) => (
          <ContactField key={name} leadForm={leadForm} name={name} />
        ))}
        <div className={clsx('cluster', styles.fullWidth, styles.actions)}>
          <ContactSubmitButton leadForm={leadForm} />
          <p>{note}</p>
        </div>
        <p className={clsx('muted', styles.fullWidth, styles.nextSteps)}>{nextSteps}</p>
        <ContactTopic className={styles.fullWidth} />
      </LeadForm>
      <ThankYouPopup {...leadForm} heading={thankYou.contact} text={`${received} ${nextSteps}`} />
    </>
  );
}

type WithLeadForm = { leadForm: ReturnType<typeof useLeadForm<'contact'>> };

/** Subscribes to one field, so changes of other fields do not rerender this one. */
function ContactField({ leadForm, name }: WithLeadForm & { name: keyof ContactFields }) {
  const { control } = leadForm.form;
  const formState = useFormState({ control, name });
  const characterCount = countCharacters(normalizeMessage(useWatch({ control, name }) ?? ''));
  return (
    <LeadField
      {...leadForm.fieldProps(name, formState)}
      options={selectOptions[name]}
      className={fullWidthFields.includes(name) ? styles.fullWidth : undefined}
      note={name === 'descriptionmsg' ? `${characterCount} of ${MESSAGE_LENGTH.max}` : undefined}
    />
  );
}

function ContactSubmitButton({ leadForm }: WithLeadForm) {
  const { isValid, isSubmitting } = useFormState({ control: leadForm.form.control });
  // No `disabled` prop, because the button in the HTML must work without script. disable-submit.ts
  // disables it before hydration.
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
