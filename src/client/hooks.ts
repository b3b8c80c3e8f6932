/** Attributes by which the page script finds its elements. */
export const HEADER = 'data-header';
/** On a menu entry: its name is stored on click (specification §3). */
export const MENU = 'data-menu';
/** On a list of section links: marks the current section. */
export const SCROLL_SPY = 'data-scroll-spy';
export const SCROLL_TO_TOP = 'data-scroll-to-top';

type Hook = typeof HEADER | typeof MENU | typeof SCROLL_SPY | typeof SCROLL_TO_TOP;

export const hook = (name: Hook, value = '') => ({ [name]: value });

export const MOBILE_MENU_ID = 'mobile-menu';
