/**
 * `npm run test:all` tests every page in every size, color scheme and font, not one page of each
 * kind.
 */
export const isFullRun = process.env['TEST_ALL'] === '1';
