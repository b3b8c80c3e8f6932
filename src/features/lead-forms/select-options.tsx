import type { ReactNode } from 'react';
import { companySizes, placeholders } from './contact-schema.ts';
import { countries } from './countries.ts';

const options = (placeholder: string, names: readonly string[]) => (
  <>
    <option value="">{placeholder}</option>
    {names.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </>
);

/**
 * Options of the contact form's selects, by field. Constant elements, so that React skips 249
 * countries on each render.
 */
export const selectOptions: Partial<Record<string, ReactNode>> = {
  country: options(
    placeholders.country,
    countries.map(({ name }) => name),
  ),
  companySize: options(placeholders.companySize, companySizes),
};
