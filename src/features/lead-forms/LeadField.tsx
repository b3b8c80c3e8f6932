import type { FocusEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, FieldFrame } from '../../components/Field.tsx';
import { CaretIcon } from '../../components/icons.tsx';
import type { FieldText } from './fields.ts';
import styles from './LeadField.module.css';

type LeadFieldProps = {
  /** Unique in the document. */
  id: string;
  /** What `fields.ts` says of the field. */
  text: FieldText;
  /** The form library's wiring, or a name and a value alone where no code runs. */
  control: Partial<UseFormRegisterReturn> & { name: string; defaultValue?: string };
  /** The options of a select, drawn once: a letter typed elsewhere need not draw 249 of them. */
  options?: ReactNode;
  error?: string;
  note?: string;
  className?: string;
};

/** One field of a lead form, as `fields.ts` describes it: the same in the island and on the page that asks for corrections. */
export function LeadField({ id, text, control, options, error, note, className }: LeadFieldProps) {
  const { label, hint, placeholder, autocomplete: autoComplete, inputMode, maxLength, required } = text;
  const frame = { id, label, hint, error, note, className };
  if (text.control === 'textarea')
    return <FieldFrame {...frame}>{(wiring) => <textarea rows={5} autoComplete={autoComplete} required={required} {...control} {...wiring} />}</FieldFrame>;
  if (text.control !== 'select') return <Field {...frame} type={text.control} {...{ placeholder, autoComplete, inputMode, maxLength, required }} {...control} />;

  // While the list is open its options have the focus: the field is left when the focus goes elsewhere, or back to it as the list closes.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLSelectElement>) =>
    !(relatedTarget instanceof HTMLOptionElement) && control.onBlur?.({ target: currentTarget, type: 'blur' });
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.select}>
          <select autoComplete={autoComplete} required={required} {...control} onBlur={leave} {...wiring}>
            {options}
          </select>
          <CaretIcon />
        </span>
      )}
    </FieldFrame>
  );
}
