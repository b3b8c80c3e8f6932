/**
 * Resolves after the next paint (web.dev/articles/optimize-inp). A hidden page is not painted, so
 * resolves after 100 ms at the latest.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
