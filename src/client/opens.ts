/** The islands that load when asked for (`client:open`). */
export type OpenableIsland = 'site-search' | 'cookie-preferences' | 'film' | 'share';

/** The attribute of a control that asks for one. */
export const OPENS = 'data-opens';

/** Makes a link or button ask for an island: `<a href={routes.search} {...opens('site-search')}>`. Without script, or where the island cannot be fetched, a link is followed. */
export const opens = (island: OpenableIsland) => ({ [OPENS]: island });

/** Finds the controls that ask for an island, or for any. */
export const openerSelector = (island?: OpenableIsland) => (island ? `[${OPENS}="${island}"]` : `[${OPENS}]`);

/** Set on an island that was asked for before its code had come; an island that runs is told by the event. */
export const ASKED = 'data-asked';
export const ASK_EVENT = 'ask';
