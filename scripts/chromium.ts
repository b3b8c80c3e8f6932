import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium cannot sandbox as root. The last four options prevent requests to its vendor. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a context five times as fast as full Chromium (docs/decisions/0033-headless-shell.md). */
const headlessShell = '/usr/bin/chromium-headless-shell';

export const findChromium = () =>
  process.env['CHROMIUM_PATH'] ?? chromiumPaths.find((path) => existsSync(path));

export const findTestBrowser = () =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(headlessShell) ? headlessShell : findChromium());

/** Finds Chromium. If there is none, root installs it with `apt-get`. @throws Error if none */
export function ensureFullChromium(): string {
  if (findChromium() === undefined) installDebianPackages('chromium');
  return findChromium() ?? throwMissing();
}

/** Like `ensureFullChromium`, but prefers the headless shell. */
export function ensureTestBrowser(): string {
  if (process.env['CHROMIUM_PATH'] === undefined && !existsSync(headlessShell))
    installDebianPackages('chromium-headless-shell');
  return findTestBrowser() ?? throwMissing();
}

function throwMissing(): never {
  throw new Error(
    'Chromium not found. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
