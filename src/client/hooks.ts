/** The attributes by which the page's own script finds the elements it drives, for markup and script alike. */
export const HEADER = 'data-header';
/** On a menu's entry, with the menu's name: what is clicked inside is the menu that was chosen last (specification §3). */
export const MENU = 'data-menu';
/** On a list of links to sections: the one being read is marked. */
export const SCROLL_SPY = 'data-scroll-spy';
export const SCROLL_TO_TOP = 'data-scroll-to-top';

type Hook = typeof HEADER | typeof MENU | typeof SCROLL_SPY | typeof SCROLL_TO_TOP;

/** Puts a hook on an element: `<nav {...hook(SCROLL_SPY)}>`. */
export const hook = (name: Hook, value = '') => ({ [name]: value });

/** The slide-in menu is a dialog that buttons open by its id. */
export const MOBILE_MENU_ID = 'mobile-menu';
