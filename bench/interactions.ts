import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../scripts/chromium.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';

export type Interaction = { control: string; width: number; inp: number };

/** A control, and what is done with it: a click on what `click` finds, or the keys that `type` presses. */
type Step = { control: string; path: string; width?: number; prepare?: (page: Page) => Promise<unknown> } & (
  | { click: (page: Page) => Locator }
  | { type: (page: Page) => Promise<unknown> }
);

const near = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.locator(`astro-island:not([ssr]):has(${selector})`).waitFor({ state: 'attached', timeout: 30_000 });
};
const phone = 390;

const searchField = '#asset-iq-query';
/** Until its code has come the section shows three answers and no field. */
async function openSearch(page: Page): Promise<void> {
  await page.locator('#try').scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.locator(searchField).waitFor({ timeout: 30_000 });
}

/** Each control of the site, used once as a visitor would. */
const steps: Step[] = [
  { control: 'header dropdown, click', path: routes.home, click: (page) => page.getByRole('button', { name: 'Solutions' }) },
  {
    control: 'header dropdown, arrow key',
    path: routes.home,
    prepare: (page) => page.getByRole('button', { name: 'Products' }).focus(),
    type: (page) => page.keyboard.press('ArrowDown'),
  },
  { control: 'hamburger', path: routes.home, width: phone, click: (page) => page.getByRole('button', { name: 'Open menu' }) },
  {
    control: 'mobile menu expander',
    path: routes.home,
    width: phone,
    prepare: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    click: (page) => page.getByRole('dialog').locator('summary', { hasText: 'Solutions' }),
  },
  { control: 'hero legend', path: routes.home, click: (page) => page.getByText('12 solar panels') },
  { control: 'play button', path: routes.home, click: (page) => page.getByRole('button', { name: /Play the video/ }) },
  { control: 'sign-up, typing', path: routes.home, prepare: near('#signUp-name'), type: (page) => page.locator('#signUp-name').pressSequentially('Jo') },
  { control: 'sign-up, submit', path: routes.home, prepare: near('#signUp-name'), click: (page) => page.getByRole('button', { name: 'Get Started' }) },
  { control: 'newsletter, submit', path: routes.about, prepare: near('#newsletter-email'), click: (page) => page.getByRole('button', { name: 'Subscribe' }) },
  { control: 'contact, typing', path: routes.contact, prepare: near('#contact-name'), type: (page) => page.locator('#contact-name').pressSequentially('Jo') },
  { control: 'contact, country opens', path: routes.contact, prepare: near('#contact-name'), click: (page) => page.locator('#contact-country') },
  {
    control: 'contact, country chosen',
    path: routes.contact,
    prepare: async (page) => {
      await near('#contact-name')(page);
      await page.locator('#contact-country').click();
    },
    click: (page) => page.getByRole('option', { name: 'Algeria' }),
  },
  {
    control: 'Studio tab',
    path: routes.studio,
    prepare: async (page) => {
      // Until its code has come the tabs stand one under the other, without the role.
      await page.locator('astro-island[component-export="StudioTabs"] h3').first().scrollIntoViewIfNeeded();
      await page.mouse.move(300, 300);
      await page.getByRole('tab').first().waitFor({ timeout: 30_000 });
    },
    click: (page) => page.getByRole('tab').nth(1),
  },
  { control: 'Asset IQ search, typing', path: routes.assetIq, prepare: openSearch, type: (page) => page.locator(searchField).pressSequentially(' at') },
  { control: 'Asset IQ search, question', path: routes.assetIq, prepare: openSearch, click: (page) => page.getByRole('button', { name: 'orange car' }) },
  { control: 'Asset IQ search, filter', path: routes.assetIq, prepare: openSearch, click: (page) => page.getByRole('checkbox', { name: /^person-05/ }) },
  { control: 'Asset IQ search, panel opens', path: routes.assetIq, prepare: openSearch, click: (page) => page.locator('#try li h4 button').first() },
  { control: 'What We Offer entry', path: routes.aiAdvisory, click: (page) => page.getByRole('link', { name: 'Technical Consulting' }) },
  {
    control: 'scroll to top',
    path: routes.blog,
    prepare: (page) => page.getByLabel('Scroll to top').scrollIntoViewIfNeeded(),
    click: (page) => page.getByLabel('Scroll to top'),
  },
];

/** Keeps the longest interaction in `worst`. The pointer's way to a control is no interaction (web.dev/articles/inp). */
function watchInteractions(): void {
  Object.assign(globalThis, { worst: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) Object.assign(globalThis, { worst: Math.max((globalThis as unknown as { worst: number }).worst, duration) });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function measure(browser: Browser, url: string, { control, path, width = 1440, prepare, ...action }: Step): Promise<Interaction> {
  const context = await browser.newContext({ viewport: { width, height: width === phone ? 844 : 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('visit', 'started'));
  await page.goto(url + path);
  await prepare?.(page);
  // A hand reaches a control before it presses it, and what came with the page has settled by then.
  if ('click' in action) await action.click(page).hover();
  await page.waitForTimeout(600);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchInteractions);
  await ('click' in action ? action.click(page).click() : action.type(page));
  await page.waitForTimeout(1200);
  const inp = await page.evaluate(() => (globalThis as unknown as { worst: number }).worst);
  await context.close();
  return { control, width, inp };
}

/** Interaction to Next Paint of every control with the processor slowed four times: the longest event, in ms (8 ms steps; 0 is under 16). */
export async function measureInteractions(): Promise<Interaction[]> {
  const desk = await startDesk();
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
  const results: Interaction[] = [];
  for (const step of steps) results.push(await measure(browser, desk.url, step));
  await browser.close();
  await desk.stop();
  return results;
}
