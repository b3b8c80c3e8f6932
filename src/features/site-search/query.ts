/** The parameter of the search page's address, and the name of the field. */
export const QUERY = 'q';
