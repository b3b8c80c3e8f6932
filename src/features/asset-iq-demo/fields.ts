import { randomId } from '../../client/random-id.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** A field that the visitor adds to all assets. The keys of `values` are asset ids. */
export type CustomField = { id: string; name: string; values: Record<string, string> };

const isField = (field: Partial<CustomField> | null): field is CustomField =>
  typeof field?.id === 'string' &&
  typeof field.name === 'string' &&
  !!field.values &&
  Object.values(field.values).every((value) => typeof value === 'string');

export function loadFields() {
  try {
    return JSON.parse(load(local, storageKeys.assetFields) ?? '[]').filter(isField);
  } catch {
    return [];
  }
}

export const saveFields = (customFields: CustomField[]) =>
  save(local, storageKeys.assetFields, JSON.stringify(customFields));

export const addField = (customFields: CustomField[], name: string): CustomField[] => [
  ...customFields,
  { id: randomId(), name, values: {} },
];
export const updateField = (
  customFields: CustomField[],
  id: string,
  change: Partial<CustomField>,
) => customFields.map((field) => (field.id === id ? { ...field, ...change } : field));

export const fieldText = (customFields: CustomField[], assetId: string) =>
  customFields
    .flatMap(({ name, values }) => (values[assetId] ? [`${name} ${values[assetId]}`] : []))
    .join('. ');
