import { describe, expect } from 'vitest';
import { routes } from '../../src/routes.ts';
import { leadsOf } from '../leads.ts';
import { type Page, until } from './page.ts';
import type { EngineTest } from './visit.ts';

/** What visitors do, written once for every engine. Elements are found by role and accessible name, or by their words. */
export function journeys(test: EngineTest): void {
  describe('navigation', () => {
    test('the header by mouse: a menu opens on hover, its link leads on, back and forward lead there again', async ({ page }) => {
      const main = page.role('navigation', 'Main');
      await begin(page, routes.about);
      await main.role('button', 'Solutions').hover();
      await main.role('link', /^Managed Services/).click();
      await page.at(routes.managed);
      await page.heading(1, 'Managed Services').seen();
      await main.role('link', 'Industry Verticals').click();
      await page.at(routes.industries);
      await page.back();
      await page.at(routes.managed);
      await page.heading(1, 'Managed Services').seen();
      await page.back();
      await page.at(routes.about);
      await page.forward();
      await page.at(routes.managed);
      await main.role('button', 'Insights').hover();
      await main.role('link', /^Blog/).click();
      await page.at(routes.blog);
    });

    test('the header by keyboard: Enter opens, Tab and arrows walk, Escape gives the focus back', async ({ page }) => {
      const main = page.role('navigation', 'Main');
      await begin(page, routes.about);
      await main.role('button', 'Products').press('Enter');
      await main.role('link', /^Asset IQ/).seen();
      await page.press('Tab');
      await main.role('link', /^All Products/).focused();
      await page.press('Escape');
      await main.role('link', /^Asset IQ/).gone();
      await main.role('button', 'Products').focused();
      await page.press('Enter');
      await page.press('Tab');
      await page.press('ArrowDown');
      await main.role('link', /^Asset IQ/).focused();
      await page.press('Enter');
      await page.at(routes.assetIq);
    });

    test('an article from its card, and the way back; the choice is remembered', async ({ page }) => {
      await begin(page, routes.blog);
      await page
        .role('main')
        .role('link', /Unleashing Data Dynamics/)
        .nth(0)
        .click();
      await page.at('/blog-details/3');
      await page.heading(1, 'Unleashing Data Dynamics').seen();
      await until(async () => expect(await page.stored('blogid')).toBe('3'));
      await page.back();
      await page.at(routes.blog);
      await page.forward();
      await page.at('/blog-details/3');
      await page.heading(1, 'Unleashing Data Dynamics').seen();
    });

    test('an address that does not exist: the page says so, and names the one meant', async ({ page, forgiven }) => {
      forgiven.push(/404/);
      await begin(page, '/privcy-polcy');
      await page.role('main').role('searchbox').has('privcy polcy');
      await page.role('main').role('link', 'Privacy Policy').nth(0).click();
      await page.at(/^\/privacy-policy/);
      await page.heading(1, /Privacy Policy/).seen();
    });
  });

  describe('the mobile menu', () => {
    const menu = (page: Page) => page.role('dialog', 'Menu');
    const hamburger = (page: Page) => page.role('button', 'Open menu');

    test('opens, and closes by its button, beside it and by Escape, the focus going back; a link leads on', async ({ page }) => {
      await page.tab.resize(768, 900);
      await begin(page, '/resource');
      for (const close of [() => menu(page).role('button', 'Close menu').click(), () => page.tab.click(60, 500), () => page.press('Escape')]) {
        await hamburger(page).click();
        await menu(page).seen();
        await until(async () => expect(await page.stored('navBarValueitem')).toBe('true'));
        await close();
        await menu(page).gone();
        await until(async () => expect(await page.stored('navBarValueitem')).toBe('false'));
        await hamburger(page).focused();
      }
      await page.press('Enter');
      await menu(page).words('Solutions').click();
      await menu(page).role('link', 'Managed Services').click();
      await page.at(routes.managed);
      await menu(page).gone();
      await page.back();
      await page.at('/resource');
      await menu(page).gone();
    });
  });

  describe('the sign-up form', () => {
    const form = (page: Page) => page.role('form', 'Get Started Today');
    const thanks = (page: Page) => page.role('dialog', 'Thank you for reaching out to us!');
    const fill = async (page: Page, name: string, email: string) => {
      await form(page).role('textbox', 'Your Name').fill(name);
      await form(page).role('textbox', 'Your Email Address').fill(email);
    };
    const submit = (page: Page) => form(page).role('button', 'Get Started').click();

    test('says what is wrong, then thanks and is stored', async ({ page, desk }) => {
      await begin(page, routes.panorama);
      await submit(page);
      await form(page).words('Name is required.').seen();
      await form(page).words('Email is required.').seen();
      await form(page).role('textbox', 'Your Name').focused();
      await fill(page, 'R2D2', 'jose');
      await submit(page);
      await form(page).words('Name must contain only letters and spaces.').seen();
      await form(page).words('Invalid email format.').seen();
      await fill(page, 'José Núñez', 'jose@example.com');
      await page.press('Enter');
      await thanks(page).seen();
      await page.press('Escape');
      await thanks(page).gone();
      await form(page).role('textbox', 'Your Name').has('');
      expect(leadsOf('jose@example.com', desk.dataDir)).toEqual([
        expect.objectContaining({ kind: 'signUp', spam: null, fields: { name: 'José Núñez', email: 'jose@example.com' } }),
      ]);
    });

    test('a failed send shows nothing; what was typed waits in the browser and arrives once, with the next page', async ({ page, desk, forgiven }) => {
      forgiven.push(/email\/send|ERR_CONNECTION|Failed to load resource/);
      await begin(page, routes.panorama);
      await fill(page, 'Ana', 'failed@example.com');
      await desk.kill();
      await submit(page);
      await form(page).role('textbox', 'Your Name').has('');
      await form(page).role('textbox', 'Your Email Address').has('');
      expect(await thanks(page).count()).toBe(0);
      await until(async () => expect((await page.stored('leadOutbox')) ?? '').toContain('failed@example.com'));
      await desk.restart();
      await page.open('/resource');
      await until(async () => expect(leadsOf('failed@example.com', desk.dataDir)).toHaveLength(1));
      await until(async () => expect((await page.stored('leadOutbox')) ?? '').not.toContain('failed@example.com'));
      await page.open(routes.about);
      await page.heading(1).seen();
      expect(leadsOf('failed@example.com', desk.dataDir)).toHaveLength(1);
    });

    for (const way of ['a link', 'the address bar'] as const)
      test(`works after the page was left by ${way} and come back to: typed before, sent once`, async ({ page, desk }) => {
        const email = `back-from-${way.replaceAll(' ', '-')}@example.com`;
        await begin(page, routes.assetIq);
        await fill(page, 'Ana', email);
        await leave(page, way);
        await page.back();
        await page.at(/^\/asset-IQ/);
        await submit(page);
        await thanks(page).seen();
        expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
      });
  });

  describe('the contact form', () => {
    const form = (page: Page) => page.role('form', 'We’re Available');
    const field = (page: Page, name: string | RegExp) => form(page).role('textbox', name);
    const button = (page: Page) => form(page).role('button', 'Talk to an Expert');
    const thanks = (page: Page) => page.role('dialog', 'Thank you for your interest, We will get in touch with you shortly!');
    const fill = async (page: Page, email: string) => {
      await field(page, 'Full Name').fill('José Núñez');
      await field(page, 'Company Name').fill('Example Freight');
      await field(page, 'Job Title').fill('Head of Data');
      await field(page, 'Work Email').fill(email);
      await field(page, 'Contact Number').fill('5125550142');
      for (const [list, option] of [
        ['Country', 'Spain'],
        ['Company Size', '51-200 Employees'],
      ] as const) {
        await form(page).role('combobox', list).click();
        await page.role('option', option).click();
        await form(page).role('combobox', list).says(option);
      }
    };

    test('says what is wrong, then thanks and is stored', async ({ page, desk }) => {
      await begin(page, routes.contact);
      await field(page, 'Full Name').fill('R2D2');
      await field(page, 'Contact Number').fill('512a');
      await field(page, 'Work Email').fill('jose');
      await field(page, /^How can we help you/).fill('too short');
      await page.press('Tab');
      for (const message of ['Please use only Alphabets and space', 'Enter Only Numbers', 'Invalid Email or Email Required', 'Min Length should be \\ 30 characters.'])
        await form(page).words(message).seen();
      expect(await button(page).ask(([element]) => (element as HTMLButtonElement).disabled)).toBe(true);
      await fill(page, 'contact@example.com');
      await field(page, /^How can we help you/).fill('We run 40 trams and want to know which one fails next');
      await button(page).click();
      await thanks(page).seen();
      await thanks(page).role('button', 'Close').nth(-1).click();
      await thanks(page).gone();
      await field(page, 'Full Name').has('');
      expect(leadsOf('contact@example.com', desk.dataDir)).toEqual([
        expect.objectContaining({
          kind: 'contact',
          spam: null,
          fields: {
            name: 'José Núñez',
            companyName: 'Example Freight',
            jobTitle: 'Head of Data',
            country: 'Spain',
            email: 'contact@example.com',
            companySize: '51-200 Employees',
            mobile: '5125550142',
            descriptionmsg: 'We run 40 trams and want to know which one fails next',
          },
        }),
      ]);
    });

    test('a failed send empties the form and arrives once, with the next page', async ({ page, desk, forgiven }) => {
      forgiven.push(/email\/send|ERR_CONNECTION|Failed to load resource/);
      await begin(page, routes.contact);
      await fill(page, 'failed-contact@example.com');
      await desk.kill();
      await button(page).click();
      await field(page, 'Full Name').has('');
      expect(await thanks(page).count()).toBe(0);
      await until(async () => expect((await page.stored('leadOutbox')) ?? '').toContain('failed-contact@example.com'));
      await desk.restart();
      await page.open('/resource');
      await until(async () => expect(leadsOf('failed-contact@example.com', desk.dataDir)).toHaveLength(1));
    });
  });

  describe('the newsletter', () => {
    const form = (page: Page) => page.role('contentinfo').role('form', 'Newsletter');
    const field = (page: Page) => form(page).role('textbox', 'Your Email Address');
    const subscribe = (page: Page) => form(page).role('button', 'Subscribe').click();
    const thanks = (page: Page) => page.role('dialog', 'Thank you for subscribing!');

    test('says what is wrong, then thanks and is stored', async ({ page, desk }) => {
      await begin(page, '/resource');
      await subscribe(page);
      await form(page).words('Email Must Be Required').seen();
      await field(page).fill('jose@example');
      await page.press('Enter');
      await form(page).words('Please Enter Valid Email').seen();
      await field(page).fill('news@example.business');
      await subscribe(page);
      await thanks(page).seen();
      await thanks(page).words('You have successfully Subscribed for our latest AI & Analytics news').seen();
      await page.tab.click(8, 450);
      await thanks(page).gone();
      await field(page).has('');
      expect(leadsOf('news@example.business', desk.dataDir)).toEqual([
        expect.objectContaining({ kind: 'newsletter', spam: null, fields: { email: 'news@example.business' } }),
      ]);
    });

    test('a failed send empties the field and arrives once, with the next page', async ({ page, desk, forgiven }) => {
      forgiven.push(/email\/send|ERR_CONNECTION|Failed to load resource/);
      await begin(page, '/resource');
      await field(page).fill('failed-news@example.com');
      await desk.kill();
      await subscribe(page);
      await field(page).has('');
      expect(await thanks(page).count()).toBe(0);
      await until(async () => expect((await page.stored('leadOutbox')) ?? '').toContain('failed-news@example.com'));
      await desk.restart();
      await page.open(routes.about);
      await until(async () => expect(leadsOf('failed-news@example.com', desk.dataDir)).toHaveLength(1));
    });
  });

  describe('the search', () => {
    const dialog = (page: Page) => page.role('dialog', 'Search');
    const field = (page: Page) => dialog(page).role('searchbox');
    const results = (page: Page) => dialog(page).role('listitem').role('link');

    test('by keyboard: a shortcut opens it, arrows walk, Enter opens the place found', async ({ page }) => {
      await begin(page, routes.about);
      await until(async () => {
        await page.press('k', true);
        await field(page).focused();
      });
      await page.type('retention');
      await results(page).says(/Privacy Policy/);
      await page.press('ArrowDown');
      await results(page).nth(0).focused();
      await page.press('ArrowDown');
      await results(page).nth(1).focused();
      await page.press('ArrowUp');
      await page.press('ArrowUp');
      await field(page).focused();
      await page.press('Enter');
      await page.at('/privacy-policy#retention');
      await page.heading(2, /Retention/).seen();
    });

    test('by mouse: the icon opens it, its button closes it with the focus going back, all results have a page', async ({ page }) => {
      await begin(page, routes.about);
      const icon = page.role('banner').role('link', 'Search');
      await icon.click();
      await field(page).focused();
      await dialog(page).role('button', 'Close search').click();
      await dialog(page).gone();
      await icon.focused();
      await icon.click();
      await field(page).fill('data');
      await results(page).seen();
      await dialog(page).role('link', 'All results on one page').click();
      await page.at('/search?q=data');
      const found = page.role('main').role('listitem').role('link');
      await found.nth(12).seen();
      await found.nth(0).click();
      await until(async () => expect(await page.tab.evaluate(() => location.pathname)).not.toBe('/search'));
      await page.back();
      await page.at('/search?q=data');
      await page.role('main').role('searchbox').has('data');
      await found.nth(12).seen();
    });
  });

  test('cookie preferences: refused until chosen, kept, shown again', async ({ page }) => {
    const link = page.role('contentinfo').role('link', 'Cookie preferences');
    const manager = page.role('dialog', 'Cookie preferences');
    await begin(page, routes.about);
    await link.click();
    await manager.seen();
    await manager.holdsFocus();
    const isChecked = (name: string) => manager.role('checkbox', name).ask(([box]) => (box as HTMLInputElement).checked);
    expect(await isChecked('Performance')).toBe(false);
    await manager.role('checkbox', 'Functionality').press(' ');
    await page.press('Escape');
    await manager.gone();
    await link.focused();
    expect(await page.stored('preferences')).toBeNull();
    await page.press('Enter');
    await manager.role('checkbox', 'Performance').click();
    await manager.role('button', 'Save my choice').click();
    await manager.gone();
    expect(JSON.parse((await page.stored('preferences')) ?? '')).toMatchObject({ performance: true, functionality: false, targeting: false });
    await page.open('/resource');
    await link.click();
    await manager.seen();
    expect(await isChecked('Performance')).toBe(true);
    expect(await isChecked('Functionality')).toBe(false);
  });

  test('the film opens, plays, and stops when it is closed', async ({ page }) => {
    await begin(page, '/');
    const play = page.role('main').role('button', /^Play the video/);
    const popup = page.role('dialog', /^Video/);
    const isPaused = () => page.tab.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused));
    for (const close of [() => popup.role('button', 'Close video').click(), () => page.press('Escape')]) {
      await play.click();
      await popup.seen();
      await popup.holdsFocus();
      await until(async () => expect(await isPaused()).toBe(false));
      await close();
      await popup.gone();
      await until(async () => expect(await isPaused()).toBe(true));
      await play.focused();
    }
  });

  describe('the Asset IQ demonstration', () => {
    const section = (page: Page) => page.role('region', 'Ask this site’s own pictures');
    const field = (page: Page) => section(page).role('searchbox', 'What are you looking for?');
    const results = (page: Page) => section(page).role('region', 'Results');
    const answers = (page: Page) => results(page).role('listitem').heading(4);
    const come = async (page: Page) => {
      await section(page).heading(2).hover();
      await field(page).seen();
    };

    test('by keyboard: asked, answered, opened, left', async ({ page }) => {
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

    test('by mouse: an example, a filter, an answer; the address keeps the question, also after leaving and coming back', async ({ page }) => {
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
      await page.at(/\?q=orange\+hard\+hat&.*person-05.*#try$/);
      await leave(page, 'a link');
      await page.back();
      await page.at(/\?q=orange\+hard\+hat&/);
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

    test('by keyboard: another role sees more accounts, another question another table', async ({ page }) => {
      await begin(page, routes.panorama);
      await come(page);
      await demo(page).words('Sees 12 of 48 accounts (North).').seen();
      await role(page, /Regional sales/).press('ArrowRight');
      await demo(page)
        .words(/^Sees 48 of 48 accounts/)
        .seen();
      await page.press('Tab');
      await page.press('ArrowRight');
      await demo(page).role('table', 'Where will stock run short?').seen();
    });

    for (const way of ['a link', 'the address bar'] as const)
      test(`by mouse, and again after the page was left by ${way} and come back to`, async ({ page }) => {
        await begin(page, routes.panorama);
        await come(page);
        await role(page, /Sales manager/).click();
        await demo(page)
          .words(/^Sees 48 of 48 accounts/)
          .seen();
        await leave(page, way);
        await page.back();
        await page.at(routes.panorama);
        await come(page);
        await role(page, /Regional sales/).click();
        await demo(page).words('Sees 12 of 48 accounts (North).').seen();
        await demo(page).role('table', 'Which accounts need a call this week?').role('button').nth(0).click();
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

    test('by keyboard: the slider, and a search whose answer leads to its moment', async ({ page }) => {
      await come(page);
      await slider(page).press('Home');
      await until(async () => expect(await moment(page)).toMatch(/^00:00/));
      await page.press('ArrowRight');
      await demo(page)
        .role('img', /^The junction at 00:01/)
        .seen();
      await demo(page).role('searchbox', 'Search the ten minutes').fill('stopped lorry');
      const first = demo(page)
        .role('listitem')
        .role('button', /A truck stands in the right eastbound lane/)
        .nth(0);
      await first.press('Enter');
      await until(async () => expect(await moment(page)).toMatch(/A truck stands/));
      expect(await first.attribute('aria-current')).toBe('true');
    });

    test('by mouse: plays, pauses, steps', async ({ page }) => {
      await come(page);
      const seconds = async () => Number(await slider(page).value());
      const before = await seconds();
      await demo(page).role('button', 'Play').click();
      await until(async () => expect(await seconds()).toBeGreaterThan(before));
      await demo(page).role('button', 'Pause').click();
      const paused = await seconds();
      await demo(page).role('button', '5 seconds on').click();
      await until(async () => expect(await seconds()).toBeCloseTo(paused + 5, 0));
      await demo(page).role('button', 'Next event').click();
      await until(async () => expect(await moment(page)).not.toMatch(/Ordinary traffic/));
    });
  });
}

/** Opens a page in a visit that has begun: its first page may stand behind the intro. */
async function begin(page: Page, path: string): Promise<void> {
  await page.open('/resource');
  await page.press('Escape');
  await page.open(path);
  await page.heading(1).seen();
}

/** Leaves for another page: by a link, which takes the focus, or by the address bar, which leaves it where it is. */
async function leave(page: Page, way: 'a link' | 'the address bar'): Promise<void> {
  const footer = page.role('contentinfo');
  if (way === 'a link') {
    // With code still on its way Firefox would not keep the page for a return.
    await footer.role('button', 'Subscribe').hover();
    await footer.role('link', 'Privacy Policy').click();
  } else await page.tab.evaluate(() => void setTimeout(() => location.assign('/privacy-policy')));
  await page.at('/privacy-policy');
}
