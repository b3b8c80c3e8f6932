import { randomId } from '../../client/random-id.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** A field the visitor made: it holds for every asset, with a value for some. */
export type Field = { id: string; name: string; values: Record<string, string> };

const isField = (field: unknown): field is Field => {
  const { id, name, values } = (field ?? {}) as Partial<Field>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
};

/** The fields kept in this browser; none where storage is blocked or holds something else. */
export function loadFields(): Field[] {
  try {
    const kept: unknown = JSON.parse(load(local, storageKeys.assetFields) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isField) : [];
  } catch {
    return [];
  }
}

export const saveFields = (fields: Field[]) => save(local, storageKeys.assetFields, JSON.stringify(fields));

export const addField = (fields: Field[], name: string): Field[] => [...fields, { id: randomId(), name, values: {} }];
export const renameField = (fields: Field[], id: string, name: string) => fields.map((field) => (field.id === id ? { ...field, name } : field));
export const removeField = (fields: Field[], id: string) => fields.filter((field) => field.id !== id);
export const setValue = (fields: Field[], id: string, asset: string, value: string) =>
  fields.map((field) => (field.id === id ? { ...field, values: { ...field.values, [asset]: value } } : field));

/** What the search reads of an asset: names and values of the fields that have one. */
export const fieldText = (fields: Field[], asset: string) => fields.flatMap(({ name, values }) => (values[asset] ? [`${name} ${values[asset]}`] : [])).join('. ');
