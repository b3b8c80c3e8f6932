import type { Locator } from '@playwright/test';

/** For tests: the tallest stretch of an element, in pixels, in which there is no line of text, no control and no picture. */
export const tallestGap = (place: Locator) =>
  place.evaluate((root) => {
    const whole = root.getBoundingClientRect();
    const range = document.createRange();
    const filled: { top: number; bottom: number }[] = [];
    for (const element of root.querySelectorAll('svg > *, img, input, button, canvas')) filled.push(element.getBoundingClientRect());
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.textContent?.trim()) filled.push(...range.getClientRects());
    }
    let [gap, reached] = [0, whole.top];
    for (const { top, bottom } of filled.filter((rect) => rect.bottom > rect.top).sort((one, other) => one.top - other.top)) {
      gap = Math.max(gap, top - reached);
      reached = Math.max(reached, bottom);
    }
    return Math.max(gap, whole.bottom - reached);
  });
