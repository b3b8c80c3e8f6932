import { useEffect } from 'react';
import { Field } from '../../components/Field.tsx';
import { FORM_PATH } from './emailjs-payload.ts';
import { formFields } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { thankYou } from './messages.ts';
import styles from './NewsletterForm.module.css';
import { newsletterSchema } from './newsletter.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const { email } = formFields.newsletter;
const emailId = 'newsletter-email';

/** The newsletter box of every footer (specification §4, 'Footer newsletter'). */
export function NewsletterForm() {
  const { form, errorOf, submit, popup, closePopup } = useLeadForm('newsletter', newsletterSchema);

  // Every change of route empties the box (specification §4): also a return by the browser's history, which shows the page as it was left
  // or fills in what stood there. A box that has the focus is being typed into.
  const { reset } = form;
  useEffect(() => {
    const empty = () => reset({ email: '' });
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    if (navigation?.type === 'back_forward' && document.activeElement?.id !== emailId) empty();
    const returned = ({ persisted }: PageTransitionEvent) => persisted && empty();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, [reset]);

  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="Newsletter">
        <input type="hidden" name="form" value="newsletter" />
        <Field
          className={styles.field}
          id={emailId}
          label={email.label}
          error={errorOf('email')}
          type="email"
          autoComplete={email.autocomplete}
          maxLength={email.maxLength}
          required
          {...form.register('email')}
        />
        <Honeypot />
        <SubmitButton>Subscribe</SubmitButton>
      </form>
      <ThankYouPopup popup={popup} heading={thankYou.newsletter.heading} text={thankYou.newsletter.text} onClose={closePopup} />
    </>
  );
}
