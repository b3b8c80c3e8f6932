import type { ReactNode } from 'react';
import { companySizes } from './contact-schema.ts';
import { countries } from './countries.ts';

const renderOptions = (placeholder: string, names: readonly string[]) => (
  <>
    <option value="">{placeholder}</option>
    {names.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </>
);

/**
 * Options of the contact form's selects, by field. Constant elements, so that React does not render
 * 249 countries again.
 */
export const selectOptions: Partial<Record<string, ReactNode>> = {
  country: renderOptions(
    'Select Location',
    countries.map(({ name }) => name),
  ),
  companySize: renderOptions('Select Company size', companySizes),
};
