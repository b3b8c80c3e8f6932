import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tempFolder } from '../temp-folder.ts';

/** Runs the script. The call times out if the script's desk keeps running. */
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
    remainingFiles: readdirSync(tempRoot).filter((name) => !name.startsWith('playwright')),
  };
}

test('`npm run screenshots` takes pictures of paths with and without a leading slash, and stops its desk', () => {
  const pictures = ['1440-light', '1440-dark', '390-light', '390-dark'].map(
    (view) => `screenshots/thank-you-contact-${view}.png`,
  );
  for (const picture of pictures) rmSync(picture, { force: true });
  expect(takeScreenshots({}, 'thank-you/contact', '/thank-you/contact')).toEqual({
    status: 0,
    // Both spellings of the path save the same file.
    stdout: pictures.map((picture) => `${picture}\n`.repeat(2)).join(''),
    stderr: '',
    remainingFiles: [],
  });
  const saved = pictures.map((picture) => readFileSync(picture));
  // The header of a PNG file has its width at byte 16.
  expect(saved.map((png) => png.readUInt32BE(16))).toEqual([1440, 1440, 390, 390]);
  expect(new Set(saved.map((png) => png.toString('base64'))).size).toBe(4);
});

test('`npm run screenshots` fails for a missing page', () => {
  expect(takeScreenshots({}, 'nowhere')).toEqual({
    status: 2,
    stdout: '',
    stderr: "There is no page /nowhere in the last build. See 'npm run screenshots -- --help'.\n",
    remainingFiles: [],
  });
});

test('`npm run screenshots` stops its desk if the browser does not start', () => {
  expect(takeScreenshots({ CHROMIUM_PATH: '/nonexistent' }, 'contact-us')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]*\/nonexistent[^\n]*\n$/),
    remainingFiles: [],
  });
});
