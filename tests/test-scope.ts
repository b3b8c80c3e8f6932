/** Whether to test every page in every size and color scheme, not only one page of each kind. */
export const isFullRun = process.env['TEST_ALL'] === '1';
