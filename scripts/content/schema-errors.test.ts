import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingContent, findSchemaErrors } from './schema-errors.ts';
import { parseSource, readSources } from './sources.ts';

type Change = [from: string | RegExp, to: string];
const errorsIn = (file: string, text: string) =>
  findSchemaErrors([parseSource(file, text)]).map(({ line, message }) => `${line}: ${message}`);
const errorsAfter = (file: string, changes: Change[]) =>
  errorsIn(
    file,
    changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8')),
  );
const matchersFor = (messages: (string | RegExp)[]) =>
  messages.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));

const BOM_ERROR = '1: The file begins with a byte order mark: save it as UTF-8 without BOM';
const TIME_ERROR = 'Write the time as 2026-06-29 or 2026-06-29T08:00:00Z';
test.each<[Change[], ...(string | RegExp)[]]>([
  [[]],
  [[[/^date: .*$/m, 'date: 2020-06-29']]],
  [[[/^id: 1$/m, 'id: 1\ndraft: true\npublishAt: 2026-06-29T08:00:00Z']]],
  [[[/^id: 1$/m, 'id: 1\npublishAt: 2026-06-29']]],
  [[[/^id: 1$/m, 'id: 1\npublishAt: 2026-06-29T08:00:00+01:00']]],
  [[[/^id: 1$/m, "id: 1\npublishAt: '2026-06-29'\npictureAlt: 'A sun.'"]]],
  [
    [[/^title: /m, 'titel: ']],
    '1: title: Give the page a title',
    '4: Unknown field "titel"; see src/content/schemas.ts',
  ],
  [
    [[/^title: .*$/m, "title: 'At {brnd}'"]],
    /^4: title: Unknown placeholder \{brnd\}\. Use one of \{br/,
  ],
  [[[/^id: 1$/m, 'id: first']], '2: id: Give the id: the highest existing id plus 1'],
  [
    [[/ {2}- href: \//, '  - href: ']],
    /^1\d: furtherReading\.0\.href: Links stay on this site: begin the address with \/$/,
  ],
  [
    [[/- href: .*\n(.*\n) {2}- href: (.*)$/m, '- href: $2\n$1  - href: $2']],
    /^1\d: furtherReading: Name three different pages$/,
  ],
  [[[/^id: 1$/m, 'id: 1\ndraft: yes please']], '3: draft: Write draft: true or draft: false'],
  [[[/^id: 1$/m, 'id: 1\npublishAt: soon']], `3: publishAt: ${TIME_ERROR}`],
  [[[/^id: 1$/m, 'id: 1\npublishAt: 2027-02-30T08:00:00Z']], `3: publishAt: ${TIME_ERROR}`],
  [[[/^date: .*$/m, 'date: 2021-02-30']], /^\d+: date: Write the date as 2020-06-29$/],
  [
    [[/^title: .*$/m, 'title: A: B']],
    /^4: Invalid frontmatter: .+\. A value with a colon, a quotation mark or an asterisk needs quotes$/,
  ],
  [[[/^title: .*$/m, 'title: *New*']], /^4: Invalid frontmatter: \*New\* is not defined\. /],
  [[[/^---/, '']], /^1: Frontmatter is missing: /],
  [[[/^/, '\uFEFF']], BOM_ERROR],
])('finds the errors, if any, in changed frontmatter, case %#', (changes, ...messages) =>
  expect(errorsAfter('src/content/blog/1-digital-transformation.mdx', changes)).toEqual(
    matchersFor(messages),
  ),
);

test.each<[Change[], ...(string | RegExp)[]]>([
  [[]],
  [[[/"heading": ".*"/, '"heading": ""']], '3: heading: Write the text'],
  [[[/("heading": ".*",)/, '$1 $1']], '3: Invalid JSON: Map keys must be unique'],
  [[[/"heading": ".*"/, '"heading": "{brnd}"']], /^3: heading: Unknown placeholder \{brnd\}/],
  [
    [['"lede"', '"leed"']],
    '1: lede: Write the text',
    '4: Unknown field "leed"; see src/content/page-schemas.ts',
  ],
  [
    [[/"description": ".*"/, '"description": "Too short."']],
    /^2: description: The description has 10 characters/,
  ],
  [[[/^/, '\uFEFF']], BOM_ERROR],
  [[['",\n', '"\n']], /^3: Invalid JSON: look for a missing or extra comma, /],
])('finds the errors, if any, in changed page copy, case %#', (changes, ...messages) =>
  expect(errorsAfter('src/content/pages/contact.json', changes)).toEqual(matchersFor(messages)),
);

test('reports a service with neither the name of a route nor a path', () =>
  expect(
    errorsAfter('src/content/services/managed.mdx', [[/^route: .*$/m, 'route: Edge service']]),
  ).toEqual([
    '3: route: Name a route of src/routes.ts, or give the page a path such as /Edge-service',
  ]));

test('reports missing page copy, a missing entry and a file without a schema', () => {
  const sources = readSources('.').filter(({ file }) => !file.endsWith('/contact.json'));
  expect(findMissingContent(sources).map(({ file }) => file)).toEqual([
    'src/content/pages/contact.json',
  ]);
  expect(
    findMissingContent(readSources('.').filter(({ data }) => data['route'] !== 'studio')),
  ).toEqual([
    expect.objectContaining({ message: expect.stringContaining('set switches.studio to false') }),
  ]);
  const drafts = sources.map((source) => ({ ...source, data: { ...source.data, draft: true } }));
  const messagesAt = (now?: Date) => findMissingContent(drafts, now).map(({ message }) => message);
  expect(messagesAt(new Date()).join()).toMatch(/route: assetIq.*route: panorama/s);
  // Without a time, drafts count as published, so only contact.json is missing.
  expect(messagesAt()).toHaveLength(1);
  expect(errorsIn('src/content/pages/contcat.json', '{}')).toEqual([
    '1: No schema for this file: delete it, or add a schema',
  ]);
});

const BOX_ERROR =
  'Invalid box: write [left, top, right, bottom] as fractions of the frame, from 0 to 1';
const boxed = (...box: number[]) => ({ boxes: [{ label: 'sun', kind: 'object', box }] });
test.each<[object, ...(string | RegExp)[]]>([
  [boxed(0.1, 0.2, 0.3, 0.4)],
  [{ alt: undefined }, /^1: alt: Describe the picture for people who cannot see it \(alt\)$/],
  [{ caption: ' ' }, /caption: Give the picture a caption$/],
  ...['sun-2.png', 'industry-energy'].map((alt) => [
    { alt },
    /^2: alt: Describe .*: write two words or more, not a file name$/,
  ]),
  ...['Image of a sun', 'A photo of a sun', 'The illustration showing a sun'].map((alt) => [
    { alt },
    /^2: alt: Begin with what is in the picture/,
  ]),
  ...[
    [0.1, 0.2, 1.3, 0.4],
    [0.3, 0.2, 0.1, 0.4],
    [0.3, 0.2, 0.1],
  ].map((box) => [boxed(...box), new RegExp(`boxes\\.0\\.box.*: ${RegExp.escape(BOX_ERROR)}$`)]),
  [{ colour: 'red' }, /Unknown field "colour"/],
] as [object, ...RegExp[]][])(
  'finds the errors, if any, in picture metadata changed by %j',
  (change, ...messages) =>
    expect(
      errorsIn(
        'src/assets/pictures/sun.json',
        JSON.stringify(
          { alt: 'An orange sun behind three hills.', caption: 'The sun.', boxes: [], ...change },
          undefined,
          2,
        ),
      ),
    ).toEqual(matchersFor(messages)),
);
