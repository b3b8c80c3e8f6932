import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../../scripts/content/sources.ts';
import { type PageName, pageSchemas } from '../../content/page-schemas.ts';
import { folders, schemas } from '../../content/schemas.ts';
import { topicNames } from '../../content/topics.ts';
import { type Field, fieldsOf } from './fields.ts';

const blogFields = fieldsOf(schemas.blog);
const blogField = (name: string) => blogFields.find((field) => field.name === name);

test('creates controls in schema order, also for the fields of nested objects', () => {
  for (const schema of [...Object.values(schemas), ...Object.values(pageSchemas)])
    expect(fieldsOf(schema).map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  const home = fieldsOf(pageSchemas.home);
  expect(home.find(({ name }) => name === 'lede')).toMatchObject({
    widget: 'text',
    required: true,
  });
  expect(home.find(({ name }) => name === 'heading')).toMatchObject({
    widget: 'object',
    fields: [{ name: 'before' }, { name: 'framedWord' }, { name: 'after' }],
  });
});

test('uses only field names that the editor accepts', () => {
  const namesOf = (fields: Field[] = []): string[] =>
    fields.flatMap(({ name, fields: children }) => [name, ...namesOf(children as Field[])]);
  for (const schema of [...Object.values(schemas), ...Object.values(pageSchemas)])
    for (const name of namesOf(fieldsOf(schema))) expect(name).toMatch(/^[\w-]+$/);
});

test.each(Object.entries(pageSchemas))(
  '%s.json has its keys in the order of the editor',
  (name, schema) => {
    const texts: unknown = JSON.parse(readFileSync(`src/content/pages/${name}.json`, 'utf8'));
    expect(JSON.stringify(schema.parse(texts))).toBe(JSON.stringify(texts));
  },
);

test('frontmatter is in the order of the editor', () => {
  for (const [name, schema] of Object.entries(schemas))
    for (const { file, data } of readSources('.').filter(
      ({ folder }) => folder === folders[name as keyof typeof folders],
    ))
      expect(Object.keys(data), file).toEqual(
        fieldsOf(schema).flatMap(({ name: key }) => (key in data ? [key] : [])),
      );
});

test('field patterns accept the content of the site', () => {
  const rejectedValues = (fields: Field[], data: Record<string, unknown>): string[] =>
    fields.flatMap(({ name, fields: children, field, pattern }) =>
      [data[name]].flat().flatMap((value) => {
        if (children) return value ? rejectedValues(children as Field[], value as typeof data) : [];
        if (field) return rejectedValues([{ ...(field as Field), name }], { [name]: value });
        const [source] = (pattern ?? ['']) as string[];
        return typeof value !== 'string' || new RegExp(source ?? '').test(value)
          ? []
          : [`${name}: ${value}`];
      }),
    );
  for (const { file, folder, data } of readSources('.')) {
    const name = path.basename(file, '.json') as PageName;
    const collection = Object.entries(folders).find(([, value]) => value === folder)?.[0];
    const schema = collection ? schemas[collection as keyof typeof schemas] : pageSchemas[name];
    if (schema) expect(rejectedValues(fieldsOf(schema), data), file).toEqual([]);
  }
});

test('requires all but eight fields of a blog post', () => {
  expect(blogFields.filter(({ required }) => !required).map(({ name }) => name)).toEqual([
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

test('derives controls, labels and hints from schemas', () => {
  expect(blogField('id')).toMatchObject({ widget: 'number', value_type: 'int' });
  expect(blogField('summary')).toMatchObject({
    label: 'Summary',
    widget: 'text',
    hint: 'The card shows it: up to 220 characters',
  });
  expect(blogField('picture')).toMatchObject({ widget: 'image' });
  for (const name of ['date', 'updated'])
    expect(blogField(name)).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(blogField('topic')).toMatchObject({ widget: 'select', options: [...topicNames] });
  expect(blogField('draft')).toMatchObject({ widget: 'boolean' });
  expect(blogField('furtherReading')).toMatchObject({
    label: 'Further reading',
    widget: 'list',
    min: 3,
    max: 3,
    fields: [{ name: 'href' }, { name: 'label' }],
  });
  expect(fieldsOf(schemas.legal).find(({ name }) => name === 'route')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining(['privacy']),
  });
  expect(fieldsOf(schemas.products).find(({ name }) => name === 'email')).toMatchObject({
    widget: 'object',
    fields: [{ name: 'heading' }, { name: 'text' }],
  });
});
