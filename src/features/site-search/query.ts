export const QUERY_PARAM = 'q';
