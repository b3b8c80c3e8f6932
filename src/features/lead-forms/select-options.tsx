import { companySizes, placeholders } from './contact.ts';
import { countries } from './countries.ts';

const list = (placeholder: string, options: readonly string[]) => (
  <>
    <option value="">{placeholder}</option>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </>
);

/** What stands in the contact form's two lists, by the name of the field. */
export const selectOptions = {
  country: list(
    placeholders.country,
    countries.map(({ name }) => name),
  ),
  companySize: list(placeholders.companySize, companySizes),
};
