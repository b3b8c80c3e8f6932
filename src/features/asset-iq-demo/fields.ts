import { randomId } from '../../client/random-id.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** A field that the visitor adds to all assets. `values` by asset id. */
export type CustomField = { id: string; name: string; values: Record<string, string> };

const isCustomField = (field: Partial<CustomField> | null): field is CustomField =>
  typeof field?.id === 'string' &&
  typeof field.name === 'string' &&
  // `[0]` rejects missing values.
  Object.values(field.values ?? [0]).every((value) => typeof value === 'string');

export function loadCustomFields() {
  try {
    return JSON.parse(load(local, storageKeys.assetFields) ?? '[]').filter(isCustomField);
  } catch {
    return [];
  }
}

export const saveCustomFields = (customFields: CustomField[]) =>
  save(local, storageKeys.assetFields, JSON.stringify(customFields));

export const addCustomField = (customFields: CustomField[], name: string): CustomField[] => [
  ...customFields,
  { id: randomId(), name, values: {} },
];
export const updateCustomField = (
  customFields: CustomField[],
  id: string,
  change: Partial<CustomField>,
) => customFields.map((field) => (field.id === id ? { ...field, ...change } : field));

export const customFieldText = (customFields: CustomField[], assetId: string) =>
  customFields
    .flatMap(({ name, values }) => (values[assetId] ? [`${name} ${values[assetId]}`] : []))
    .join('. ');
