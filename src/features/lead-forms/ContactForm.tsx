import { useController } from 'react-hook-form';
import { Field, FieldFrame } from '../../components/Field.tsx';
import styles from './ContactForm.module.css';
import { companySizePlaceholder, companySizes } from './company-sizes.ts';
import { contactSchema } from './contact.ts';
import { countries, countryPlaceholder } from './countries.ts';
import { FORM_PATH } from './emailjs-payload.ts';
import { formFields } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { thankYou } from './messages.ts';
import { MESSAGE_LENGTH } from './rules.ts';
import { Choice } from './Select.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { Contact } from './schemas.ts';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const text = formFields.contact;
const countryNames = countries.map(({ name }) => name);

/** The contact form 'We're Available' (specification §2 to §5). `note` stands beside the button. */
export function ContactForm({ note }: { note: string }) {
  const { form, submit, popup, closePopup, arrived } = useLeadForm('contact', contactSchema, 'all');
  const country = useController({ control: form.control, name: 'country', defaultValue: '' });
  const size = useController({ control: form.control, name: 'companySize', defaultValue: '' as Contact['companySize'] });
  const message = form.watch('descriptionmsg') ?? '';

  /** Shown once the visitor has been in the field, or while they type something into it (specification §5). */
  const errorOf = (name: keyof Contact) => {
    const { error, isTouched, isDirty } = form.getFieldState(name, form.formState);
    return error && (isTouched || (isDirty && form.getValues(name))) ? error.message : undefined;
  };
  const line = (name: 'name' | 'companyName' | 'jobTitle' | 'email' | 'mobile') => {
    const { label, hint, autocomplete, inputMode, maxLength, control } = text[name];
    return (
      <Field
        id={`contact-${name}`}
        label={label}
        hint={hint}
        error={errorOf(name)}
        type={control}
        autoComplete={autocomplete}
        inputMode={inputMode}
        maxLength={maxLength}
        required
        {...form.register(name)}
      />
    );
  };

  const { isValid } = form.formState;
  const chosen = Boolean(country.field.value && size.field.value);
  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="We’re Available" tabIndex={-1}>
        <input type="hidden" name="form" value="contact" />
        {line('name')}
        {line('companyName')}
        {line('jobTitle')}
        <Choice
          id="contact-country"
          name="country"
          label={text.country.label}
          placeholder={countryPlaceholder}
          options={countryNames}
          value={country.field.value}
          error={errorOf('country')}
          autoComplete={text.country.autocomplete}
          onChoose={country.field.onChange}
          onLeave={country.field.onBlur}
        />
        {line('email')}
        <Choice
          id="contact-companySize"
          name="companySize"
          label={text.companySize.label}
          placeholder={companySizePlaceholder}
          options={companySizes}
          value={size.field.value}
          error={errorOf('companySize')}
          autoComplete={text.companySize.autocomplete}
          onChoose={size.field.onChange}
          onLeave={size.field.onBlur}
        />
        <div className={styles.wide}>{line('mobile')}</div>
        <FieldFrame
          className={styles.wide}
          id="contact-descriptionmsg"
          label={text.descriptionmsg.label}
          hint={text.descriptionmsg.hint}
          note={`${[...message].length} of ${MESSAGE_LENGTH.max}`}
          error={errorOf('descriptionmsg')}
        >
          {(wiring) => <textarea rows={5} autoComplete={text.descriptionmsg.autocomplete} {...form.register('descriptionmsg')} {...wiring} />}
        </FieldFrame>
        <Honeypot />
        <div className={`${styles.wide} ${styles.end}`}>
          <SubmitButton className={chosen ? styles.chosen : styles.unchosen} variant="primary" arrow disabled={arrived && !isValid}>
            Talk to an Expert
          </SubmitButton>
          <p>{note}</p>
        </div>
      </form>
      <ThankYouPopup popup={popup} heading={thankYou.contact} onClose={closePopup} />
    </>
  );
}
