import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  expect,
  recordRequests,
  skipIfOff,
  test,
  withMotion,
} from '../../../tests/e2e/page-helpers.ts';
import { horizontalOverflow, movePointer, scrollPage } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';

// Numbers such as 14 events or 30 bicycles follow from `sceneSeed` (simulation/scenario.ts).

skipIfOff(routes.traffic);

test.use(withMotion);

const demo = (page: Page) => page.getByRole('region', { name: 'Ask the junction what happened' });
const scene = (page: Page) => demo(page).getByRole('img', { name: /^The junction at/ });
const slider = (page: Page) =>
  demo(page).getByRole('slider', { name: 'Moment in the ten minutes' });
const field = (page: Page) =>
  demo(page).getByRole('searchbox', { name: 'Ask about the ten minutes' });
const button = (page: Page, name: string) => demo(page).getByRole('button', { name });
const press = (page: Page, name: string) => button(page, name).press('Enter');
const expectMoment = (page: Page, text: string | RegExp) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', text);
const secondsOf = async (page: Page) => Number(await slider(page).inputValue());
const boxLabels = (page: Page) => demo(page).locator('svg[aria-hidden] text');
const events = (page: Page) =>
  demo(page).getByRole('region', { name: 'Moments' }).getByRole('listitem');
const firstEventButton = (page: Page) => events(page).first().getByRole('button');
const answer = (page: Page) => demo(page).getByRole('search').getByRole('status');

/** Opens the page and hydrates the demonstration with scrolling and a pointer movement. */
async function openDemo(page: Page): Promise<void> {
  await page.goto(routes.traffic);
  await demo(page).scrollIntoViewIfNeeded();
  await movePointer(page);
  await expect(slider(page)).toBeVisible();
}

async function showNearMiss(page: Page): Promise<void> {
  await openDemo(page);
  await field(page).fill('near miss with a cyclist');
  await firstEventButton(page).click();
}

test('the junction opens paused at the near miss, with boxes around truck and bicycle; it plays and pauses on request', async ({
  page,
}) => {
  await openDemo(page);
  await expect(
    demo(page)
      .getByText(/A truck turns right across a bicycle/)
      .first(),
  ).toBeVisible();
  await expect(boxLabels(page)).toHaveText(['truck', 'bicycle']);
  const openingTime = await secondsOf(page);
  await page.waitForTimeout(1500);
  expect(await secondsOf(page)).toBe(openingTime);

  await press(page, 'Play');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(openingTime + 1);
  await press(page, 'Pause');
  const paused = await secondsOf(page);
  await page.waitForTimeout(800);
  expect(await secondsOf(page)).toBe(paused);
});

/**
 * Returns a checksum of the canvas, whether it shows the color of trees, and by how many device
 * pixels it is wider than its box.
 */
const readCanvas = (page: Page) =>
  scene(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    let checksum = 0;
    const colors = new Set<string>();
    for (let index = 0; index < data.length; index += 4) {
      const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2]];
      colors.add(`${red} ${green} ${blue}`);
      checksum = (checksum * 31 + red + green * 7) % 1_000_003;
    }
    // `palette.tree` does not depend on the brand's colors.
    return {
      hasTrees: colors.has('79 127 95'),
      checksum,
      extraWidth:
        canvas.width - Math.round(canvas.getBoundingClientRect().width * devicePixelRatio),
    };
  });

test('the junction is painted at device resolution, also after a resize; playback and the slider repaint it', async ({
  page,
}) => {
  await openDemo(page);
  const initial = await readCanvas(page);
  expect(initial).toMatchObject({ hasTrees: true, extraWidth: 0 });
  const box = demo(page).locator('svg[aria-hidden] > svg').first();
  const initialX = await box.getAttribute('x');
  await press(page, 'Play');
  await expect.poll(() => box.getAttribute('x')).not.toBe(initialX);
  await press(page, 'Pause');
  expect((await readCanvas(page)).checksum).not.toBe(initial.checksum);
  const paused = await readCanvas(page);
  await slider(page).press('Home');
  await expect.poll(async () => (await readCanvas(page)).checksum).not.toBe(paused.checksum);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => readCanvas(page)).toMatchObject({ hasTrees: true, extraWidth: 0 });
});

test('questions about the junction, results, missing data and suggestions work by keyboard', async ({
  page,
  browserErrors,
}) => {
  await openDemo(page);
  await field(page).focus();
  await page.keyboard.type('lorry blocking the lane');
  await expect(answer(page)).toContainText('1 event, trucks, stopped vehicle.');
  await expect(events(page).first()).toContainText('A truck stands in the right eastbound lane');
  const first = firstEventButton(page);
  const eventTime = (await first.textContent())?.match(/^\d+:\d\d/)?.[0] ?? '';
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expectMoment(page, new RegExp(`^${eventTime}\\. A truck stands`));
  await expect(scene(page)).toHaveAccessibleName(new RegExp(`^The junction at ${eventTime}`));
  await expect(boxLabels(page)).toHaveText('truck');

  await field(page).fill('cyclists without helmet');
  await expect(answer(page)).toContainText('No helmets in this data');
  await expect(answer(page)).toContainText('Without that: 30 bicycles.');
  await expect(events(page)).toHaveCount(0);
  await field(page).fill('was there an accident?');
  await answer(page).getByRole('button', { name: 'Ask instead: near miss' }).press('Enter');
  await expect(events(page)).toHaveCount(1);
  await demo(page).getByRole('button', { name: 'red light', exact: true }).press('Enter');
  await expect(field(page)).toHaveValue('red light');
  await expect(events(page).first()).toContainText('on red');
  expect(browserErrors).toEqual([]);
});

test('the question in the URL fragment is answered by a chart; a changed chip keeps focus; no request contains the question', async ({
  page,
}) => {
  const urlsWithQuestion = recordRequests(page, /wait/);
  await page.goto(`${routes.traffic}#try?ask=average+wait+by+direction`);
  await movePointer(page);
  await expect(answer(page)).toContainText('Average wait of vehicles by direction:');
  await expect(demo(page)).toBeInViewport();
  const chart = demo(page).getByRole('group', { name: /^Average wait of vehicles by direction/ });
  await expect(chart.getByRole('img')).toHaveCount(4);
  await chart.getByRole('img').first().focus();
  await expect(demo(page).getByRole('figure')).toContainText(/southbound: 17\.4 s/);
  const chip = demo(page).getByRole('combobox', { name: 'grouping' });
  await chip.focus();
  await chip.selectOption('by kind');
  await expect(answer(page)).toContainText('Average wait of vehicles by kind:');
  await expect(chip).toBeFocused();
  await expect(page).toHaveURL(/#try\?ask=average\+wait\+of\+vehicles%2C\+by\+kind$/);
  await page.reload();
  await movePointer(page);
  await expect(answer(page)).toContainText('Average wait of vehicles by kind:');
  expect(urlsWithQuestion).toEqual([]);
});

test('slider and event buttons work by keyboard from the first second to the last', async ({
  page,
}) => {
  await openDemo(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expectMoment(page, '0:00. Ordinary traffic.');
  await page.keyboard.press('ArrowRight');
  await expect(scene(page)).toHaveAccessibleName(/^The junction at 0:01/);
  await slider(page).press('Home');
  await expect(button(page, 'Previous event')).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Next event');
  await expectMoment(page, /on red/);
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('600');
});

test('the summary counts road users by kind, and its buttons show the events', async ({ page }) => {
  await openDemo(page);
  const summary = demo(page).getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(/In ten minutes the junction saw \d+ cars, \d+ vans/);
  await expect(summary).toContainText('14 events need a look');
  await summary.getByRole('button', { name: /A truck stands/ }).press('Enter');
  await expectMoment(page, /A truck stands/);
});

test('when the visitor reduces motion, playback stops, and Play and Speed disappear, also after a reload; event buttons remain', async ({
  page,
}) => {
  await openDemo(page);
  await press(page, 'Play');
  const pause = button(page, 'Pause');
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toHaveCount(0);
  await expect(button(page, 'Play')).toHaveCount(0);
  await expect(demo(page).getByLabel('Speed')).toHaveCount(0);
  const stopped = await secondsOf(page);
  await page.waitForTimeout(1000);
  expect(await secondsOf(page)).toBe(stopped);
  await button(page, 'Next event').click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(stopped);
  await openDemo(page);
  await expect(button(page, 'Play')).toHaveCount(0);
});

for (const width of [390, 320]) {
  test(`at ${width} px, a selected event of the junction causes no horizontal scrolling or accessibility violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await showNearMiss(page);
    await expect(boxLabels(page)).toHaveText(['truck', 'bicycle']);
    await expect(scene(page)).toBeInViewport({ ratio: 0.9 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    // Elements behind the fixed header would count as violations of the target size.
    await scrollPage(page, 0);
    await expectNoAccessibilityViolations(page, 'narrowLight', 'narrowDark');
  });
}

test('the junction has no accessibility violations on a wide screen', async ({ page }) => {
  await openDemo(page);
  await expectNoAccessibilityViolations(page, 'wideLight', 'wideDark');
});

test('with forced colors, the current event is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showNearMiss(page);
  await expect(firstEventButton(page)).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the junction page shows a picture of the opening event, the list of events and the simulation notice', async ({
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
