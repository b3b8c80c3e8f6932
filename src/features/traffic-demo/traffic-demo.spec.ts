import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, test, withMotion } from '../../../tests/e2e/states.ts';
import { isShown, routes } from '../../routes.ts';

test.skip(!isShown(routes.traffic), 'Switched off in site.config.ts');

test.use(withMotion);

const demo = (page: Page) => page.getByRole('region', { name: 'Ask the junction what happened' });
const scene = (page: Page) => demo(page).getByRole('img', { name: /^The junction at/ });
const slider = (page: Page) =>
  demo(page).getByRole('slider', { name: 'Moment in the ten minutes' });
const events = (page: Page) =>
  demo(page).getByRole('region', { name: 'Moments' }).getByRole('listitem');
const reply = (page: Page) => demo(page).getByRole('search').getByRole('status');

/** Opens the page and scrolls to the demonstration, as a visitor does. */
async function open(page: Page): Promise<void> {
  await page.goto(routes.traffic);
  await demo(page).scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(slider(page)).toBeVisible();
}

test('loads nothing of the demonstration before the visitor has come near', async ({
  page,
  browserErrors,
}) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('TrafficDemo') && scripts.push(request.url()),
  );
  await page.goto(routes.traffic, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await expect(scene(page)).toBeAttached();
  await open(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(browserErrors).toEqual([]);
});

test('opens at the near miss, brackets drawn, and plays only when asked', async ({ page }) => {
  await open(page);
  await expect(
    demo(page)
      .getByText(/A truck turns right across a bicycle/)
      .first(),
  ).toBeVisible();
  await expect(demo(page).locator('svg[aria-hidden] text')).toHaveText(['truck', 'bicycle']);
  const before = await slider(page).inputValue();
  await page.waitForTimeout(1500);
  expect(await slider(page).inputValue()).toBe(before);

  await demo(page).getByRole('button', { name: 'Play' }).press('Enter');
  await expect
    .poll(async () => Number(await slider(page).inputValue()))
    .toBeGreaterThan(Number(before) + 1);
  await demo(page).getByRole('button', { name: 'Pause' }).press('Enter');
  const paused = await slider(page).inputValue();
  await page.waitForTimeout(800);
  expect(await slider(page).inputValue()).toBe(paused);
});

/** Colors of the picture on its canvas, by their red, green and blue. */
const colorsOf = (page: Page) =>
  scene(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    let sum = 0;
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      seen.add([data[at], data[at + 1], data[at + 2]].join(' '));
      sum = (sum * 31 + (data[at] ?? 0) + (data[at + 1] ?? 0) * 7) % 1_000_003;
    }
    // Trees are green whatever the brand's colors are.
    return { tree: seen.has('79 127 95'), sum };
  });

test('the picture is painted as sharp as the screen, moves while it plays and follows the slider; its brackets move with it', async ({
  page,
}) => {
  await open(page);
  const before = await colorsOf(page);
  expect(before.tree).toBe(true);
  const [painted, shown] = await scene(page).evaluate((canvas: HTMLCanvasElement) => [
    canvas.width,
    Math.round(canvas.getBoundingClientRect().width * devicePixelRatio),
  ]);
  expect(painted).toBe(shown);
  const bracket = demo(page).locator('svg[aria-hidden] > svg').first();
  const place = await bracket.getAttribute('x');
  await demo(page).getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => bracket.getAttribute('x')).not.toBe(place);
  await demo(page).getByRole('button', { name: 'Pause' }).press('Enter');
  expect((await colorsOf(page)).sum).not.toBe(before.sum);
  const paused = await colorsOf(page);
  await slider(page).press('Home');
  await expect.poll(async () => (await colorsOf(page)).sum).not.toBe(paused.sum);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect
    .poll(() =>
      scene(page).evaluate(
        (canvas: HTMLCanvasElement) =>
          canvas.width - Math.round(canvas.getBoundingClientRect().width * devicePixelRatio),
      ),
    )
    .toBe(0);
  await expect.poll(async () => (await colorsOf(page)).tree).toBe(true);
});

test('a search in words finds the moment, and choosing it goes there: by keyboard alone', async ({
  page,
  browserErrors,
}) => {
  await open(page);
  const field = demo(page).getByRole('searchbox', { name: 'Ask about the ten minutes' });
  await field.focus();
  await page.keyboard.type('lorry blocking the lane');
  await expect(reply(page)).toContainText('1 event, trucks, stopped vehicle.');
  await expect(events(page).first()).toContainText('A truck stands in the right eastbound lane');
  const first = events(page).first().getByRole('button');
  const moment = (await first.textContent())?.match(/^\d+:\d\d/)?.[0] ?? '';
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${moment}\\. A truck stands`),
  );
  await expect(scene(page)).toHaveAccessibleName(new RegExp(`^The junction at ${moment}`));
  await expect(demo(page).locator('svg[aria-hidden] text')).toHaveText('truck');

  await field.fill('zeppelin');
  await expect(reply(page)).toHaveText('Nothing in these ten minutes is called “zeppelin”.');
  await expect(events(page)).toHaveCount(0);
  await demo(page).getByRole('button', { name: 'red light', exact: true }).press('Enter');
  await expect(field).toHaveValue('red light');
  await expect(events(page).first()).toContainText('on red');
  expect(browserErrors).toEqual([]);
});

test('a question in the address is answered, its parts can be changed, and the server never sees it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${routes.traffic}#try?ask=average+wait+by+direction`);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(reply(page)).toContainText('Average wait of vehicles by direction:');
  await expect(demo(page)).toBeInViewport();
  const chart = demo(page).getByRole('group', { name: /^Average wait of vehicles by direction/ });
  await expect(chart.getByRole('img')).toHaveCount(4);
  await chart.getByRole('img').first().focus();
  await expect(demo(page).getByRole('figure')).toContainText(/southbound: 17\.4 s/);
  await demo(page).getByRole('combobox', { name: 'grouping' }).selectOption('by kind');
  await expect(reply(page)).toContainText('Average wait of vehicles by kind:');
  await expect(page).toHaveURL(/#try\?ask=average\+wait\+of\+vehicles%2C\+by\+kind$/);
  await page.reload();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(reply(page)).toContainText('Average wait of vehicles by kind:');
  expect(requested.filter((url) => url.includes('wait'))).toEqual([]);
});

test('what the data lacks is said, with what there is', async ({ page }) => {
  await open(page);
  const field = demo(page).getByRole('searchbox');
  await field.fill('cyclists without helmet');
  await expect(reply(page)).toContainText('No helmets in this data');
  await expect(reply(page)).toContainText('Without that: 30 bicycles.');
  await expect(events(page)).toHaveCount(0);
  await field.fill('was there an accident?');
  await reply(page).getByRole('button', { name: 'Ask instead: near miss' }).press('Enter');
  await expect(events(page)).toHaveCount(1);
});

test('the slider and the steps move through time by keys, to the ends and not beyond', async ({
  page,
}) => {
  await open(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0:00. Ordinary traffic.');
  await page.keyboard.press('ArrowRight');
  await expect(scene(page)).toHaveAccessibleName(/^The junction at 0:01/);
  await slider(page).press('Home');
  await expect(demo(page).getByRole('button', { name: 'Previous event' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await demo(page).getByRole('button', { name: 'Next event' }).press('Enter');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /on red/);
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('600');
});

test('the summary counts by class and leads to what it names', async ({ page }) => {
  await open(page);
  const summary = demo(page).getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(/In ten minutes the junction saw \d+ cars, \d+ vans/);
  await expect(summary).toContainText('14 events need a look');
  await summary.getByRole('button', { name: /A truck stands/ }).press('Enter');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /A truck stands/);
});

test('less motion: there is no playing, only steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(demo(page).getByRole('button', { name: 'Play' })).toHaveCount(0);
  await expect(demo(page).getByLabel('Speed')).toHaveCount(0);
  const before = Number(await slider(page).inputValue());
  await demo(page).getByRole('button', { name: 'Next event' }).click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(before);
});

for (const width of [390, 320]) {
  test(`on a screen ${width} px wide it works, needs no sideways scroll, and accessibility holds`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await demo(page).getByRole('searchbox').fill('near miss with a cyclist');
    await events(page).first().getByRole('button').click();
    await expect(demo(page).locator('svg[aria-hidden] text')).toHaveText(['truck', 'bicycle']);
    await expect(scene(page)).toBeInViewport({ ratio: 0.9 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // What the fixed header happens to cover has no size of its own.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoAccessibilityViolations(page, 'narrowLight', 'narrowDark');
    await expect(slider(page)).toBeVisible();
  });
}

test('no accessibility fault on a wide screen', async ({ page }) => {
  await open(page);
  await expectNoAccessibilityViolations(page, 'wideLight', 'wideDark');
  await expect(slider(page)).toBeVisible();
});

test('with forced colors what is shown stays marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await demo(page).getByRole('searchbox').fill('near miss with a cyclist');
  await events(page).first().getByRole('button').click();
  await expect(events(page).first().getByRole('button')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the first moment stands as a picture beside the list of events, and says that it is a simulation', async ({
    page,
  }) => {
    await page.goto(routes.traffic);
    await expect(scene(page)).toBeVisible();
    await expect(demo(page).getByRole('listitem')).toHaveCount(14);
    await expect(demo(page)).toContainText(
      'This is a simulation drawn in your browser, not footage.',
    );
    await expect(demo(page).getByRole('button')).toHaveCount(0);
  });
});
