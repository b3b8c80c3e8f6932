/** Islands with `client:open`. */
export type OpenableIsland = 'site-search' | 'cookie-preferences' | 'film' | 'share';

export const OPEN_ON_CLICK_ATTRIBUTE = 'data-opens';

/** Props that make a control open an island. If the island cannot load, a link works as usual. */
export const openOnClick = (island: OpenableIsland) => ({ [OPEN_ON_CLICK_ATTRIBUTE]: island });

export const openerSelector = (island?: OpenableIsland) =>
  island ? `[${OPEN_ON_CLICK_ATTRIBUTE}="${island}"]` : `[${OPEN_ON_CLICK_ATTRIBUTE}]`;

/** Set on an island when its control is clicked; read on hydration. */
export const OPEN_REQUESTED = 'data-open';
export const OPEN_EVENT = 'ask';
