import { Field } from '../../components/Field.tsx';
import { FORM_PATH } from './emailjs-payload.ts';
import { formFields } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { thankYou } from './messages.ts';
import styles from './SignUpForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { signUpSchema } from './sign-up.ts';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

const { name, email } = formFields.signUp;

type SignUpFormProps = {
  /** On the product page the popup also offers a mail to this address (docs/specification-rulings.md, 11). */
  mailTo?: string;
};

/** The short form 'Get Started Today' (specification §4, §5): checks on submit, thanks in a popup. */
export function SignUpForm({ mailTo }: SignUpFormProps) {
  const { form, errorOf, submitted, submit, popup, closePopup, lastLead } = useLeadForm('signUp', signUpSchema);
  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="Get Started Today">
        <input type="hidden" name="form" value="signUp" />
        <Field
          id="signUp-name"
          label={name.label}
          placeholder={name.placeholder}
          error={errorOf('name')}
          autoComplete={name.autocomplete}
          maxLength={name.maxLength}
          required
          {...form.register('name')}
        />
        <Field
          id="signUp-email"
          label={email.label}
          placeholder={email.placeholder}
          error={errorOf('email')}
          type="email"
          autoComplete={email.autocomplete}
          maxLength={email.maxLength}
          required
          {...form.register('email')}
        />
        <Honeypot />
        <SubmitButton className={submitted ? styles.submitted : undefined} variant="primary" arrow>
          Get Started
        </SubmitButton>
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
