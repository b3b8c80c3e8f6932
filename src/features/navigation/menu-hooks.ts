/** The id of the slide-in menu: its markup, its buttons and its script name it. */
export const mobileMenuId = 'mobile-menu';
