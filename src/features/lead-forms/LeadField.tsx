import type { FocusEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, FieldFrame } from '../../components/Field.tsx';
import { CaretIcon } from '../../components/icons.tsx';
import type { FieldConfig } from './fields.ts';
import styles from './LeadField.module.css';

export function LeadField({
  config: { label, hint, control, ...attributes },
  input,
  options,
  ...rest
}: {
  id: string;
  config: FieldConfig;
  /** The result of `register`; in ReturnedForm.tsx, only a name and a default value. */
  input: Partial<UseFormRegisterReturn> & { name: string; defaultValue?: string };
  options?: ReactNode;
  error?: string;
  note?: string;
  className?: string;
}) {
  const frame = { label, hint, ...rest };
  const props = { ...attributes, ...input };
  if (control === 'textarea')
    return (
      <FieldFrame {...frame}>
        {(controlProps) => <textarea rows={5} {...props} {...controlProps} />}
      </FieldFrame>
    );
  if (control !== 'select') return <Field {...frame} type={control} {...props} />;

  // Opening a `base-select` list moves focus to an option, which is not a blur of the field.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLSelectElement>) =>
    !(relatedTarget instanceof HTMLOptionElement) &&
    input.onBlur?.({ target: currentTarget, type: 'blur' });
  return (
    <FieldFrame {...frame}>
      {(controlProps) => (
        <span className={styles.select}>
          <select {...props} onBlur={onBlur} {...controlProps}>
            {options}
          </select>
          <CaretIcon />
        </span>
      )}
    </FieldFrame>
  );
}
