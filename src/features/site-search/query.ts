import { routes } from '../../routes.ts';

export const QUERY_PARAM = 'q';

export const searchUrl = (query: string): string =>
  `${routes.search}?${new URLSearchParams({ [QUERY_PARAM]: query })}`;
