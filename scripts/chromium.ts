import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without sandbox, because root has none, and without calls to the vendor. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page takes a fifth of the time of the whole browser's. */
const shell = '/usr/bin/chromium-headless-shell';

export const findChromium = () =>
  process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));

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
    'This needs Chromium: install it (Debian: sudo apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}
