import { formatDate } from '../../format.ts';

/** @param month as 2024-03 */
export const lastUpdated = (month: string) => `Last updated on ${formatDate(month, 'monthAndYear')}`;
