import type { FocusEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, FieldFrame } from '../../components/Field.tsx';
import { CaretIcon } from '../../components/icons.tsx';
import type { FieldConfig } from './fields.ts';
import styles from './LeadField.module.css';

type LeadFieldProps = {
  id: string;
  config: FieldConfig;
  /** The result of `register`; in a form without script, only a name and a value. */
  input: Partial<UseFormRegisterReturn> & { name: string; defaultValue?: string };
  options?: ReactNode;
  error?: string;
  note?: string;
  className?: string;
};

export function LeadField({
  config: { label, hint, control, ...attributes },
  input,
  options,
  ...rest
}: LeadFieldProps) {
  const frame = { label, hint, ...rest };
  const props = { ...attributes, ...input };
  if (control === 'textarea')
    return (
      <FieldFrame {...frame}>{(aria) => <textarea rows={5} {...props} {...aria} />}</FieldFrame>
    );
  if (control !== 'select') return <Field {...frame} type={control} {...props} />;

  // Opening a `base-select` list moves focus to an option, which is not leaving the field.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLSelectElement>) =>
    !(relatedTarget instanceof HTMLOptionElement) &&
    input.onBlur?.({ target: currentTarget, type: 'blur' });
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <span className={styles.select}>
          <select {...props} onBlur={onBlur} {...aria}>
            {options}
          </select>
          <CaretIcon />
        </span>
      )}
    </FieldFrame>
  );
}
