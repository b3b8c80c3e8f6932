import { expect, type Locator, type Page } from '@playwright/test';
import { movePointer } from './visit.ts';

/** Returns the height in pixels of an element's tallest empty band. */
export const tallestGap = (demonstration: Locator) =>
  demonstration.evaluate((root) => {
    const area = root.getBoundingClientRect();
    const range = document.createRange();
    const filled: { top: number; bottom: number }[] = [];
    for (const element of root.querySelectorAll('svg > *, img, input, button, canvas'))
      filled.push(element.getBoundingClientRect());
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.textContent?.trim()) filled.push(...range.getClientRects());
    }
    let [gap, filledTo] = [0, area.top];
    for (const { top, bottom } of filled
      .filter((rect) => rect.bottom > rect.top)
      .sort((a, b) => a.top - b.top)) {
      gap = Math.max(gap, top - filledTo);
      filledTo = Math.max(filledTo, bottom);
    }
    return Math.max(gap, area.bottom - filledTo);
  });

/**
 * Expects a demonstration to have no empty band of 320 px or more before it hydrates, and the
 * height of the demonstration to change by less than 10% during hydration.
 */
export async function expectStaticPreview(
  page: Page,
  path: string,
  demonstration: Locator,
  expectHydrated: () => Promise<void>,
): Promise<void> {
  const readHeight = async () => (await demonstration.boundingBox())?.height ?? 0;
  await page.goto(path);
  const initialHeight = await readHeight();
  expect(await tallestGap(demonstration)).toBeLessThan(320);
  await demonstration.scrollIntoViewIfNeeded();
  await movePointer(page);
  await expectHydrated();
  expect(Math.abs((await readHeight()) / initialHeight - 1)).toBeLessThan(0.1);
}
