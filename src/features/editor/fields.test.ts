import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSchemas } from '../../content/page-schemas.ts';
import { schemas } from '../../content/schemas.ts';
import { topicNames } from '../../content/topics.ts';
import { fieldsOf } from './fields.ts';

const blog = fieldsOf(schemas.blog);
const field = (name: string) => blog.find((each) => each.name === name);

test('every field of every schema has a control, in the order of the schema', () => {
  for (const schema of Object.values(schemas)) expect(fieldsOf(schema).map(({ name }) => name)).toEqual(Object.keys(schema.shape));
});

test('the words of pages have a control for each field, at any depth', () => {
  for (const schema of Object.values(pageSchemas)) expect(fieldsOf(schema).map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  const home = fieldsOf(pageSchemas.home);
  expect(home.find(({ name }) => name === 'lede')).toMatchObject({ widget: 'text', required: true });
  expect(home.find(({ name }) => name === 'heading')).toMatchObject({ widget: 'object', fields: [{ name: 'before' }, { name: 'seen' }, { name: 'after' }] });
});

test.each(Object.entries(pageSchemas))('%s.json has its fields in the order in which the editor writes them', (name, schema) => {
  const words: unknown = JSON.parse(readFileSync(`src/content/pages/${name}.json`, 'utf8'));
  expect(JSON.stringify(schema.parse(words))).toBe(JSON.stringify(words));
});

test('what may be left out is not asked for', () => {
  expect(blog.filter(({ required }) => !required).map(({ name }) => name)).toEqual([
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

test('what is in a picture is asked for right after the picture', () => {
  for (const { shape } of Object.values(schemas)) {
    const names = Object.keys(shape);
    if (names.includes('pictureAlt')) expect(names[names.indexOf('pictureAlt') - 1]).toBe('picture');
  }
});

test('an id and an address say what to write', () => {
  expect(field('id')?.hint).toBe('The number after the highest one: it makes the address');
  expect(field('furtherReading')?.['fields']).toContainEqual(expect.objectContaining({ name: 'href', hint: 'An address of this site, such as /blog-details/3' }));
  for (const schema of [schemas.services, schemas.products, schemas.announcements, schemas.legal])
    expect(fieldsOf(schema).find(({ name }) => name === 'route')?.hint).toMatch(/^The address of the page/);
});

test('the control follows from the type, the label from the name, the hint from the description', () => {
  expect(field('id')).toMatchObject({ widget: 'number', value_type: 'int' });
  expect(field('summary')).toMatchObject({ label: 'Summary', widget: 'text', hint: 'The card shows it: up to 220 characters' });
  expect(field('picture')).toMatchObject({ widget: 'image' });
  for (const name of ['date', 'updated']) expect(field(name)).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(field('topic')).toMatchObject({ widget: 'select', options: [...topicNames] });
  expect(field('draft')).toMatchObject({ widget: 'boolean' });
  expect(field('furtherReading')).toMatchObject({ label: 'Further reading', widget: 'list', min: 3, max: 3, fields: [{ name: 'href' }, { name: 'label' }] });
  expect(fieldsOf(schemas.legal).find(({ name }) => name === 'route')).toMatchObject({ widget: 'select', options: expect.arrayContaining(['privacy']) });
  expect(fieldsOf(schemas.products).find(({ name }) => name === 'email')).toMatchObject({ widget: 'object', fields: [{ name: 'heading' }, { name: 'text' }] });
});
