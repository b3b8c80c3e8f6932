import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormStateReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { afterPaint } from '../../client/after-paint.ts';
import { clientConfig } from '../../client/client-config.ts';
import { type FieldConfig, formFields } from './fields.ts';
import { outbox } from './outbox.ts';
import { validate } from './rules.ts';
import type { FormName, LeadFields } from './schemas.ts';
import { honeypotField } from './send.ts';
import { type Outcome, submitLead } from './submit-lead.ts';

type Options = {
  mode?: UseFormProps['mode'];
  onSent?: (response: string) => void;
};

/**
 * Manages a lead form (specification §4). Its inputs are uncontrolled, so that text typed before
 * hydration is kept.
 */
export function useLeadForm<Form extends FormName>(
  formName: Form,
  schema: GenericSchema<unknown, LeadFields[Form]>,
  { mode = 'onSubmit', onSent }: Options = {},
) {
  type Fields = LeadFields[Form] & FieldValues;
  const form = useForm<Fields>({
    mode,
    // Mode `all` ignores this. In mode `onSubmit`, only a submit adds errors (specification §5).
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const result = validate(schema, values);
      if (result.ok) return { values: result.fields, errors: {} };
      const errors = Object.entries(result.errors).map(([name, message]) => [
        name,
        { type: 'rule', message },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Fields> };
    },
  });
  const { clearErrors, getFieldState, setValue, subscribe } = form;
  const [htmlFields] = useState(() => readHtmlFields(formName));
  const [popup, setPopup] = useState<{ outcome: Outcome; fields: Fields; isCleared: boolean }>();
  // Set before validation, unlike `formState.isSubmitting`, so that a double submit does nothing.
  const isSubmitting = useRef(false);
  useEffect(() => {
    // Starts on mount, because starting after a failed submit would retry the lead at once.
    outbox.start(window);
    return subscribe({
      formState: { values: true },
      callback({ name, values }) {
        const field = name as Path<Fields>;
        if (!getFieldState(field).error) return;
        const result = validate(schema, values);
        if (result.ok || !(field in result.errors)) clearErrors(field);
      },
    });
  }, [clearErrors, getFieldState, schema, subscribe]);

  // Restores fields that React replaced. Runs before effects of the form's component, which read
  // values and `blurred` (set by hydrate-near.ts).
  useEffect(() => {
    for (const { field, isFocused } of htmlFields) {
      if (field.isConnected) continue;
      const { id, name, value, blurred } = field;
      if (value) setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>);
      const newField = document.getElementById(id);
      if (newField) Object.assign(newField, { blurred });
      if (isFocused) newField?.focus({ preventScroll: true });
    }
  }, [htmlFields, setValue]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await validateAndSend(event.currentTarget).finally(() => {
      isSubmitting.current = false;
    });
  };

  const validateAndSend = async (element: HTMLFormElement) => {
    const honeypot = String(new FormData(element).get(honeypotField) ?? '');
    // Shows the pressed button before validation starts.
    await afterPaint();
    const submittedJson = JSON.stringify(form.getValues());
    const result = await form.handleSubmit(async (values) => {
      const fields = values as Fields;
      const outcome = await submitLead(formName, fields, honeypot, onSent).catch((error: unknown) =>
        console.warn('A lead could not be sent.', error),
      );
      return outcome && { outcome, fields };
    })();
    // Keeps the input if the form is invalid or sending threw an error.
    if (!result) return;
    // `reset` disables the contact form's button, so the form gets the focus.
    if (document.activeElement instanceof HTMLButtonElement) element.focus({ preventScroll: true });
    const values = form.getValues();
    // Values that changed during the send were not sent, so they are kept.
    const isCleared = JSON.stringify(values) === submittedJson;
    if (isCleared) {
      const emptyValues = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
      form.reset(emptyValues as Fields, { keepIsSubmitted: true });
    }
    // Only a queued lead may go without a popup (docs/specification-rulings.md, 46).
    if (result.outcome !== 'queued' || clientConfig().onSendFailure === 'notice')
      setPopup({ ...result, isCleared });
  };

  /**
   * Closes the popup. After a click outside, a sent form no longer counts as submitted, so the
   * sign-up button loses its color (specification §4).
   */
  const closePopup = (isClickOutside: boolean) => {
    setPopup(undefined);
    if (isClickOutside && popup?.isCleared) form.reset();
  };

  const fieldProps = (
    name: Path<Fields>,
    formState: UseFormStateReturn<Fields> = form.formState,
  ) => {
    const { error, isTouched, isDirty } = getFieldState(name, formState);
    // Mode `all` (contact form) hides errors of untouched empty fields (specification §5).
    const isErrorShown = mode === 'onSubmit' || isTouched || (isDirty && form.getValues(name));
    return {
      id: `${formName}-${name}`,
      config: (formFields[formName] as Record<string, FieldConfig>)[name] as FieldConfig,
      input: form.register(name),
      error: isErrorShown ? error?.message : undefined,
    };
  };
  return { form, fieldProps, submit, popup, closePopup };
}

/**
 * Returns the fields in the page's HTML. React replaces them if the browser has translated the
 * form, or if a password manager has inserted an element.
 */
const readHtmlFields = (formName: FormName) =>
  import.meta.env.SSR
    ? []
    : [
        ...document.querySelectorAll<HTMLInputElement & { blurred?: true }>(
          `[id^=${formName}-][name]`,
        ),
      ].map((field) => ({ field, isFocused: field === document.activeElement }));

export type PopupState = Pick<ReturnType<typeof useLeadForm>, 'popup' | 'closePopup'>;
