import type { FocusEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, FieldFrame } from '../../components/Field.tsx';
import { CaretIcon } from '../../components/icons.tsx';
import type { FieldText } from './fields.ts';
import styles from './LeadField.module.css';

type LeadFieldProps = {
  /** Unique in the document. */
  id: string;
  text: FieldText;
  /** The result of `register`; a name and a value without script. */
  input: Partial<UseFormRegisterReturn> & { name: string; defaultValue?: string };
  options?: ReactNode;
  error?: string;
  note?: string;
  className?: string;
};

/** A field as `fields.ts` describes it, for the island and the form without script. */
export function LeadField({
  text: { label, hint, control, ...attributes },
  input,
  options,
  ...rest
}: LeadFieldProps) {
  const frame = { label, hint, ...rest };
  const props = { ...attributes, ...input };
  if (control === 'textarea')
    return (
      <FieldFrame {...frame}>{(wiring) => <textarea rows={5} {...props} {...wiring} />}</FieldFrame>
    );
  if (control !== 'select') return <Field {...frame} type={control} {...props} />;

  // Opening the list moves the focus to an option, which is not yet a blur of the field.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLSelectElement>) =>
    !(relatedTarget instanceof HTMLOptionElement) &&
    input.onBlur?.({ target: currentTarget, type: 'blur' });
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...props} onBlur={leave} {...wiring}>
            {options}
          </select>
          <CaretIcon />
        </span>
      )}
    </FieldFrame>
  );
}
