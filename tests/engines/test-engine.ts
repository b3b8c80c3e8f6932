import { test as base, describe, expect } from 'vitest';
import { installDebianPackages } from '../../scripts/debian.ts';
import { startDesk } from '../desk-process.ts';
import type { Engine } from './engine.ts';
import { testJourneys } from './journeys.ts';
import { Page } from './page.ts';
import { testEveryPage } from './pages.ts';

/**
 * Returns a test function for the built site in one engine. Each `page` has a new profile and fails
 * its test on browser errors that are not allowed.
 */
const testIn = (engine: Engine, program: string) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads dependencies from the first parameter.
    .extend('desk', { scope: 'file' }, async ({}, { onCleanup }) => {
      const desk = await startDesk();
      onCleanup(desk.stop);
      return desk;
    })
    // biome-ignore lint/correctness/noEmptyPattern: as above
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
      const browser = await engine.launch(program);
      onCleanup(browser.close);
      return browser;
    })
    .extend('allowedErrors', (): RegExp[] => [])
    .extend('page', async ({ desk, browser, allowedErrors }, { onCleanup }) => {
      const tab = await browser.newTab();
      onCleanup(async () => {
        const browserErrors = await tab.browserErrors();
        await tab.close();
        expect(
          browserErrors.filter((error) => !allowedErrors.some((pattern) => pattern.test(error))),
        ).toEqual([]);
      });
      await tab.resize(1440, 900);
      return new Page(tab, desk.url);
    });

export type EngineTest = ReturnType<typeof testIn>;

/** Defines all tests of an engine. Skips them if it can be neither found nor installed. */
export function testEngine(engine: Engine): void {
  const program =
    engine.find() ?? (installDebianPackages(...engine.packages) ? engine.find() : undefined);
  if (program === undefined)
    console.warn(
      `skipped: ${engine.name} is not installed (Debian: sudo apt-get install ${engine.packages.join(' ')})`,
    );
  const test = testIn(engine, program ?? '');
  describe.skipIf(program === undefined)(engine.name, () => {
    testJourneys(test);
    testEveryPage(test);
  });
}
