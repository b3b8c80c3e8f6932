export const QUERY = 'q';
