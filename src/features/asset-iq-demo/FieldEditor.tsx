import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field as InputField } from '../../components/Field.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './FieldEditor.module.css';
import { addField, type Field, removeField, renameField, setValue } from './fields.ts';

const words = demoWords.fields;
const longestValue = 200;
const longestName = 60;

/** The visitor's own fields: added, renamed, filled in for this asset, removed. */
export function FieldEditor({ asset, fields, onFields }: { asset: string; fields: Field[]; onFields: (fields: Field[]) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    onFields(addField(fields, `${words.unnamed} ${fields.length + 1}`));
    // The new row exists after this render; its name is selected for typing.
    requestAnimationFrame(() => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-field-name]') ?? [])].at(-1)?.select());
  };
  return (
    <div className={styles.fields} ref={list}>
      <h4>{words.heading}</h4>
      <p className="muted">{words.note}</p>
      {fields.map(({ id, name, values }) => (
        <div className={styles.row} key={id}>
          <InputField
            id={`${id}-name`}
            label={words.name}
            value={name}
            maxLength={longestName}
            data-field-name=""
            autoComplete="off"
            onChange={({ target }) => onFields(renameField(fields, id, target.value))}
          />
          <InputField
            id={`${id}-value`}
            label={words.value}
            value={values[asset] ?? ''}
            maxLength={longestValue}
            autoComplete="off"
            onChange={({ target }) => onFields(setValue(fields, id, asset, target.value))}
          />
          <button className={`icon-button ${styles.remove}`} type="button" aria-label={`${words.remove} ${name}`} onClick={() => onFields(removeField(fields, id))}>
            <CloseIcon />
          </button>
        </div>
      ))}
      <Button variant="outline" small onClick={add}>
        {words.add}
      </Button>
    </div>
  );
}
