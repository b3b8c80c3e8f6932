/** The URL parameter and field name. */
export const QUERY = 'q';
