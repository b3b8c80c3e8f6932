/** A URL parameter. */
export const QUERY_PARAM = 'q';
