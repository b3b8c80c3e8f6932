/**
 * Resolves after the next paint (web.dev/articles/optimize-inp), or after 100 ms, because hidden
 * pages are not painted.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
