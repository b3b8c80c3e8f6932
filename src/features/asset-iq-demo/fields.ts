import { randomId } from '../../client/random-id.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** `values` by asset id. */
export type Field = { id: string; name: string; values: Record<string, string> };

const isField = (field: Partial<Field> | null): field is Field =>
  typeof field?.id === 'string' &&
  typeof field.name === 'string' &&
  // Rejects missing values.
  Object.values(field.values ?? [0]).every((value) => typeof value === 'string');

export function loadFields() {
  try {
    return JSON.parse(load(local, storageKeys.assetFields) ?? '[]').filter(isField);
  } catch {
    return [];
  }
}

export const saveFields = (fields: Field[]) =>
  save(local, storageKeys.assetFields, JSON.stringify(fields));

export const addField = (fields: Field[], name: string): Field[] => [
  ...fields,
  { id: randomId(), name, values: {} },
];
export const updateField = (fields: Field[], id: string, change: Partial<Field>) =>
  fields.map((field) => (field.id === id ? { ...field, ...change } : field));

export const fieldText = (fields: Field[], assetId: string) =>
  fields
    .flatMap(({ name, values }) => (values[assetId] ? [`${name} ${values[assetId]}`] : []))
    .join('. ');
