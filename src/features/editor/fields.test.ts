import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../../scripts/content/sources.ts';
import { type PageName, pageSchemas } from '../../content/page-schemas.ts';
import { contentFolders, schemas } from '../../content/schemas.ts';
import { topicNames } from '../../content/topics.ts';
import { type Field, fieldsOf } from './fields.ts';

const namesOf = (fields: Field[] = []): string[] =>
  fields.flatMap(({ name, fields: children }) => [name, ...namesOf(children as Field[])]);

test('the editor has a field for each key of a schema, in order, and each name is valid', () => {
  for (const schema of [...Object.values(schemas), ...Object.values(pageSchemas)]) {
    const fields = fieldsOf(schema);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
    for (const name of namesOf(fields)) expect(name).toMatch(/^[\w-]+$/);
  }
});

test.each(Object.entries(pageSchemas))(
  '%s.json has its keys in the order in which the editor writes them',
  (name, schema) => {
    const texts: unknown = JSON.parse(readFileSync(`src/content/pages/${name}.json`, 'utf8'));
    expect(JSON.stringify(schema.parse(texts))).toBe(JSON.stringify(texts));
  },
);

test('frontmatter is in the order in which the editor writes it', () => {
  for (const [name, schema] of Object.entries(schemas))
    for (const { file, data } of readSources('.').filter(
      ({ folder }) => folder === contentFolders[name as keyof typeof contentFolders],
    ))
      expect(Object.keys(data), file).toEqual(
        fieldsOf(schema).flatMap(({ name: key }) => (key in data ? [key] : [])),
      );
});

test('the patterns of the editor’s fields accept the content of the site', () => {
  const rejectedValues = (fields: Field[], data: Record<string, unknown>): string[] =>
    fields.flatMap(({ name, fields: children, field: itemField, pattern }) =>
      [data[name]].flat().flatMap((value) => {
        if (children) return value ? rejectedValues(children as Field[], value as typeof data) : [];
        // Checks list items as fields with the list's name.
        if (itemField)
          return rejectedValues([{ ...(itemField as Field), name }], { [name]: value });
        const [source = ''] = (pattern ?? []) as string[];
        return typeof value !== 'string' || new RegExp(source).test(value)
          ? []
          : [`${name}: ${value}`];
      }),
    );
  for (const { file, folder, data } of readSources('.')) {
    const name = path.basename(file, '.json') as PageName;
    const collection = Object.entries(contentFolders).find(([, value]) => value === folder)?.[0];
    const schema = collection ? schemas[collection as keyof typeof schemas] : pageSchemas[name];
    if (schema) expect(rejectedValues(fieldsOf(schema), data), file).toEqual([]);
  }
});

test('the editor requires all but eight fields of a blog post', () => {
  const optionalFields = fieldsOf(schemas.blog).filter(({ required }) => !required);
  expect(namesOf(optionalFields)).toEqual([
    'documentTitle',
    'pictureAlt',
    'updated',
    'topic',
    'task',
    'demonstration',
    'draft',
    'publishAt',
  ]);
});

test.each([
  ['id', schemas.blog, { widget: 'number', value_type: 'int' }],
  [
    'summary',
    schemas.blog,
    { label: 'Summary', widget: 'text', hint: 'The card shows it: up to 220 characters' },
  ],
  ['picture', schemas.blog, { widget: 'image' }],
  ['date', schemas.blog, { widget: 'datetime', format: 'YYYY-MM-DD' }],
  ['updated', schemas.blog, { widget: 'datetime', format: 'YYYY-MM-DD' }],
  ['topic', schemas.blog, { widget: 'select', options: [...topicNames] }],
  ['draft', schemas.blog, { widget: 'boolean' }],
  [
    'furtherReading',
    schemas.blog,
    {
      label: 'Further reading',
      widget: 'list',
      min: 3,
      max: 3,
      fields: [{ name: 'href' }, { name: 'label' }],
    },
  ],
  ['route', schemas.legal, { widget: 'select', options: expect.arrayContaining(['privacy']) }],
  [
    'heading',
    pageSchemas.home,
    { widget: 'object', fields: [{ name: 'before' }, { name: 'framedWord' }, { name: 'after' }] },
  ],
] as const)(
  'the editor derives control, label and hint of the field %s from its schema',
  (name, schema, expected) => {
    expect(fieldsOf(schema).find((field) => field.name === name)).toMatchObject(expected);
  },
);
