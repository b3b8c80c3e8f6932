import { ErrorText } from '../../components/Field.tsx';
import { FORM_PATH } from './emailjs-payload.ts';
import { formFields, submitLabels } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { LeadField } from './LeadField.tsx';
import { thankYou } from './messages.ts';
import { formRules } from './rules.ts';
import styles from './SignUpForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { signUpSchema } from './sign-up.ts';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const schema = signUpSchema(formRules);

type SignUpFormProps = {
  /** On the product page the popup also offers a mail to this address (docs/specification-rulings.md, 11). */
  mailTo?: string;
};

/** The short form 'Get Started Today' (specification §4, §5): checks on submit, thanks in a popup. */
export function SignUpForm({ mailTo }: SignUpFormProps) {
  const { form, errorOf, submitted, sending, submit, popup, closePopup, lastLead } = useLeadForm('signUp', schema);
  const wrong = submitted ? Object.keys(form.formState.errors).length : 0;
  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="Get Started Today">
        <input type="hidden" name="form" value="signUp" />
        <LeadField id="signUp-name" text={formFields.signUp.name} control={form.register('name')} error={errorOf('name')} />
        <LeadField id="signUp-email" text={formFields.signUp.email} control={form.register('email')} error={errorOf('email')} />
        <Honeypot />
        <SubmitButton
          className={submitted ? styles.submitted : undefined}
          variant="primary"
          arrow
          sending={sending}
          aria-describedby={wrong > 0 ? 'signUp-problem' : undefined}
        >
          {submitLabels.signUp}
        </SubmitButton>
        {/* The button is green after any submit (specification §4), so that it failed has to be told in words. */}
        <ErrorText id="signUp-problem">{wrong > 0 ? `Not sent yet: ${wrong === 1 ? 'one field above needs' : 'two fields above need'} a change.` : undefined}</ErrorText>
      </form>
      <ThankYouPopup popup={popup} heading={thankYou.signUp} onClose={closePopup}>
        {mailTo && lastLead && (
          <a className="link tap-target" href={mailLink(mailTo, lastLead)}>
            Write to {mailTo} as well
          </a>
        )}
      </ThankYouPopup>
    </>
  );
}

/** The mail link that the product page's form builds in the browser (specification §7). */
function mailLink(address: string, lead: { name: string; email: string }): string {
  return `mailto:${address}?subject=${encodeURIComponent('Form Submission')}&body=${encodeURIComponent(`Name: ${lead.name}\r\nEmail: ${lead.email}`)}`;
}
