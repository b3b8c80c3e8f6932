import { confirmationTexts } from './confirmation-texts.ts';
import { submitLabels } from './fields.ts';
import { LeadField } from './LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import { thankYou } from './messages.ts';
import styles from './NewsletterForm.module.css';
import { newsletterSchema } from './newsletter-schema.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

/** Required by specification §7. */
const logResponse = (response: string) => console.info(`Newsletter subscription sent: ${response}`);

export function NewsletterForm() {
  const leadForm = useLeadForm('newsletter', newsletterSchema, {
    onSent: logResponse,
  });

  return (
    <>
      <LeadForm
        form="newsletter"
        className={styles.form}
        onSubmit={leadForm.submit}
        // Empties React's state too.
        onReset={() => leadForm.form.reset({ email: '' })}
        aria-label="Newsletter"
      >
        <LeadField className={styles.field} {...leadForm.fieldProps('email')} />
        <SubmitButton sending={leadForm.form.formState.isSubmitting}>
          {submitLabels.newsletter}
        </SubmitButton>
      </LeadForm>
      <ThankYouPopup {...leadForm} {...thankYou.newsletter}>
        <p>{confirmationTexts('newsletter').nextSteps}</p>
      </ThankYouPopup>
    </>
  );
}
