import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import type { Page } from '../page.ts';
import type { EngineTest } from '../test-engine.ts';
import { goToPrivacyPolicy, openWithoutIntro } from './visit-page.ts';

export function demonstrationJourneys(test: EngineTest): void {
  describe('the Asset IQ demonstration', () => {
    const section = (page: Page) => page.role('region', 'Ask this site’s own pictures');
    const field = (page: Page) => section(page).role('searchbox', 'What are you looking for?');
    const results = (page: Page) => section(page).role('region', 'Results');
    const resultHeadings = (page: Page) => results(page).role('listitem').heading(4);
    const firstResult = (page: Page) => resultHeadings(page).nth(0);
    const scrollToDemo = async (page: Page) => {
      await section(page).heading(2).hover();
      await field(page).expectVisible();
    };

    test('by keyboard: searches, opens a result and closes it', async ({ page }) => {
      await openWithoutIntro(page, routes.assetIq);
      await scrollToDemo(page);
      await field(page).fill('teal bus');
      const caption = 'One car has stopped where it should not.';
      await firstResult(page).expectText(caption);
      await firstResult(page).role('button').press('Enter');
      const detail = page.role('dialog', caption);
      await detail.expectVisible();
      await detail.expectFocusWithin();
      await page.press('Escape');
      await detail.expectHidden();
      await firstResult(page).role('button').expectFocused();
    });

    test('by mouse: opens a result, filters, restores the query after Back, and finds nothing for “elephant”', async ({
      page,
    }) => {
      await openWithoutIntro(page, routes.assetIq);
      await scrollToDemo(page);
      await field(page).fill('orange hard hat');
      await firstResult(page).role('button').click();
      const detail = page.role('dialog');
      await detail.role('button', 'Export JSON').expectVisible();
      await detail
        .role('button', /^Close/)
        .nth(0)
        .click();
      await detail.expectHidden();
      await section(page)
        .role('checkbox', /^person-05/)
        .click();
      await page.expectUrl(/#try\?ask=orange\+hard\+hat&.*person-05.*$/);
      await goToPrivacyPolicy(page, 'a link');
      await page.back();
      await page.expectUrl(/#try\?ask=orange\+hard\+hat&/);
      await scrollToDemo(page);
      await field(page).expectValue('orange hard hat');
      await field(page).fill('elephant');
      await expect.poll(() => resultHeadings(page).count()).toBe(0);
    });
  });

  describe('the Panorama demonstration', () => {
    const demo = (page: Page) => page.role('region', 'Same question, another role');
    const roleRadio = (page: Page, name: RegExp) => demo(page).role('radio', name);
    const scrollToDemo = async (page: Page) => {
      await demo(page).role('table').nth(0).hover();
      await roleRadio(page, /Regional sales/).expectVisible();
    };

    test('by keyboard: a role determines the visible accounts, and a question changes the answer', async ({
      page,
    }) => {
      await openWithoutIntro(page, routes.panorama);
      await scrollToDemo(page);
      await demo(page).byText('Sees 12 of 48 accounts (North).').expectVisible();
      await roleRadio(page, /Regional sales/).press('ArrowRight');
      await demo(page)
        .byText(/^Sees 48 of 48 accounts/)
        .expectVisible();
      await demo(page).role('button', 'Where will stock run short?').press('Enter');
      await demo(page)
        .byText(/^\d+ stock lines, running short\.$/)
        .expectVisible();
    });

    for (const exit of ['a link', 'the address bar'] as const)
      test(`by mouse: the visitor changes roles, leaves by ${exit}, returns, and changes roles again`, async ({
        page,
      }) => {
        await openWithoutIntro(page, routes.panorama);
        await scrollToDemo(page);
        await roleRadio(page, /Sales manager/).click();
        await demo(page)
          .byText(/^Sees 48 of 48 accounts/)
          .expectVisible();
        await goToPrivacyPolicy(page, exit);
        await page.back();
        await page.expectUrl(/^\/panorama#try\?role=salesManager/);
        await scrollToDemo(page);
        await roleRadio(page, /Regional sales/).click();
        await demo(page).byText('Sees 12 of 48 accounts (North).').expectVisible();
        await demo(page).role('button', 'Plumbrack Motor Works').nth(0).click();
        await demo(page).role('table', 'Why it ranks where it does').expectVisible();
      });
  });

  describe('the traffic demonstration', () => {
    const demo = (page: Page) => page.role('region', 'Ask the junction what happened');
    const slider = (page: Page) => demo(page).role('slider', 'Moment in the ten minutes');
    const sliderText = (page: Page) => slider(page).attribute('aria-valuetext');
    const openDemo = async (page: Page) => {
      await openWithoutIntro(page, routes.traffic);
      await demo(page)
        .role('img', /^The junction at/)
        .hover();
      await slider(page).expectVisible();
    };

    test('by keyboard: the slider moves, and a search result seeks to its time', async ({
      page,
    }) => {
      await openDemo(page);
      await slider(page).press('Home');
      await expect.poll(() => sliderText(page)).toMatch(/^0:00/);
      await page.press('ArrowRight');
      await demo(page)
        .role('img', /^The junction at 0:01/)
        .expectVisible();
      await demo(page)
        .role('searchbox', 'Ask about the ten minutes')
        .fill('lorry blocking the lane');
      const firstResult = demo(page)
        .role('listitem')
        .role('button', /A truck stands in the right eastbound lane/)
        .nth(0);
      await firstResult.press('Enter');
      await expect.poll(() => sliderText(page)).toMatch(/A truck stands/);
      expect(await firstResult.attribute('aria-current')).toBe('true');
    });

    test('by mouse: plays, pauses, and steps to the next event', async ({ page }) => {
      await openDemo(page);
      const readSeconds = async () => Number(await slider(page).value());
      const initialSeconds = await readSeconds();
      await demo(page).role('button', 'Play').click();
      await expect.poll(readSeconds).toBeGreaterThan(initialSeconds);
      await demo(page).role('button', 'Pause').click();
      await demo(page).role('button', 'Play').expectVisible();
      const pausedSeconds = await readSeconds();
      await demo(page).role('button', 'Next event').click();
      await expect.poll(readSeconds).toBeGreaterThan(pausedSeconds);
      await expect.poll(() => sliderText(page)).not.toMatch(/Ordinary traffic/);
    });
  });
}
