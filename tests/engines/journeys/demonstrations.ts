import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { type Page, until } from '../page.ts';
import type { EngineTest } from '../visit.ts';
import { begin, leave } from './visit-page.ts';

/** The three demonstrations with mouse and keyboard. */
export function demonstrationJourneys(test: EngineTest): void {
  describe('the Asset IQ demonstration', () => {
    const section = (page: Page) => page.role('region', 'Ask this site’s own pictures');
    const field = (page: Page) => section(page).role('searchbox', 'What are you looking for?');
    const results = (page: Page) => section(page).role('region', 'Results');
    const answers = (page: Page) => results(page).role('listitem').heading(4);
    const come = async (page: Page) => {
      await section(page).heading(2).hover();
      await field(page).seen();
    };

    test('by keyboard: ask, open a result, close it', async ({ page }) => {
      await begin(page, routes.assetIq);
      await come(page);
      await field(page).fill('teal bus');
      await answers(page).nth(0).says('One car has stopped where it should not.');
      await answers(page).nth(0).role('button').press('Enter');
      const detail = page.role('dialog', 'One car has stopped where it should not.');
      await detail.seen();
      await detail.holdsFocus();
      await page.press('Escape');
      await detail.gone();
      await answers(page).nth(0).role('button').focused();
    });

    test('by mouse: example, filter and result; the URL keeps the query, also after a return', async ({
      page,
    }) => {
      await begin(page, routes.assetIq);
      await come(page);
      await field(page).fill('orange hard hat');
      await answers(page).nth(0).role('button').click();
      const detail = page.role('dialog');
      await detail.role('button', 'Export JSON').seen();
      await detail
        .role('button', /^Close/)
        .nth(0)
        .click();
      await detail.gone();
      await section(page)
        .role('checkbox', /^person-05/)
        .click();
      await page.at(/#try\?ask=orange\+hard\+hat&.*person-05.*$/);
      await leave(page, 'a link');
      await page.back();
      await page.at(/#try\?ask=orange\+hard\+hat&/);
      await come(page);
      await field(page).has('orange hard hat');
      await field(page).fill('elephant');
      await until(async () => expect(await answers(page).count()).toBe(0));
    });
  });

  describe('the Panorama demonstration', () => {
    const demo = (page: Page) => page.role('region', 'Same question, another role');
    const role = (page: Page, name: RegExp) => demo(page).role('radio', name);
    const come = async (page: Page) => {
      await demo(page).role('table').nth(0).hover();
      await role(page, /Regional sales/).seen();
    };

    test('by keyboard: role and question change accounts and answer', async ({ page }) => {
      await begin(page, routes.panorama);
      await come(page);
      await demo(page).words('Sees 12 of 48 accounts (North).').seen();
      await role(page, /Regional sales/).press('ArrowRight');
      await demo(page)
        .words(/^Sees 48 of 48 accounts/)
        .seen();
      await demo(page).role('button', 'Where will stock run short?').press('Enter');
      await demo(page)
        .words(/^\d+ stock lines, running short\.$/)
        .seen();
    });

    for (const way of ['a link', 'the address bar'] as const)
      test(`by mouse, and again after leaving by ${way} and returning`, async ({ page }) => {
        await begin(page, routes.panorama);
        await come(page);
        await role(page, /Sales manager/).click();
        await demo(page)
          .words(/^Sees 48 of 48 accounts/)
          .seen();
        await leave(page, way);
        await page.back();
        await page.at(/^\/panorama#try\?role=salesManager/);
        await come(page);
        await role(page, /Regional sales/).click();
        await demo(page).words('Sees 12 of 48 accounts (North).').seen();
        await demo(page).role('button', 'Plumbrack Motor Works').nth(0).click();
        await demo(page).role('table', 'Why it ranks where it does').seen();
      });
  });

  describe('the traffic demonstration', () => {
    const demo = (page: Page) => page.role('region', 'Ask the junction what happened');
    const slider = (page: Page) => demo(page).role('slider', 'Moment in the ten minutes');
    const moment = (page: Page) => slider(page).attribute('aria-valuetext');
    const come = async (page: Page) => {
      await begin(page, routes.traffic);
      await demo(page)
        .role('img', /^The junction at/)
        .hover();
      await slider(page).seen();
    };

    test('by keyboard: the slider, and a search result that moves to its time', async ({
      page,
    }) => {
      await come(page);
      await slider(page).press('Home');
      await until(async () => expect(await moment(page)).toMatch(/^0:00/));
      await page.press('ArrowRight');
      await demo(page)
        .role('img', /^The junction at 0:01/)
        .seen();
      await demo(page)
        .role('searchbox', 'Ask about the ten minutes')
        .fill('lorry blocking the lane');
      const first = demo(page)
        .role('listitem')
        .role('button', /A truck stands in the right eastbound lane/)
        .nth(0);
      await first.press('Enter');
      await until(async () => expect(await moment(page)).toMatch(/A truck stands/));
      expect(await first.attribute('aria-current')).toBe('true');
    });

    test('by mouse: play, pause, step', async ({ page }) => {
      await come(page);
      const seconds = async () => Number(await slider(page).value());
      const before = await seconds();
      await demo(page).role('button', 'Play').click();
      await until(async () => expect(await seconds()).toBeGreaterThan(before));
      await demo(page).role('button', 'Pause').click();
      await demo(page).role('button', 'Next event').click();
      await until(async () => expect(await moment(page)).not.toMatch(/Ordinary traffic/));
    });
  });
}
