import type { ReactNode } from 'react';
import { FORM_PATH } from './emailjs-payload.ts';
import { type FieldText, formFields, submitLabels } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { LeadField } from './LeadField.tsx';
import styles from './ReturnedForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import type { LeadKind } from './schemas.ts';
import { selectOptions } from './select-options.tsx';

/** Holds what the desk keeps only where the field is `wrong`, or only where it is `right`. */
function When({ field, is, children }: { field: string; is: 'right' | 'wrong'; children: ReactNode }) {
  return <template data-when={`${is}:${field}`}>{children}</template>;
}

/**
 * A form posted without JavaScript as the desk returns it, drawn at build time from the fields of the islands. `server/form-page.ts` keeps of each
 * `<template>` what holds and puts the visitor's text and the message for `{value:…}` and `{error:…}`.
 */
export function ReturnedForm({ kind }: { kind: LeadKind }) {
  const fields = Object.entries<FieldText>(formFields[kind]);
  const draw = (name: string, text: FieldText, error?: string) => (
    <LeadField id={name} text={text} control={{ name, defaultValue: `{value:${name}}` }} options={(selectOptions as Record<string, ReactNode>)[name]} error={error} />
  );
  return (
    <>
      <div className={styles.summary} role="alert">
        <h2 className="title">There is a problem</h2>
        <When field="problem" is="wrong">
          <p>{'{error:problem}'}</p>
        </When>
        <ul>
          {fields.map(([name, { label }]) => (
            <When key={name} field={name} is="wrong">
              <li>
                <a className="tap-target" href={`#${name}`}>{`${label}: {error:${name}}`}</a>
              </li>
            </When>
          ))}
        </ul>
      </div>
      <form className={styles.form} method="post" action={FORM_PATH} noValidate>
        <input type="hidden" name="form" value={kind} />
        {fields.map(([name, text]) => [
          <When key={`${name}-right`} field={name} is="right">
            {draw(name, text)}
          </When>,
          <When key={`${name}-wrong`} field={name} is="wrong">
            {draw(name, text, `{error:${name}}`)}
          </When>,
        ])}
        <Honeypot />
        <SubmitButton variant="primary">{submitLabels[kind]}</SubmitButton>
      </form>
    </>
  );
}
