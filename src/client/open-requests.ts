/** Islands with `client:open`. */
export type OpenableIsland = 'site-search' | 'cookie-preferences' | 'film' | 'share';

export const OPEN_ON_CLICK_ATTRIBUTE = 'data-opens';

/** Props of a button or link that opens an island. If loading fails, the link is followed. */
export const openOnClick = (island: OpenableIsland) => ({ [OPEN_ON_CLICK_ATTRIBUTE]: island });

export const openerSelector = (island?: OpenableIsland) =>
  island ? `[${OPEN_ON_CLICK_ATTRIBUTE}="${island}"]` : `[${OPEN_ON_CLICK_ATTRIBUTE}]`;

/** Attribute of an island. Set when a control that opens it is clicked; read on hydration. */
export const OPEN_REQUESTED = 'data-open';
/** Dispatched on the island by the same click. The short name keeps page scripts small. */
export const OPEN_EVENT = 'ask';
