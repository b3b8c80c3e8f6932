import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { type Browser, type Engine, localeEnv, type Tab } from './engine.ts';

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  find: findChromium,
  launch: (executablePath) =>
    launch({ executablePath, args: [...chromiumArguments, '--lang=en-US'] }, async (page) => {
      // Puppeteer loses a tab that activates a prerendered page.
      const session = await page.createCDPSession();
      await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
    }),
};

/** Uses WebDriver BiDi without a separate driver. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => firefoxPaths.find((path) => existsSync(path)),
  launch: (executablePath) =>
    launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'intl.locale.requested': 'en-US', 'intl.accept_languages': 'en-US' },
    }),
};

async function launch(
  options: LaunchOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    headless: true,
    env: { ...process.env, ...localeEnv },
    ...options,
  });
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await prepare?.(page);
      const browserErrors: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && browserErrors.push(message.text()),
      );
      page.on('pageerror', (error) => browserErrors.push(String(error)));
      const tab: Tab = {
        open: async (url) => {
          await page.goto(url, { waitUntil: 'load' });
        },
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: (run, ...values) =>
          page.evaluate(run as never, ...(values as unknown as never[])) as never,
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        press: async (key, withControl) => {
          if (withControl) await page.keyboard.down('Control');
          await page.keyboard.press(key as KeyInput);
          if (withControl) await page.keyboard.up('Control');
        },
        type: (text) => page.keyboard.type(text),
        browserErrors: async () => browserErrors,
        close: () => context.close(),
      };
      return tab;
    },
    close: () => browser.close(),
  };
}
