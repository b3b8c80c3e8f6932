import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { parseArguments } from './command-line.ts';

/** Excludes `test:all`, which is `test` with an option. */
const nodeScripts = Object.entries(packageJson.scripts)
  .map(([name, command]) => [name, command.replace(/^exec /, '')] as const)
  .filter(([name, command]) => command.startsWith('node ') && name !== 'test:all');

const run = (command: string, argument: string) => {
  const [, file = '', ...rest] = command.split(' ');
  return spawnSync(process.execPath, [file, ...rest, argument], { encoding: 'utf8' });
};

test.each(nodeScripts)('npm run %s prints help and rejects unknown options', (name, command) => {
  const help = run(command, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^[A-Z][^\n]+\.\n\n {2}\S/);
  expect(help.stdout).toContain(/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`);
  expect(help.stdout).toMatch(/\nExit codes: 0 done, 1 failed[^\n]*, 2 invalid arguments\.\n$/);

  const rejected = run(command, '--colour');
  expect([rejected.status, rejected.stdout]).toEqual([2, '']);
  expect(rejected.stderr).toMatch(/^Unknown option '--colour'\. See 'npm [^\n]+ -- --help'\.\n$/);
});

test('the list of tested scripts includes the main scripts', () => {
  const names = nodeScripts.map(([name]) => name);
  for (const name of 'start dev build test content leads screenshots bench'.split(' '))
    expect(names).toContain(name);
});

test('a script accepts declared arguments; it rejects others, and an option without its value', () => {
  const script = {
    description: 'Tries.',
    examples: [['npm run try', 'once']] as [string, string][],
    options: { times: { value: 'N', description: 'how often' } },
  };
  expect(
    parseArguments({ ...script, positional: ['PAGE', 'a page'] }, ['--times', '3', '/', 'about']),
  ).toEqual({ options: { times: '3' }, args: ['/', 'about'] });
  expect(parseArguments(script, ['about'])).toMatchObject({
    exitCode: 2,
    message: expect.stringContaining("'about'"),
  });
  expect(parseArguments(script, ['--times'])).toMatchObject({ exitCode: 2 });
});
