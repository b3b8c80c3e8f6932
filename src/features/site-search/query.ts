/** A URL parameter. */
export const QUERY = 'q';
