import type { Locator, Page } from '@playwright/test';
import { routes } from '../src/routes.ts';

/** A use of a control: `target` returns the element to click, `press` presses keys. */
export type Step = {
  control: string;
  path: string;
  width?: number;
  prepare?: (page: Page) => Promise<unknown>;
} & ({ target: (page: Page) => Locator } | { press: (page: Page) => Promise<unknown> });

const hydrateIsland = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page
    .locator(`astro-island:not([ssr]):has(${selector})`)
    .waitFor({ state: 'attached', timeout: 30_000 });
};
/** Hydrates the page's demonstration and waits for a control in it. */
const openDemo = (selector: string) => async (page: Page) => {
  await hydrateIsland('#try')(page);
  await page.locator(`#try ${selector}`).first().waitFor({ timeout: 30_000 });
};
export const phoneWidth = 390;

const searchField = '#asset-iq-query';
/** Hydrates the Asset IQ search and waits for its field. */
async function openSearch(page: Page): Promise<void> {
  await page.locator('#try').scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.locator(searchField).waitFor({ timeout: 30_000 });
}

export const steps: Step[] = [
  {
    control: 'header dropdown, click',
    path: routes.home,
    target: (page) => page.getByRole('button', { name: 'Solutions' }),
  },
  {
    control: 'header dropdown, arrow key',
    path: routes.home,
    prepare: (page) => page.getByRole('button', { name: 'Products' }).focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    control: 'hamburger',
    path: routes.home,
    width: phoneWidth,
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
  },
  {
    control: 'mobile menu expander',
    path: routes.home,
    width: phoneWidth,
    prepare: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    target: (page) => page.getByRole('dialog').locator('summary', { hasText: 'Solutions' }),
  },
  {
    control: 'hero legend',
    path: routes.home,
    target: (page) => page.getByText('12 solar panels'),
  },
  {
    control: 'play button',
    path: routes.home,
    target: (page) => page.getByRole('button', { name: /Play the video/ }),
  },
  {
    control: 'sign-up, typing',
    path: routes.home,
    prepare: hydrateIsland('#signUp-name'),
    press: (page) => page.locator('#signUp-name').pressSequentially('Jo'),
  },
  {
    control: 'sign-up, submit',
    path: routes.home,
    prepare: hydrateIsland('#signUp-name'),
    target: (page) => page.getByRole('button', { name: 'Get Started' }),
  },
  {
    control: 'newsletter, submit',
    path: routes.about,
    prepare: hydrateIsland('#newsletter-email'),
    target: (page) => page.getByRole('button', { name: 'Subscribe' }),
  },
  {
    control: 'contact, typing',
    path: routes.contact,
    prepare: hydrateIsland('#contact-name'),
    press: (page) => page.locator('#contact-name').pressSequentially('Jo'),
  },
  {
    control: 'contact, country opens',
    path: routes.contact,
    prepare: hydrateIsland('#contact-name'),
    target: (page) => page.locator('#contact-country'),
  },
  {
    control: 'contact, country chosen',
    path: routes.contact,
    prepare: async (page) => {
      await hydrateIsland('#contact-name')(page);
      await page.locator('#contact-country').click();
    },
    target: (page) => page.getByRole('option', { name: 'Algeria' }),
  },
  {
    control: 'Studio tab',
    path: routes.studio,
    prepare: async (page) => {
      // Before hydration, the tabs are stacked and have no role.
      await page
        .locator('astro-island[component-export="StudioTabs"] h3')
        .first()
        .scrollIntoViewIfNeeded();
      await page.mouse.move(300, 300);
      await page.getByRole('tab').first().waitFor({ timeout: 30_000 });
    },
    target: (page) => page.getByRole('tab').nth(1),
  },
  {
    control: 'Asset IQ search, typing',
    path: routes.assetIq,
    prepare: openSearch,
    press: (page) => page.locator(searchField).pressSequentially(' at'),
  },
  {
    control: 'Asset IQ search, question',
    path: routes.assetIq,
    prepare: openSearch,
    target: (page) => page.getByRole('button', { name: 'orange car' }),
  },
  {
    control: 'Asset IQ search, filter',
    path: routes.assetIq,
    prepare: openSearch,
    target: (page) => page.getByRole('checkbox', { name: /^person-05/ }),
  },
  {
    control: 'Asset IQ search, panel opens',
    path: routes.assetIq,
    prepare: openSearch,
    target: (page) => page.locator('#try li h4 button').first(),
  },
  {
    control: 'Panorama, role',
    path: routes.panorama,
    prepare: openDemo('[type="radio"]'),
    target: (page) => page.getByRole('radio', { name: /Sales manager/ }),
  },
  {
    control: 'Panorama, question',
    path: routes.panorama,
    width: phoneWidth,
    prepare: openDemo('[type="radio"]'),
    target: (page) => page.getByRole('radio', { name: /stock run short/ }),
  },
  {
    control: 'Panorama, account',
    path: routes.panorama,
    prepare: openDemo('[type="radio"]'),
    target: (page) => page.locator('#try table button').nth(1),
  },
  {
    control: 'traffic, search',
    path: routes.traffic,
    prepare: openDemo('#traffic-search'),
    press: (page) => page.locator('#traffic-search').pressSequentially('red'),
  },
  {
    control: 'traffic, event',
    path: routes.traffic,
    prepare: openDemo('#traffic-search'),
    target: (page) => page.locator('#try li button').nth(2),
  },
  {
    control: 'traffic, scrub',
    path: routes.traffic,
    width: phoneWidth,
    prepare: openDemo('#traffic-search'),
    press: (page) => page.getByRole('slider').press('ArrowRight'),
  },
  {
    control: 'What We Offer entry',
    path: routes.aiAdvisory,
    target: (page) => page.getByRole('link', { name: 'Technical Consulting' }),
  },
  {
    control: 'scroll to top',
    path: routes.blog,
    prepare: (page) => page.getByLabel('Scroll to top').scrollIntoViewIfNeeded(),
    target: (page) => page.getByLabel('Scroll to top'),
  },
];
