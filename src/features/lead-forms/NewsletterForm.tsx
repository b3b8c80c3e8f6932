import { useEffect } from 'react';
import { FORM_PATH } from './emailjs-payload.ts';
import { formFields, submitLabels } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { LeadField } from './LeadField.tsx';
import { thankYou } from './messages.ts';
import styles from './NewsletterForm.module.css';
import { newsletterSchema } from './newsletter.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ThankYouPopup } from './ThankYouPopup.tsx';
import { useLeadForm } from './use-lead-form.ts';

/**
 * Every change of route empties the box (specification §4), also a return by the browser's history, after which the browser puts back what stood
 * there, between `load` and `pageshow`: so this is inline, before the form's own code is here. A box that has the focus is being typed into.
 */
const emptyOnReturn =
  "(f=>addEventListener('pageshow',({persisted})=>{if(persisted||performance.getEntriesByType('navigation')[0]?.type=='back_forward'&&!f.contains(document.activeElement))f.reset()}))(document.currentScript.previousElementSibling)";

/** The specification has the response of this form logged (§7). */
const logResponse = () => console.info('Newsletter subscription sent: OK');

/** The newsletter box of every footer (specification §4, 'Footer newsletter'). */
export function NewsletterForm() {
  const { form, errorOf, sending, submit, popup, closePopup } = useLeadForm('newsletter', newsletterSchema, { onSent: logResponse });

  // A page that the browser kept whole also keeps what this code knows of the field.
  const { reset } = form;
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset({ email: '' });
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [reset]);

  return (
    <>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate onSubmit={submit} aria-label="Newsletter">
        <input type="hidden" name="form" value="newsletter" />
        <LeadField className={styles.field} id="newsletter-email" text={formFields.newsletter.email} control={form.register('email')} error={errorOf('email')} />
        <Honeypot />
        <SubmitButton sending={sending}>{submitLabels.newsletter}</SubmitButton>
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: emptyOnReturn }} />
      <ThankYouPopup popup={popup} heading={thankYou.newsletter.heading} text={thankYou.newsletter.text} onClose={closePopup} />
    </>
  );
}
