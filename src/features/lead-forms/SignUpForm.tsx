import { ErrorText } from '../../components/Field.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { submitLabels } from './fields.ts';
import { LeadField } from './LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import { thankYou } from './messages.ts';
import { formRules } from './rules.ts';
import styles from './SignUpForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { signUpSchema } from './sign-up-schema.ts';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const { received, nextSteps } = confirmationTexts('signUp');
const schema = signUpSchema(formRules);

export function SignUpForm({
  mailAddress,
}: {
  /** If set, the popup has a mail link (docs/specification-rulings.md, 11). */
  mailAddress?: string;
}) {
  const leadForm = useLeadForm('signUp', schema);
  const { errors, isSubmitted, isSubmitting } = leadForm.form.formState;
  const errorCount = Object.keys(errors).length;
  return (
    <>
      <LeadForm
        form="signUp"
        className={styles.form}
        onSubmit={leadForm.submit}
        aria-label="Get Started Today"
      >
        <LeadField {...leadForm.fieldProps('name')} />
        <LeadField {...leadForm.fieldProps('email')} />
        <SubmitButton
          className={isSubmitting || isSubmitted ? styles.submitted : undefined}
          variant="primary"
          arrow
          sending={isSubmitting}
          aria-describedby={errorCount > 0 ? 'signUp-problem' : undefined}
        >
          {submitLabels.signUp}
        </SubmitButton>
        {/* Needed because the button turns green for an invalid form too (specification §4). */}
        <ErrorText id="signUp-problem">
          {errorCount > 0
            ? `Not sent yet: ${errorCount === 1 ? 'one field above needs' : 'two fields above need'} a change.`
            : undefined}
        </ErrorText>
      </LeadForm>
      <ThankYouPopup {...leadForm} heading={thankYou.signUp} text={`${received} ${nextSteps}`}>
        {mailAddress && leadForm.popup && (
          <a className="link tap-target" href={mailLink(mailAddress, leadForm.popup.fields)}>
            Write to {mailAddress} as well
          </a>
        )}
      </ThankYouPopup>
    </>
  );
}

/** The text of the mail is prescribed (specification §7). */
const mailLink = (address: string, lead: { name: string; email: string }) =>
  `mailto:${address}?subject=${encodeURIComponent('Form Submission')}&body=${encodeURIComponent(`Name: ${lead.name}\r\nEmail: ${lead.email}`)}`;
