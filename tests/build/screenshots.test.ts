import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tempFolder } from '../temp-folder.ts';

/** Runs the script, which ends only after its desk; if the desk does not stop, this times out. */
function takeScreenshots(env: Record<string, string>, ...pages: string[]) {
  const tempRoot = tempFolder();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/screenshots.ts', ...pages],
    {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: tempRoot, ...env },
      // Vitest cannot interrupt a synchronous call.
      timeout: 120_000,
    },
  );
  return {
    status,
    stdout,
    stderr,
    // If the browser does not start, files of Playwright remain.
    leftFiles: readdirSync(tempRoot).filter((name) => !name.startsWith('playwright')),
  };
}

test('takes pictures of paths with and without a leading slash, and stops its desk', () => {
  const pictures = [1440, 390].flatMap((width) =>
    ['light', 'dark'].flatMap((scheme) =>
      // Both spellings of the path save the same file.
      Array.from({ length: 2 }, () => `screenshots/thank-you-contact-${width}-${scheme}.png`),
    ),
  );
  for (const picture of pictures) rmSync(picture, { force: true });
  expect(takeScreenshots({}, 'thank-you/contact', '/thank-you/contact')).toEqual({
    status: 0,
    stdout: `${pictures.join('\n')}\n`,
    stderr: '',
    leftFiles: [],
  });
  const saved = pictures.map((picture) => readFileSync(picture));
  // The header of a PNG file has its width at byte 16.
  expect(saved.map((png) => png.readUInt32BE(16))).toEqual(
    [1440, 390].flatMap((width) => Array(4).fill(width)),
  );
  // Two widths in two color schemes.
  expect(new Set(saved.map((png) => png.toString('base64'))).size).toBe(4);
});

test('fails for a missing page, and stops its desk if the browser does not start', () => {
  expect(takeScreenshots({}, 'nowhere')).toMatchObject({
    status: 2,
    stderr: "There is no page /nowhere in the last build. See 'npm run screenshots -- --help'.\n",
    leftFiles: [],
  });
  const { status, stderr, leftFiles } = takeScreenshots(
    { CHROMIUM_PATH: '/nonexistent' },
    'contact-us',
  );
  expect([status, leftFiles]).toEqual([1, []]);
  expect(stderr).toMatch(/^[^\n]*\/nonexistent[^\n]*\n$/);
});
