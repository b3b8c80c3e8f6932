/**
 * Resolves after the next paint (web.dev/articles/optimize-inp), but within 100 ms, because a
 * hidden page is not painted.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
