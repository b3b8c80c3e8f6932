import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { assetIqCopy } from './copy.ts';
import styles from './FieldEditor.module.css';
import { addField, type CustomField, updateField } from './fields.ts';

const copy = assetIqCopy.fields;

export function FieldEditor({
  assetId,
  customFields,
  onChange,
}: {
  assetId: string;
  customFields: CustomField[];
  onChange: (fields: CustomField[]) => void;
}) {
  const listRef = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange(addField(customFields, `${copy.unnamed} ${customFields.length + 1}`));
    // Waits for the new row.
    requestAnimationFrame(() => {
      const inputs = listRef.current?.querySelectorAll<HTMLInputElement>('[data-field-name]') ?? [];
      [...inputs].at(-1)?.select();
    });
  };
  return (
    <div className={styles.fields} ref={listRef}>
      <h4>{copy.heading}</h4>
      <p className="muted">{copy.note}</p>
      {customFields.map(({ id, name, values }) => {
        const update = (change: Partial<CustomField>) =>
          onChange(updateField(customFields, id, change));
        return (
          <div className={styles.row} key={id}>
            <Field
              id={`${id}-name`}
              label={copy.name}
              value={name}
              maxLength={60}
              data-field-name=""
              autoComplete="off"
              onChange={({ target }) => update({ name: target.value })}
            />
            <Field
              id={`${id}-value`}
              label={copy.value}
              value={values[assetId] ?? ''}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => update({ values: { ...values, [assetId]: target.value } })}
            />
            <button
              className={`icon-button ${styles.remove}`}
              type="button"
              aria-label={`${copy.remove} ${name}`}
              onClick={() => {
                // Moves the focus to “Add a field”.
                listRef.current?.querySelector<HTMLElement>(':scope > button')?.focus();
                onChange(customFields.filter((field) => field.id !== id));
              }}
            >
              <CloseIcon />
            </button>
          </div>
        );
      })}
      <Button variant="outline" small onClick={add}>
        {copy.add}
      </Button>
    </div>
  );
}
