/** Whether everything is tried (`npm run test:all`): each page in each size, scheme and font, not one of each kind. */
export const isExhaustive = process.env['TEST_ALL'] === '1';
