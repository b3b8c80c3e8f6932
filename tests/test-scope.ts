/**
 * `npm run test:all`: tests each page in each size, scheme and font instead of one of each kind.
 */
export const isExhaustive = process.env['TEST_ALL'] === '1';
