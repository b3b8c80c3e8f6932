import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runLeadsAs } from '../tests/leads-command.ts';
import { tempFile, tempFolder } from '../tests/server/fixtures.ts';
import { loadEnvironment } from './environment.ts';

afterEach(() => {
  delete process.env['DESK_TEST_VALUE'];
});

test('settings files are read if they exist; the first one takes precedence', () => {
  const first = tempFile('first.env', '\uFEFFDESK_TEST_VALUE=one');
  const second = tempFile('second.env', 'DESK_TEST_VALUE=two');
  expect(loadEnvironment(undefined, ['none.env', first, second])).toEqual([first, second]);
  expect(process.env['DESK_TEST_VALUE']).toBe('one');
});

test('a value with # needs quotation marks, because Node.js and systemd read # differently', () => {
  const load = (line: string) => {
    const file = tempFile('.env', `OTHER=1\n${line}\n`);
    delete process.env['DESK_TEST_VALUE'];
    loadEnvironment(file);
    return process.env['DESK_TEST_VALUE'];
  };
  expect(() => load('DESK_TEST_VALUE=Correct-Horse#Staple')).toThrow(
    /\.env: put the value of DESK_TEST_VALUE in quotation marks, because it contains #\.$/,
  );
  expect(() => load('DESK_TEST_VALUE=#secret')).toThrow('in quotation marks');
  expect(load('DESK_TEST_VALUE= "ab#cd"')).toBe('ab#cd');
  expect(load('# DESK_TEST_VALUE=a#b\nDESK_TEST_VALUE=ab # note')).toBe('ab');
});

test('a comment after a value is rejected in a file that systemd reads', () => {
  const load = (line: string) => {
    const file = tempFile('site.env', `# Note # 1\nOTHER=1\n${line}\n`);
    return loadEnvironment(undefined, [file], file);
  };
  for (const line of ['DESK_TEST_VALUE=ab # note', 'DESK_TEST_VALUE = "a#b" # note'])
    expect(() => load(line)).toThrow(
      /site\.env: put the comment after DESK_TEST_VALUE on a line of its own\.$/,
    );
  expect(load('DESK_TEST_VALUE="ab # cd"')).toHaveLength(1);
});

test('an unreadable file, or a missing one that --env-file names, is reported in one line', () => {
  // Not even root can read a folder as a file.
  const folder = join(tempFolder(), '.env');
  mkdirSync(folder);
  expect(() => loadEnvironment(undefined, [folder])).toThrow(
    /^\S+\/\.env cannot be read \(\w+\): use an account that can read it, or delete it\.$/,
  );
  expect(() => loadEnvironment(join(folder, 'none'))).toThrow(
    /^\S+\/none cannot be read \(ENOENT\): check the path\.$/,
  );
});

test('a settings file without read permission is not reported as missing', ({ skip }) => {
  if (process.getuid?.() !== 0) return skip('needs root');
  const file = tempFile('.env');
  const nobody = { uid: 65_534, gid: 65_534 };
  expect(runLeadsAs(nobody, {}, 'list', '--env-file', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('.env cannot be read (EACCES)'),
  });
});
