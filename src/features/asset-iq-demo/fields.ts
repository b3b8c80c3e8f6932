import { randomId } from '../../client/random-id.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** A field that the visitor adds to all assets. `values` by asset id. */
export type OwnField = { id: string; name: string; values: Record<string, string> };

const isOwnField = (field: Partial<OwnField> | null): field is OwnField =>
  typeof field?.id === 'string' &&
  typeof field.name === 'string' &&
  // `[0]` rejects missing values.
  Object.values(field.values ?? [0]).every((value) => typeof value === 'string');

export function loadOwnFields() {
  try {
    return JSON.parse(load(local, storageKeys.assetFields) ?? '[]').filter(isOwnField);
  } catch {
    return [];
  }
}

export const saveOwnFields = (ownFields: OwnField[]) =>
  save(local, storageKeys.assetFields, JSON.stringify(ownFields));

export const addOwnField = (ownFields: OwnField[], name: string): OwnField[] => [
  ...ownFields,
  { id: randomId(), name, values: {} },
];
export const updateOwnField = (ownFields: OwnField[], id: string, change: Partial<OwnField>) =>
  ownFields.map((field) => (field.id === id ? { ...field, ...change } : field));

export const ownFieldText = (ownFields: OwnField[], assetId: string) =>
  ownFields
    .flatMap(({ name, values }) => (values[assetId] ? [`${name} ${values[assetId]}`] : []))
    .join('. ');
