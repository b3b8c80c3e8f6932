// Attributes by which the page script finds its elements.
export const HEADER = 'data-header';
/** On a menu entry; its value is stored on click (specification §3). */
export const MENU = 'data-menu';
/** On a list of section links, in which the script marks the link of the current section. */
export const SCROLL_SPY = 'data-scroll-spy';
export const SCROLL_TO_TOP = 'data-scroll-to-top';

type DataAttribute = typeof HEADER | typeof MENU | typeof SCROLL_SPY | typeof SCROLL_TO_TOP;

export const dataAttribute = (name: DataAttribute, value = '') => ({ [name]: value });

export const MOBILE_MENU_ID = 'mobile-menu';
