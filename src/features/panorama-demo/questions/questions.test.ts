import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryQuery } from '../../../../tests/arbitrary-query.ts';
import { createAnswerer } from '../../../demo-shared/questions/ask.ts';
import { formatQuestion } from '../../../demo-shared/questions/describe.ts';
import { rewrite } from '../../../demo-shared/questions/stem.ts';
import { makeDataset } from '../model/make-dataset.ts';
import { roles, visibleTo } from '../model/permissions.ts';
import { extractRange } from './dates.ts';
import { createPanoramaSchema } from './schema.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const dataset = makeDataset(22);
const schemas = roles.map(
  (role) => [role, createPanoramaSchema(visibleTo(role, dataset))] as const,
);

test.each(schemas)(
  '%s: formatQuestion writes a question that is parsed into the same query',
  (_, schema) => {
    const ask = createAnswerer(schema);
    fc.assert(
      fc.property(arbitraryQuery(schema), (query) => {
        const question = formatQuestion(schema, query);
        expect(ask(question).query, question).toEqual(query);
      }),
    );
  },
);

describe('extractRange', () => {
  test.each([
    ['in October', [-46, -16], 'in October 2026'],
    ['last month', [-46, -16], 'in October 2026'],
    ['in December', [-350, -320], 'in December 2025'],
    ['deals in December', [15, 45], 'in December 2026'],
    ['last 90 days', [-90, -1], 'in the last 90 days'],
    ['past year', [-365, -1], 'in the last 12 months'],
    ['in Q3', [-138, -47], 'in Q3 2026'],
    ['last quarter', [-138, -47], 'in Q3 2026'],
    ['2025', [-684, -320], 'in 2025'],
    ['since September', [-76, -1], 'since September 2026'],
  ])('reads “%s” and its label as one range', (text, [from, to], label) => {
    const { range } = extractRange(rewrite(text.toLowerCase(), vocabulary.rewrites));
    expect(range).toEqual({ from, to, label });
    expect(extractRange(label.toLowerCase()).range).toEqual(range);
  });
});

test('a change from zero is answered without a percentage', () => {
  const ask = createAnswerer(createPanoramaSchema(visibleTo('salesManager', dataset)));
  expect(ask('complaints in October compared to a year ago')).toMatchObject({
    status: 'answered',
    result: {
      sentence: 'Complaints: 16 in October 2026, 0 a year before; no percentage from 0.',
    },
  });
});

test.each(schemas)('%s: a count of accounts that grew is unrecognized', (_, schema) => {
  const ask = createAnswerer(schema);
  for (const question of ['at least 2 accounts grew', 'regions with at least 2 accounts that grew'])
    expect(ask(question)).toMatchObject({ status: 'unrecognized', result: undefined });
});

test.each([
  ['accounts that grew less than 20%', 'growth under 20%'],
  ['accounts that grew over 20%', 'growth over 20%'],
  ['accounts that shrank more than 20%', 'decline over 20%'],
])('the answer to “%s” states the condition', (question, condition) => {
  const ask = createAnswerer(createPanoramaSchema(visibleTo('salesManager', dataset)));
  expect(ask(question).result?.sentence).toContain(`, ${condition}, `);
});

test('“minimum stock value” asks for the lowest value; “minimum stock” is absent', () => {
  const ask = createAnswerer(createPanoramaSchema(visibleTo('supplyChain', dataset)));
  const query = { measure: 'worth', aggregate: 'min' };
  expect(ask('minimum stock value')).toMatchObject({ status: 'answered', query });
  expect(ask('minimum stock').status).toBe('absent');
});

describe('a role', () => {
  const askAs = Object.fromEntries(schemas.map(([role, schema]) => [role, createAnswerer(schema)]));

  test('sees that a column is hidden, and which roles may see it', () => {
    const { status, notes, result } = askAs['supplyChain']?.('revenue by region') ?? {};
    expect({ status, notes, result }).toEqual({
      status: 'absent',
      notes: [
        'The revenue is hidden from Supply chain. Regional sales and Sales manager may see it.',
      ],
      result: undefined,
    });
  });

  test('gets the same answer for a hidden account and an unknown one', () => {
    const answerAbout = (name: string) => {
      const { status, notes, result } = askAs['regionalSales']?.(`revenue of ${name}`) ?? {};
      return { status, result, notes: notes?.map((note) => note.replace(name, 'NAME')) };
    };
    expect(answerAbout('brindlewick')).toEqual(answerAbout('zorbleworth'));
    expect(answerAbout('brindlewick').status).toBe('unrecognized');
  });

  test('gets “absent” for a time outside the data, “unrecognized” for unclear words', () => {
    expect(askAs['salesManager']?.('revenue next year').status).toBe('absent');
    for (const question of ['revenue without orders', 'revenue of elephants', 'revenue more than'])
      expect(askAs['salesManager']?.(question).status).toBe('unrecognized');
  });

  test('gets no row with a hidden field', () => {
    for (const [role, schema] of schemas)
      for (const field of visibleTo(role, dataset).hiddenFields)
        for (const { rows } of schema.entities)
          expect(rows.every((row) => row[field] === undefined)).toBe(true);
  });
});
