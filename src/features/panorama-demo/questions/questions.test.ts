import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryQuery } from '../../../../tests/arbitrary-query.ts';
import { createAnswerer } from '../../../demo-shared/questions/ask.ts';
import { buildChips } from '../../../demo-shared/questions/chips.ts';
import { formatQuestion } from '../../../demo-shared/questions/describe.ts';
import { sum } from '../../../demo-shared/sum.ts';
import { panoramaCopy } from '../copy.ts';
import { type Role, roles, visibleTo } from '../model/permissions.ts';
import { dataset } from '../model/role-files.ts';
import { extractRange } from './dates.ts';
import { createPanoramaSchema } from './schema.ts';

const mapRoles = <Value>(create: (role: Role) => Value) =>
  Object.fromEntries(roles.map((role) => [role, create(role)])) as Record<Role, Value>;
const schemas = mapRoles((role) => createPanoramaSchema(visibleTo(role, dataset)));
const askAs = mapRoles((role) => createAnswerer(schemas[role]));
const askManager = askAs.salesManager;

test.each(roles)(
  '%s: formatQuestion of Panorama writes a question that is parsed into the same query',
  (role) => {
    fc.assert(
      fc.property(arbitraryQuery(schemas[role]), (query) => {
        const question = formatQuestion(schemas[role], query);
        expect(askAs[role](question).query, question).toEqual(query);
      }),
    );
  },
);

test.each([
  'margin percentage by product',
  'revenue growth by product',
  'revenue by region Q2 vs Q3',
  'Which accounts shrank?',
  'accounts that shrank more than 20%',
  'revenue by month',
  'revenue of hotels in Q3',
  'regions with revenue over $200k',
  'compare North and South',
  'share of revenue from the North',
  'share of revenue by product',
  'last 3 orders of hotels by product',
  'average revenue of the last 5 orders',
  'number of complaints, open, Delivery came short, North',
  'open complaints by subject',
  'Which accounts need a call this week?',
  'which accounts never bought gloves',
  'accounts with open complaints and deals',
])(
  'in each chip of “%s”, the first choice keeps the query; each other choice changes it',
  (question) => {
    const { query } = askManager(question);
    expect(query).toBeDefined();
    for (const { choices } of query ? buildChips(schemas.salesManager, query) : []) {
      const [current, ...others] = choices.map((choice) => askManager(choice.question));
      expect(current?.query, choices[0]?.question).toEqual(query);
      for (const [index, other] of others.entries()) {
        expect(other, choices[index + 1]?.question).toMatchObject({ status: 'answered' });
        expect(other.query).not.toEqual(query);
        // `last 3` stays `last 3`.
        if (other.query?.pick) expect(other.query.limit).toBe(query?.limit);
      }
    }
  },
);

describe('times in questions', () => {
  // Ranges are in days after November 16, 2026 (`asOf`).
  test.each([
    ['in October 2026', -46, -16, ['orders in October', 'orders last month']],
    [
      'in December 2025',
      -350,
      -320,
      ['orders in December', 'orders last December', 'orders in the last month of 2025'],
    ],
    ['in December 2026', 15, 45, ['deals in December']],
    ['in the last 90 days', -90, -1, ['orders in the last 90 days']],
    ['in the last 12 months', -365, -1, ['orders in the past year']],
    ['in Q3 2026', -138, -47, ['orders in Q3', 'orders last quarter']],
    [
      'in Q4 2025',
      -411,
      -320,
      [
        'orders last Q4',
        'orders in the last 3 months of 2025',
        'orders in the final quarter of last year',
      ],
    ],
    ['in 2025', -684, -320, ['orders in 2025']],
    ['since September 2026', -76, -1, ['orders since September']],
    ['in the last 7 days', -7, -1, ['orders in the last week', 'orders last week in the North']],
    ['in the next 7 days', 1, 7, ['promised deliveries in the next week']],
  ])('“%s” is read as the days %d to %d, and so are %j', (label, from, to, questions) => {
    const range = { from, to, label };
    expect(extractRange(label.toLowerCase()).range).toEqual(range);
    for (const question of questions)
      expect(askManager(question)).toMatchObject({ status: 'answered', query: { range } });
  });

  test.each([
    'revenue in the first week of October',
    'revenue in the week of November 9',
    'complaints in the last week of October',
    'revenue in the last two weeks of October',
    'revenue in the last 3 months of Q3',
    'revenue in the first month of 2025',
    'revenue in the last month of Q3',
    'which day had the highest revenue',
  ])('“%s” is unrecognized', (question) =>
    expect(askManager(question).status).toBe('unrecognized'),
  );

  // November 16, 2026 (day 0) is a Monday, so next week is days 7 to 13.
  test('“next week” is the calendar week after the current one', () => {
    const nextWeek = dataset.accounts
      .flatMap(({ promisedDeliveries }) => promisedDeliveries)
      .filter(({ day }) => day >= 7 && day <= 13);
    expect(nextWeek).not.toEqual([]);
    expect(askManager('How many promised deliveries are due next week?').result?.value).toBe(
      nextWeek.length,
    );
    for (const question of ['Which deals close next week?', 'deals closing next week'])
      expect(askManager(question)).toMatchObject({ query: { range: { from: 7, to: 13 } } });
    const arriving = dataset.stock.filter(({ arrivalDay }) => arrivalDay >= 7 && arrivalDay <= 13);
    expect(askManager('How many cartons arrive next week?').result?.value).toBe(
      sum(arriving.map(({ incoming }) => incoming)),
    );
  });

  test.each([
    ['which products run out next week', 'unrecognized'],
    ['who should I call next week', 'answered'],
    ['revenue next week', 'absent'],
  ])('the status of “%s” is “%s”', (question, status) =>
    expect(askManager(question).status).toBe(status),
  );
});

test('answers about days before the data state which days the data covers', () => {
  const notes = [panoramaCopy.questionBox.outside];
  for (const question of ['revenue in 2024', 'revenue 2024 vs 2025', 'complaints in 2026'])
    expect(askManager(question)).toMatchObject({ status: 'answered', notes });
  for (const question of ['revenue before 2025', 'complaints', 'deals in 2026'])
    expect(askManager(question)).toMatchObject({ status: 'answered', notes: [] });
});

test.each([
  ['Which customers buy paper towels but not gloves?', 'Paper towel', 'Nitrile gloves', ''],
  ['How many customers buy paper towels but not gloves?', 'Paper towel', 'Nitrile gloves', ''],
  ['accounts that buy gloves but never labels', 'Nitrile gloves', 'Label rolls', ''],
  ['Which customers bought no cutting oil but air filters?', 'Air filters', 'Cutting oil', ''],
  ['Which clinics buy gloves but not paper towels?', 'Nitrile gloves', 'Paper towel', 'Clinics'],
])(
  '“%s” counts accounts that bought one product and not the other',
  (question, bought, avoided, sector) => {
    const matching = dataset.accounts.filter((account) => {
      const products = account.orders
        .filter(({ day }) => day >= -365)
        .map(({ product }) => product);
      const isInSector = !sector || account.sector === sector;
      return isInSector && products.includes(bought) && !products.includes(avoided);
    });
    const { result } = askManager(question);
    expect(result?.value).toBe(matching.length);
    // A sentence lists at most 12 names.
    for (const { name } of matching.slice(0, 12)) expect(result?.sentence).toContain(name);
  },
);

const yearOrders = dataset.accounts
  .flatMap(({ orders, ...account }) => orders.map((order) => ({ ...account, ...order })))
  .filter(({ day }) => day >= -365 && day < 0);

test.each([
  ['products with revenue below 80000', 'product', (revenue: number) => revenue < 80_000],
  ['regions with revenue over $200k', 'region', (revenue: number) => revenue > 200_000],
] as const)(
  '“%s” compares the total of each group with the threshold',
  (question, key, isMatch) => {
    const names = [...Map.groupBy(yearOrders, (order) => order[key])]
      .filter(([, orders]) => isMatch(sum(orders.map(({ revenue = 0 }) => revenue))))
      .map(([name]) => name);
    expect(names).not.toEqual([]);
    const { result } = askManager(question);
    expect(result?.groups).toHaveLength(names.length);
    for (const name of names) expect(result?.sentence).toContain(name);
  },
);

test('thresholds for orders, averages or percentages are not compared with totals', () => {
  expect(askManager('revenue of orders over $500 together')).toMatchObject({
    status: 'answered',
    query: { aggregate: 'sum' },
  });
  for (const question of ['products with average order value over $800', 'margin under 20%'])
    expect(askManager(question).status).toBe('unrecognized');
});

test.each([
  ['orders by region', { aggregate: 'count', group: 'region' }],
  ['products by days of stock', { measure: 'cover' }],
  ['who spends more, hotels or clinics?', { group: 'sector' }],
])('“%s” asks for %o', (question, query) => expect(askManager(question)).toMatchObject({ query }));

test('“worst quarter” leaves out the current quarter; lists mark current periods “so far”', () => {
  for (const question of ['worst quarter', 'worst quarter this year'])
    expect(askManager(question).result?.sentence).toContain('Q3 2026');
  const labelsOf = (question: string) =>
    askManager(question).result?.groups.map(({ label }) => label);
  expect(labelsOf('revenue by year')).toEqual(['2025', '2026 so far']);
  expect(labelsOf('revenue by month since October')).toEqual([
    'October 2026',
    'November 2026 so far',
  ]);
  // Open deals close in the future, so no year is marked.
  expect(labelsOf('open deals by year')).toEqual(['2026', '2027']);
});

test.each([
  ['Which accounts shrank?', 'down'],
  ['Which accounts lost revenue?', 'down'],
  ['customers that lost revenue', 'down'],
  ['Which accounts bought less than last year?', 'down'],
  ['Which products declined?', 'down'],
  ['Which accounts are growing?', 'up'],
  ['Which region grew?', 'up'],
])('the answer to “%s” names only groups that went %s', (question, direction) => {
  const { status, query, result } = askManager(question);
  expect(status).toBe('answered');
  expect(result?.groups).not.toEqual([]);
  expect(result?.sentence).toContain(` ${direction} `);
  const opposite = direction === 'up' ? 'down' : 'up';
  for (const { text } of result?.groups ?? []) expect(text).not.toContain(opposite);
  const askedAgain = query && askManager(formatQuestion(schemas.salesManager, query));
  expect(askedAgain?.result?.sentence).toBe(result?.sentence);
});

test.each([
  'accounts that lost more than 20% from Q1 to Q2',
  'which customers lost over 20% between Q1 and Q2',
])('“%s” compares the two quarters, the largest decline first', (question) =>
  expect(askManager(question)).toMatchObject({
    status: 'answered',
    query: {
      order: 'least',
      range: { label: 'in Q2 2026' },
      baseline: { label: 'in Q1 2026' },
      comparisons: [{ measure: 'change', operator: 'under', value: -0.2 }],
    },
  }),
);

// `rewrites` in `vocabulary.json` turn “just” and “nothing else” into “only”.
test.each([
  'Which customers buy only gloves?',
  'customers who only buy gloves',
  'who buys just gloves',
  'which accounts order only gloves',
  'Which clinics buy gloves and nothing else?',
])('the note about “%s” says that “only” is unknown', (question) =>
  expect(askManager(question).notes).toEqual(['Nothing that this role sees is called “only”.']),
);
test.each(['revenue of only hotels', 'revenue in the North only'])(
  '“only” in “%s” changes nothing',
  (question) => expect(askManager(question)).toEqual(askManager(question.replace(' only', ''))),
);

test('“new” is not read as “news”', () => {
  expect(askManager('news').status).toBe('absent');
  expect(askManager('new orders')).toMatchObject({
    status: 'unrecognized',
    notes: ['Nothing that this role sees is called “new”.'],
  });
});

test('a change from zero is answered without a percentage', () => {
  expect(askManager('complaints in October compared to a year ago')).toMatchObject({
    status: 'answered',
    result: {
      sentence: 'Complaints: 16 in October 2026, 0 a year before; no percentage from 0.',
    },
  });
});

test.each(roles)('%s: a count of accounts that grew is unrecognized', (role) => {
  for (const question of [
    'at least 2 accounts grew',
    'regions with at least 2 accounts that grew',
    'How many accounts grew?',
    'How many accounts are shrinking?',
    'How many customers bought more than last year?',
  ])
    expect(askAs[role](question)).toMatchObject({ status: 'unrecognized', result: undefined });
});

test.each([
  ['accounts that grew less than 20%', 'growth under 20%'],
  ['accounts that grew over 20%', 'growth over 20%'],
  ['accounts that shrank more than 20%', 'decline over 20%'],
  ['which accounts shrank', 'growth under 0%'],
])('the answer to “%s” states the condition', (question, condition) => {
  expect(askManager(question).result?.sentence).toContain(`, ${condition}, `);
});

test('“minimum stock value” asks for the lowest value; “minimum stock” asks for data that is absent', () => {
  const query = { measure: 'worth', aggregate: 'min' };
  expect(askAs.supplyChain('minimum stock value')).toMatchObject({ status: 'answered', query });
  expect(askAs.supplyChain('minimum stock').status).toBe('absent');
});

describe('a role of Panorama', () => {
  test('sees that a column is hidden, and which roles may see it', () => {
    expect(askAs.supplyChain('revenue by region')).toMatchObject({
      status: 'absent',
      notes: [
        'The revenue is hidden from Supply chain. Regional sales and Sales manager may see it.',
      ],
      result: undefined,
    });
  });

  test('gets only contacts who may be mailed when it asks whom to email', () => {
    const filters = expect.arrayContaining([{ field: 'mail', values: ['allowed'] }]);
    for (const question of ['who should I email', 'who to email', 'whom do we email at Mossgarrow'])
      for (const role of roles)
        expect(askAs[role](question), question).toMatchObject({
          status: 'answered',
          query: { entity: 'contact', filters },
        });
  });

  test('gets the same answer for a hidden account and an unknown one', () => {
    const answerAbout = (name: string) => {
      const { status, notes, result } = askAs.regionalSales(`revenue of ${name}`);
      return { status, result, notes: notes.map((note) => note.replace(name, 'NAME')) };
    };
    expect(answerAbout('brindlewick')).toEqual(answerAbout('zorbleworth'));
    expect(answerAbout('brindlewick')).toEqual({
      status: 'unrecognized',
      notes: [
        'Nothing that this role sees is called “NAME”. Regional sales sees 12 of 48 accounts (North).',
      ],
      result: undefined,
    });
  });

  test('gets no zero for data that it cannot see, but “unrecognized” or “absent”', () => {
    for (const question of ['revenue outside the North', 'stock outside the North']) {
      expect(askAs.regionalSales(question).status).toBe('unrecognized');
      expect(askManager(question).status).toBe('answered');
    }
    expect(askAs.supplyChain('deals between $5,000 and $10,000').status).toBe('absent');
  });

  test('gets “unrecognized” for unclear words', () => {
    for (const question of ['revenue without orders', 'revenue of elephants', 'revenue more than'])
      expect(askManager(question).status).toBe('unrecognized');
  });
});
