// Attributes by which the page script finds elements.
export const HEADER = 'data-header';
/** On a top-level menu item. A click in it saves its value as the clicked menu (specification §3). */
export const MENU = 'data-menu';
/** On a list of links to sections. The script marks the link to the current section. */
export const SCROLL_SPY = 'data-scroll-spy';
export const SCROLL_TO_TOP = 'data-scroll-to-top';

type DataAttribute = typeof HEADER | typeof MENU | typeof SCROLL_SPY | typeof SCROLL_TO_TOP;

export const dataAttribute = (name: DataAttribute, value = '') => ({ [name]: value });

export const MOBILE_MENU_ID = 'mobile-menu';
