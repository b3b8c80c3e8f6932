import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the script to its end, which its desk would put off if it were left behind: it writes to the same pipe. */
function shots(env: Record<string, string>, ...pages: string[]) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'shots-'));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/shots.ts', ...pages], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary, ...env },
  });
  return { status, stdout, stderr, left: readdirSync(temporary).filter((name) => name.startsWith('desk-')) };
}

test('a page is named with its first slash or without, and the desk goes at the end', () => {
  const pictures = [1440, 390].flatMap((width) =>
    ['light', 'dark'].flatMap((scheme) => Array.from({ length: 2 }, () => `shots/thank-you-contact-${width}-${scheme}.png`)),
  );
  expect(shots({}, 'thank-you/contact', '/thank-you/contact')).toEqual({ status: 0, stdout: `${pictures.join('\n')}\n`, stderr: '', left: [] });
});

test('a page that is not there is refused, and a browser that does not start leaves no desk behind', () => {
  expect(shots({}, 'nowhere')).toMatchObject({ status: 2, stderr: "There is no page /nowhere in the last build. See 'npm run shots -- --help'.\n", left: [] });
  const { status, stderr, left } = shots({ CHROMIUM_PATH: '/nonexistent' }, 'contact-us');
  expect([status, left]).toEqual([1, []]);
  expect(stderr).toMatch(/^[^\n]*\/nonexistent[^\n]*\n$/);
});
