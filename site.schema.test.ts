import { expect, test } from 'vitest';
import { site } from './site.config.ts';
import { defineSite } from './site.schema.ts';

test('the shipped configuration is accepted as it stands', () => {
  expect(defineSite(site)).toEqual(site);
});

test.each([
  ['email', { email: 'not an address' }, 'site.config.ts: email must be an e-mail address'],
  ['url', { url: 'http://www.example.com' }, 'site.config.ts: url must begin with https://'],
  ['url', { url: 'https://www.example.com/' }, 'site.config.ts: url must be an origin without a path or trailing slash'],
  ['product', { product: 'Two Words' }, 'site.config.ts: product must be one word of letters, digits and hyphens'],
  ['introDurationMs', { introDurationMs: -1 }, 'site.config.ts: introDurationMs must be 0 or more'],
  ['measureSpeed', { measureSpeed: 'yes' }, 'site.config.ts: measureSpeed must be true or false'],
  ['onSendFailure', { onSendFailure: 'loud' }, "site.config.ts: onSendFailure must be 'silent' or 'notice'"],
  ['formRules', { formRules: 'loose' }, "site.config.ts: formRules must be 'specified' or 'international'"],
  ['replyPromise', { replyPromise: 7 }, 'site.config.ts: replyPromise must be text'],
  ['address.city', { address: { ...site.address, city: ' ' } }, 'site.config.ts: address.city must not be empty'],
  [
    'leadApi.origin',
    { leadApi: { ...site.leadApi, origin: 'https://api.example.com/path' } },
    'site.config.ts: leadApi.origin must be empty or an origin such as https://api.example.com',
  ],
  ['colour', { colour: 'red' }, 'site.config.ts: colour is not a setting'],
])('a wrong %s is named in one line', (_key, wrong, message) => {
  expect(() => defineSite({ ...site, ...wrong } as never)).toThrow(message);
});

test('a missing key is named', () => {
  const { brand: _brand, ...rest } = site;
  expect(() => defineSite(rest as never)).toThrow('site.config.ts: brand is missing');
});

test('the editor on the site needs a host, a repository and a branch; without them there is none', () => {
  const editor = { host: 'gitea', repository: 'example/site', branch: 'main', api: 'https://git.example/api/v1' } as const;
  expect(defineSite({ ...site, editor }).editor).toEqual(editor);
  expect(() => defineSite({ ...site, editor: { ...editor, repository: 'site' } })).toThrow(
    'site.config.ts: editor.repository must be an owner and a repository, such as example/site',
  );
  expect(() => defineSite({ ...site, editor: { ...editor, api: 'http://git.example' } })).toThrow('site.config.ts: editor.api must begin with https://');
});
