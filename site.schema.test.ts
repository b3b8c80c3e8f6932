import { expect, test } from 'vitest';
import { site } from './site.config.ts';
import { defineSite, SiteError } from './site.schema.ts';

test.each([
  ["url must begin with https://, not 'http://www.example.com'", { url: 'http://www.example.com' }],
  [
    "url must be an origin without a path or trailing slash, not 'https://www.example.com/'",
    { url: 'https://www.example.com/' },
  ],
  [
    "product must be one word of letters A to Z, digits and hyphens, not 'Two Words'",
    { product: 'Two Words' },
  ],
  ['introDurationMs must be 0 or more, not -1', { introDurationMs: -1 }],
  ["leadSource must be true or false, not 'yes'", { leadSource: 'yes' }],
  ["onSendFailure must be 'silent' or 'notice', not 'loud'", { onSendFailure: 'loud' }],
  ["formRules must be 'specified' or 'international', not 'loose'", { formRules: 'loose' }],
  [
    "telephone must be empty or an international number such as +1 512 555 0100, not '555 0100'",
    { telephone: '555 0100' },
  ],
  [
    "social.X must be a network name in lowercase letters, not 'X'",
    { social: { X: 'https://x.com/a' } },
  ],
  [
    "social must be { name: URL }, {} for none, not 'https://x.com/a'",
    { social: 'https://x.com/a' },
  ],
  ['address.city must not be empty', { address: { ...site.address, city: '' } }],
  [
    "address.lines.0 must be words and parts of the address, such as '{city}, {region} {postcode}', not '{town}'",
    { address: { ...site.address, lines: ['{town}'] } },
  ],
  [
    "leadApi.origin must be empty or an origin such as https://api.example.com, not 'https://api.example.com/path'",
    { leadApi: { ...site.leadApi, origin: 'https://api.example.com/path' } },
  ],
  ['colour is not a setting: remove it', { colour: 'red' }],
])('reports: %s', (message, invalid) => {
  expect(schemaErrors({ ...site, ...invalid })).toEqual([`site.config.ts: ${message}`]);
});

test('reports all errors together, in the order of the schema', () => {
  const { brand: _brand, ...rest } = site;
  expect(
    schemaErrors({ ...rest, email: 'nobody', url: 'www.example.com', copyrightYear: '2024' }),
  ).toEqual([
    'site.config.ts: brand is missing: add it',
    "site.config.ts: url must be a URL such as https://www.example.com/, not 'www.example.com'",
    "site.config.ts: email must be an email address such as hello@example.com, not 'nobody'",
    "site.config.ts: copyrightYear must be a year from 1990 to 2200, not '2024'",
  ]);
});

test('accepts a configuration without networks, telephone, suite, region and postcode', () => {
  const address = {
    ...site.address,
    suite: '',
    region: '',
    postcode: '',
    lines: ['{street}', '{city}', '{country}'],
  };
  expect(schemaErrors({ ...site, social: {}, telephone: '', address })).toEqual([]);
});

test('accepts an online editor, but no invalid repository or API URL', () => {
  const editor = {
    host: 'gitea',
    repository: 'example/site',
    branch: 'main',
    api: 'https://git.example/api/v1',
  } as const;
  expect(defineSite({ ...site, editor }).editor).toEqual(editor);
  expect(
    schemaErrors({ ...site, editor: { ...editor, repository: 'site', api: 'http://git.example' } }),
  ).toEqual([
    "site.config.ts: editor.repository must be an owner and a repository, such as example/site, not 'site'",
    "site.config.ts: editor.api must begin with https://, not 'http://git.example'",
  ]);
});

function schemaErrors(config: object): string[] {
  try {
    defineSite(config as never);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SiteError);
    return (error as Error).message.split('\n');
  }
}
