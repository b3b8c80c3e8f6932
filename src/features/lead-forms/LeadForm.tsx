import type { ComponentProps } from 'react';
import { FORM_PATH } from './emailjs-payload.ts';
import type { LeadKind } from './schemas.ts';
import { honeypotField } from './send.ts';

/**
 * A form that also works without script. Its honeypot field is hidden from people and assistive
 * technology.
 */
export const LeadForm = ({
  kind,
  children,
  ...form
}: ComponentProps<'form'> & { kind: LeadKind }) => (
  <form method="post" action={FORM_PATH} noValidate {...form}>
    <input type="hidden" name="form" value={kind} />
    {children}
    <div className="visually-hidden" aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
    </div>
  </form>
);
