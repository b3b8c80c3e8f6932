import type { ReactNode } from 'react';
import { type FieldText, formFields, submitLabels } from './fields.ts';
import { LeadField } from './LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import styles from './ReturnedForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import type { LeadKind } from './schemas.ts';
import { selectOptions } from './select-options.tsx';

/** `server/form-page.ts` keeps the content if the field is `right` or `wrong`. */
const When = ({ is, children }: { is: string; children: ReactNode }) => (
  <template data-when={is}>{children}</template>
);

/**
 * A form posted without script, as the desk returns it with its messages. `server/form-page.ts` fills in
 * `{value:…}` and `{error:…}`.
 */
export function ReturnedForm({ kind }: { kind: LeadKind }) {
  const fields = Object.entries<FieldText>(formFields[kind]);
  const field = (name: string, text: FieldText, error?: string) => (
    <LeadField
      id={name}
      text={text}
      input={{ name, defaultValue: `{value:${name}}` }}
      options={selectOptions[name]}
      error={error}
    />
  );
  return (
    <>
      <div className={styles.summary} role="alert">
        <h2 className="title">There is a problem</h2>
        <When is="wrong:problem">
          <p>{'{error:problem}'}</p>
        </When>
        <ul>
          {fields.map(([name, { label }]) => (
            <When key={name} is={`wrong:${name}`}>
              <li>
                <a className="tap-target" href={`#${name}`}>{`${label}: {error:${name}}`}</a>
              </li>
            </When>
          ))}
        </ul>
      </div>
      <LeadForm kind={kind} className={styles.form}>
        {fields.map(([name, text]) => [
          <When key={`${name}-right`} is={`right:${name}`}>
            {field(name, text)}
          </When>,
          <When key={`${name}-wrong`} is={`wrong:${name}`}>
            {field(name, text, `{error:${name}}`)}
          </When>,
        ])}
        <SubmitButton variant="primary">{submitLabels[kind]}</SubmitButton>
      </LeadForm>
    </>
  );
}
