/** Islands with `client:open`. */
export type OpenableIsland = 'site-search' | 'cookie-preferences' | 'film' | 'share';

export const OPENS = 'data-opens';

/** Makes a control open an island. If the island cannot load, the browser follows the link. */
export const openOnClick = (island: OpenableIsland) => ({ [OPENS]: island });

export const openerSelector = (island?: OpenableIsland) =>
  island ? `[${OPENS}="${island}"]` : `[${OPENS}]`;

/** Attribute of an island whose opening was requested before it hydrated. */
export const OPEN_REQUESTED = 'data-open';
export const OPEN_EVENT = 'ask';
