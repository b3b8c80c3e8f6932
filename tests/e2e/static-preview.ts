import { expect, type Locator, type Page } from '@playwright/test';
import { movePointer } from './visit.ts';

/** Returns the height of an element's tallest empty area in pixels. */
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
    let [gap, reached] = [0, area.top];
    for (const { top, bottom } of filled
      .filter((rect) => rect.bottom > rect.top)
      .sort((a, b) => a.top - b.top)) {
      gap = Math.max(gap, top - reached);
      reached = Math.max(reached, bottom);
    }
    return Math.max(gap, area.bottom - reached);
  });

/**
 * Expects a demonstration to have no large empty area before it hydrates, and to keep its height
 * afterward.
 * @param expectHydrated waits until the demonstration is hydrated
 */
export async function expectStaticPreview(
  page: Page,
  path: string,
  demonstration: Locator,
  expectHydrated: () => Promise<void>,
): Promise<void> {
  const height = async () => (await demonstration.boundingBox())?.height ?? 0;
  await page.goto(path);
  const before = await height();
  expect(await tallestGap(demonstration)).toBeLessThan(320);
  await demonstration.scrollIntoViewIfNeeded();
  await movePointer(page);
  await expectHydrated();
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.1);
}
