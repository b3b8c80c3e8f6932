import type { ComponentProps } from 'react';
import { FORM_PATH } from './emailjs-payload.ts';
import type { FormName } from './schemas.ts';
import { honeypotField } from './send.ts';

/** A form with a hidden honeypot field. Also works without script. */
export const LeadForm = ({
  form,
  children,
  ...attributes
}: ComponentProps<'form'> & { form: FormName }) => (
  <form method="post" action={FORM_PATH} noValidate {...attributes}>
    <input type="hidden" name="form" value={form} />
    {children}
    <div className="visually-hidden" aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
    </div>
  </form>
);
