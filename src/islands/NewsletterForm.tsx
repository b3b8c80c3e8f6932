import { Button } from '../components/Button.tsx';
import { Field } from '../components/Field.tsx';
import { formFields } from '../forms/fields.ts';
import { thankYou } from '../forms/messages.ts';
import { FORM_PATH } from '../forms/wire.ts';
import { keptNotice, ThankYouPopup } from './lead-form/ThankYouPopup.tsx';
import { Trap } from './lead-form/Trap.tsx';
import { useLeadForm } from './lead-form/use-lead-form.ts';
import styles from './NewsletterForm.module.css';

const { email } = formFields.newsletter;

/** The newsletter box of every footer (specification §4, 'Footer newsletter'). */
export function NewsletterForm() {
  const { form, errorOf, submit, popup, closePopup } = useLeadForm('newsletter');
  const kept = popup === 'kept';
  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="Newsletter">
        <input type="hidden" name="form" value="newsletter" />
        <Field
          className={styles.field}
          id="newsletter-email"
          label={email.label}
          error={errorOf('email')}
          type="email"
          autoComplete={email.autocomplete}
          maxLength={email.maxLength}
          required
          {...form.register('email')}
        />
        <Trap />
        <Button type="submit">Subscribe</Button>
      </form>
      <ThankYouPopup
        open={popup !== undefined}
        heading={kept ? keptNotice : thankYou.newsletter.heading}
        text={kept ? undefined : thankYou.newsletter.text}
        onClose={closePopup}
      />
    </>
  );
}
