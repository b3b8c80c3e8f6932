import type { ReactNode } from 'react';
import { type FieldConfig, formFields, submitLabels } from './fields.ts';
import { LeadField } from './LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import styles from './ReturnedForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import type { FormName } from './schemas.ts';
import { selectOptions } from './select-options.tsx';

/**
 * Markup for a valid field (`right:email`), an invalid one (`wrong:email`), or a form that could
 * not be stored (`wrong:problem`).
 */
const When = ({ state, children }: { state: string; children: ReactNode }) => (
  <template data-when={state}>{children}</template>
);

/**
 * Shows a form that was posted without script, and is invalid or could not be stored.
 * `server/form-page.ts` selects the `<template>`s and fills in `{value:…}` and `{error:…}`.
 */
export function ReturnedForm({ form }: { form: FormName }) {
  const fields = Object.entries<FieldConfig>(formFields[form]);
  const renderField = (name: string, config: FieldConfig, error?: string) => (
    <LeadField
      id={name}
      config={config}
      input={{ name, defaultValue: `{value:${name}}` }}
      options={selectOptions[name]}
      error={error}
    />
  );
  return (
    <>
      <div className={styles.summary} role="alert">
        <h2 className="title">There is a problem</h2>
        <When state="wrong:problem">
          <p>{'{error:problem}'}</p>
        </When>
        <ul>
          {fields.map(([name, { label }]) => (
            <When key={name} state={`wrong:${name}`}>
              <li>
                <a className="tap-target" href={`#${name}`}>{`${label}: {error:${name}}`}</a>
              </li>
            </When>
          ))}
        </ul>
      </div>
      <LeadForm form={form} className={styles.form}>
        {fields.map(([name, config]) => [
          <When key={`${name}-right`} state={`right:${name}`}>
            {renderField(name, config)}
          </When>,
          <When key={`${name}-wrong`} state={`wrong:${name}`}>
            {renderField(name, config, `{error:${name}}`)}
          </When>,
        ])}
        <SubmitButton variant="primary">{submitLabels[form]}</SubmitButton>
      </LeadForm>
    </>
  );
}
