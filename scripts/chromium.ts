import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';

const paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No sandbox, because root cannot use it, and no requests to the vendor. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a page in a fifth of the full browser's time. */
const shell = '/usr/bin/chromium-headless-shell';

export const findChromium = () =>
  process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path));

export const findTestBrowser = () =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(shell) ? shell : findChromium());

/** Finds Chromium, or installs Debian's. @throws Error if there is none */
export function provideChromium(): string {
  return (
    findChromium() ?? (installDebianPackages('chromium') ? findChromium() : undefined) ?? missing()
  );
}

/** Like `provideChromium`, but prefers the headless shell. */
export function provideTestBrowser(): string {
  if (process.env['CHROMIUM_PATH'] === undefined && !existsSync(shell))
    installDebianPackages('chromium-headless-shell');
  return findTestBrowser() ?? missing();
}

function missing(): never {
  throw new Error(
    'This needs Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
