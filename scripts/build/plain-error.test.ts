import { expect, test } from 'vitest';
import { plainError } from './plain-error.ts';

const failed = (name: string, message: string, line = 0) => Object.assign(new Error(message), { name, loc: { file: '/site/src/content/blog/7-test.mdx', line } });

test('a head with wrong fields is told a line for each, with the file', () => {
  const message = '**blog → 7-test** data does not match collection schema.\n\n  **title**: Give the page a title\n  ****: Unrecognized key: "titel"\n';
  expect(plainError(failed('InvalidContentEntryDataError', message), '/site')).toBe(
    'src/content/blog/7-test.mdx  title: Give the page a title\nsrc/content/blog/7-test.mdx  there is no field "titel": src/content/schemas.ts lists those there are',
  );
});

test('a head that cannot be read is told with its line and the usual remedy', () => {
  expect(plainError(failed('YAMLException', 'bad indentation', 4), '/site')).toBe(
    'src/content/blog/7-test.mdx:4  the head cannot be read here: put quotes round values with a colon or a quotation mark (bad indentation)',
  );
});

test('of any other failure the message is told', () => {
  expect(plainError(new Error('site.config.ts: email must be an e-mail address'), '/site')).toBe('site.config.ts: email must be an e-mail address');
  expect(plainError('text', '/site')).toBe('text');
});
