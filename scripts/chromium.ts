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

/** Chromium's headless shell: a page of its own costs a fifth of what a window of the whole browser does. */
const shell = '/usr/bin/chromium-headless-shell';

/** A Chromium that is installed; `CHROMIUM_PATH` names one elsewhere. */
export const findChromium = () => process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));

/** The headless shell where it is installed, else a whole Chromium. */
export const findTestBrowser = () => process.env['CHROMIUM_PATH'] ?? (existsSync(shell) ? shell : findChromium());

/**
 * Finds a Chromium, and installs Debian's where there is none.
 * @throws Error saying in one line how to get one.
 */
export function provideChromium(): string {
  return findChromium() ?? (installDebianPackages('chromium') ? findChromium() : undefined) ?? missing();
}

/** The same for tests and screenshots: on Debian the headless shell is installed for them. */
export function provideTestBrowser(): string {
  if (process.env['CHROMIUM_PATH'] === undefined && !existsSync(shell)) installDebianPackages('chromium-headless-shell');
  return findTestBrowser() ?? missing();
}

function missing(): never {
  throw new Error('This needs Chromium: install it (Debian: sudo apt-get install chromium) or name one in CHROMIUM_PATH.');
}
