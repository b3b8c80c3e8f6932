import { expect, test } from 'vitest';
import { site } from './site.config.ts';
import { defineSite, SiteError } from './site.schema.ts';

test('accepts the shipped configuration', () => {
  expect(defineSite(site)).toEqual(site);
});

test.each([
  [
    'email',
    { email: 'not an address' },
    "email must be an e-mail address such as hello@example.com, not 'not an address'",
  ],
  [
    'url',
    { url: 'http://www.example.com' },
    "url must begin with https://, not 'http://www.example.com'",
  ],
  [
    'url',
    { url: 'https://www.example.com/' },
    "url must be an origin without a path or trailing slash, not 'https://www.example.com/'",
  ],
  [
    'product',
    { product: 'Two Words' },
    "product must be one word of the letters A to Z, digits and hyphens, not 'Two Words'",
  ],
  ['introDurationMs', { introDurationMs: -1 }, 'introDurationMs must be 0 or more, not -1'],
  ['leadSource', { leadSource: 'yes' }, "leadSource must be true or false, not 'yes'"],
  [
    'onSendFailure',
    { onSendFailure: 'loud' },
    "onSendFailure must be 'silent' or 'notice', not 'loud'",
  ],
  [
    'formRules',
    { formRules: 'loose' },
    "formRules must be 'specified' or 'international', not 'loose'",
  ],
  [
    'telephone',
    { telephone: '555 0100' },
    "telephone must be empty or an international number such as +1 512 555 0100, not '555 0100'",
  ],
  [
    'social',
    { social: { X: 'https://x.com/a' } },
    "social.X must be the name of a network in small letters, not 'X'",
  ],
  [
    'social',
    { social: 'https://x.com/a' },
    "social must be { name: address }, {} for none, not 'https://x.com/a'",
  ],
  ['address.city', { address: { ...site.address, city: '' } }, 'address.city must not be empty'],
  [
    'address.lines',
    { address: { ...site.address, lines: ['{town}'] } },
    "address.lines.0 must be words and parts of the address, such as '{city}, {region} {postcode}', not '{town}'",
  ],
  [
    'leadApi.origin',
    { leadApi: { ...site.leadApi, origin: 'https://api.example.com/path' } },
    "leadApi.origin must be empty or an origin such as https://api.example.com, not 'https://api.example.com/path'",
  ],
  ['colour', { colour: 'red' }, 'colour is not a setting: remove it'],
])('reports an invalid %s with its value and the expected form', (_key, wrong, line) => {
  expect(schemaErrors({ ...site, ...wrong })).toEqual([`site.config.ts: ${line}`]);
});

test('reports all errors together, in the order of the configuration', () => {
  const { brand: _brand, ...rest } = site;
  expect(
    schemaErrors({ ...rest, email: 'nobody', url: 'www.example.com', copyrightYear: '2024' }),
  ).toEqual([
    'site.config.ts: brand is missing: add it',
    "site.config.ts: url must be a web address such as https://www.example.com/, not 'www.example.com'",
    "site.config.ts: email must be an e-mail address such as hello@example.com, not 'nobody'",
    "site.config.ts: copyrightYear must be a year such as 2024, not '2024'",
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

test('accepts an online editor and rejects its invalid repository and API', () => {
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
