import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Path, type Resolver, type UseFormProps, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { afterPaint } from '../../client/after-paint.ts';
import { clientConfig } from '../../client/client-config.ts';
import { validate } from './rules.ts';
import type { LeadFields, LeadKind } from './schemas.ts';
import { honeypotField } from './send.ts';
import { siteOutbox } from './site-outbox.ts';
import { type Outcome, submitLead } from './submit-lead.ts';

type Schema<Kind extends LeadKind> = GenericSchema<unknown, LeadFields[Kind]>;

/** Has the schema validate the form: browser and desk share its answer. */
const resolverFor =
  <Kind extends LeadKind>(schema: Schema<Kind>): Resolver<LeadFields[Kind] & FieldValues> =>
  (values) => {
    const result = validate(schema, values);
    if (result.ok) return { values: result.fields, errors: {} };
    const errors = Object.fromEntries(Object.entries(result.errors).map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<LeadFields[Kind] & FieldValues> };
  };

type LeadFormOptions<Kind extends LeadKind> = {
  /** When fields are validated first. */
  mode?: UseFormProps['mode'];
  /** Runs once the lead API has taken a lead. */
  onSent?: (fields: LeadFields[Kind]) => void;
};

/**
 * One lead form: its state, its submit and its popup (specification §4). Inputs are uncontrolled, so that what was typed before
 * this code arrived stays.
 */
export function useLeadForm<Kind extends LeadKind>(kind: Kind, schema: Schema<Kind>, { mode = 'onSubmit', onSent }: LeadFormOptions<Kind> = {}) {
  type Fields = LeadFields[Kind] & FieldValues;
  const form = useForm<Fields>({ resolver: resolverFor<Kind>(schema), mode });
  const [submitted, setSubmitted] = useState(false);
  const [popup, setPopup] = useState<Outcome>();
  const [lastLead, setLastLead] = useState<LeadFields[Kind]>();
  const [sending, setSending] = useState(false);
  /** The same at once: the state reaches a second press one render late. */
  const underWay = useRef(false);
  useEffect(() => {
    // Long before any send of this page, so that one that fails waits its pause instead of being sent again at once.
    siteOutbox.start(window);
    // The work is done while the form is filled in, and only by who fills in one.
    if (import.meta.env.PROOF_OF_WORK) addEventListener('focusin', () => void import('./proof-of-work.ts').then(({ prepareProof }) => prepareProof()), { once: true });
  }, []);

  /** Empties the fields themselves as well: uncontrolled inputs keep their own text. */
  const clear = () => form.reset(Object.fromEntries(Object.keys(form.getValues()).map((name) => [name, ''])) as Fields);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const topic = new FormData(element).get(honeypotField);
    event.preventDefault();
    // The pressed button is painted before the fields are validated and drawn again.
    await afterPaint();
    setSubmitted(true);
    return form.handleSubmit(async (fields) => {
      // Pressing again while the send is under way sends nothing more.
      if (underWay.current) return;
      underWay.current = true;
      setSending(true);
      const outcome = await submitLead(kind, fields as LeadFields[Kind], typeof topic === 'string' ? topic : '');
      underWay.current = false;
      setSending(false);
      setLastLead(fields as LeadFields[Kind]);
      if (outcome === 'sent') onSent?.(fields as LeadFields[Kind]);
      // A button that is disabled once its fields are empty would drop the focus: that form takes it itself (`tabIndex`); for the others this does nothing.
      if (document.activeElement instanceof HTMLButtonElement) element.focus({ preventScroll: true });
      clear();
      // A lead the desk turned down is sent no more, so its visitor is told in any case (docs/specification-rulings.md, 15).
      if (outcome !== 'queued' || clientConfig().onSendFailure === 'notice') setPopup(outcome);
    })();
  };

  /** @param outside a click beside the popup also puts the form back to its first state (specification §4) */
  const closePopup = (outside: boolean) => {
    setPopup(undefined);
    if (outside) setSubmitted(false);
  };

  const errorOf = (name: Path<Fields>) => form.getFieldState(name, form.formState).error?.message;
  return { form, errorOf, submitted, sending, submit, popup, closePopup, lastLead };
}
