import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Runs without a sandbox of its own (it may be root) and without calls to its maker. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that is installed; `CHROMIUM_PATH` names one elsewhere. */
export const findChromium = () => process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));

/**
 * Finds Chromium, and installs Debian's where there is none.
 * @throws Error saying in one line how to get one.
 */
export function provideChromium(): string {
  const found = findChromium() ?? (installDebianPackages('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: sudo apt-get install chromium) or name one in CHROMIUM_PATH.');
}
