/** Islands with `client:open`. */
export type OpenableIsland = 'site-search' | 'cookie-preferences' | 'film' | 'share';

export const OPENS = 'data-opens';

/** Makes a control open an island; if it cannot load, the link is followed. */
export const opens = (island: OpenableIsland) => ({ [OPENS]: island });

export const openerSelector = (island?: OpenableIsland) =>
  island ? `[${OPENS}="${island}"]` : `[${OPENS}]`;

/** Set on an island that was requested before it hydrated. */
export const ASKED = 'data-asked';
export const ASK_EVENT = 'ask';
