/**
 * Resolves once the browser has painted: what a press sets off waits for its own answer on screen (web.dev/articles/optimize-inp).
 * A page that is not shown paints nothing, so a tenth of a second is enough as well.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
