import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../scripts/chromium.ts';
import { routes } from '../src/routes.ts';
import { startDesk } from '../tests/desk-process.ts';

export type Interaction = { control: string; width: number; inp: number };

type Step = { control: string; path: string; width?: number; prepare?: (page: Page) => Promise<unknown>; act: (page: Page) => Promise<unknown> };

const near = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.locator(`astro-island:not([ssr]):has(${selector})`).waitFor({ state: 'attached', timeout: 30_000 });
};
/** A demonstration draws its controls after its code has come. */
const nearDemo = (control: string) => async (page: Page) => {
  await near('#try')(page);
  await page.locator(`#try ${control}`).first().waitFor({ timeout: 30_000 });
};
const phone = 390;

/** Each control of the site, used once as a visitor would. */
const steps: Step[] = [
  { control: 'header dropdown, click', path: routes.home, act: (page) => page.getByRole('button', { name: 'Solutions' }).click() },
  {
    control: 'header dropdown, arrow key',
    path: routes.home,
    prepare: (page) => page.getByRole('button', { name: 'Products' }).focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  { control: 'hamburger', path: routes.home, width: phone, act: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  {
    control: 'mobile menu expander',
    path: routes.home,
    width: phone,
    prepare: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    act: (page) => page.getByRole('dialog').locator('summary', { hasText: 'Solutions' }).click(),
  },
  { control: 'hero legend', path: routes.home, act: (page) => page.getByText('12 solar panels').click() },
  { control: 'play button', path: routes.home, act: (page) => page.getByRole('button', { name: /Play the video/ }).click() },
  { control: 'sign-up, typing', path: routes.home, prepare: near('#signUp-name'), act: (page) => page.locator('#signUp-name').pressSequentially('Jo') },
  { control: 'sign-up, submit', path: routes.home, prepare: near('#signUp-name'), act: (page) => page.getByRole('button', { name: 'Get Started' }).click() },
  { control: 'newsletter, submit', path: routes.about, prepare: near('#newsletter-email'), act: (page) => page.getByRole('button', { name: 'Subscribe' }).click() },
  { control: 'contact, typing', path: routes.contact, prepare: near('#contact-name'), act: (page) => page.locator('#contact-name').pressSequentially('Jo') },
  { control: 'contact, country opens', path: routes.contact, prepare: near('#contact-name'), act: (page) => page.locator('#contact-country').click() },
  {
    control: 'contact, country chosen',
    path: routes.contact,
    prepare: async (page) => {
      await near('#contact-name')(page);
      await page.locator('#contact-country').click();
    },
    act: (page) => page.getByRole('option', { name: 'Algeria' }).click(),
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
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  { control: 'Panorama, role', path: routes.panorama, prepare: nearDemo('[type="radio"]'), act: (page) => page.getByRole('radio', { name: /Sales manager/ }).click() },
  {
    control: 'Panorama, question',
    path: routes.panorama,
    width: phone,
    prepare: nearDemo('[type="radio"]'),
    act: (page) => page.getByRole('radio', { name: /stock run short/ }).click(),
  },
  { control: 'Panorama, account', path: routes.panorama, prepare: nearDemo('[type="radio"]'), act: (page) => page.locator('#try table button').nth(1).click() },
  { control: 'traffic, search', path: routes.traffic, prepare: nearDemo('#traffic-search'), act: (page) => page.locator('#traffic-search').pressSequentially('red') },
  { control: 'traffic, event', path: routes.traffic, prepare: nearDemo('#traffic-search'), act: (page) => page.locator('#try li button').nth(2).click() },
  { control: 'traffic, scrub', path: routes.traffic, width: phone, prepare: nearDemo('#traffic-search'), act: (page) => page.getByRole('slider').press('ArrowRight') },
  { control: 'What We Offer entry', path: routes.aiAdvisory, act: (page) => page.getByRole('link', { name: 'Technical Consulting' }).click() },
  {
    control: 'scroll to top',
    path: routes.blog,
    prepare: (page) => page.getByLabel('Scroll to top').scrollIntoViewIfNeeded(),
    act: (page) => page.getByLabel('Scroll to top').click(),
  },
];

async function measure(browser: Browser, url: string, { control, path, width = 1440, prepare, act }: Step): Promise<Interaction> {
  const context = await browser.newContext({ viewport: { width, height: width === phone ? 844 : 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('visit', 'started'));
  await page.goto(url + path);
  await prepare?.(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    Object.assign(globalThis, { worst: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { worst: Math.max((globalThis as unknown as { worst: number }).worst, entry.duration) });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
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
