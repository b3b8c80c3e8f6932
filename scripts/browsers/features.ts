export type Feature = {
  /** As browser-compat-data names it. */
  key: string;
  name: string;
  /** How the source shows that it is used: a feature that goes must leave the tables. */
  sign: RegExp;
};

/** What a page needs to be shown and to work as designed. */
export const decidesEverything: Feature[] = [
  { key: 'css.types.color.light-dark', name: '`light-dark()`: colors of both schemes', sign: /light-dark\(/ },
  { key: 'css.selectors.has', name: '`:has()`', sign: /:has\(/ },
  { key: 'css.types.color.color-mix', name: '`color-mix()`', sign: /color-mix\(/ },
  { key: 'css.at-rules.media.scripting', name: '`@media (scripting)`', sign: /\(scripting:/ },
  { key: 'css.at-rules.starting-style', name: '`@starting-style`: the menu slides in', sign: /@starting-style/ },
  { key: 'css.properties.transition-behavior', name: '`allow-discrete`: the menu slides out', sign: /allow-discrete/ },
  { key: 'css.at-rules.property', name: '`@property`', sign: /@property/ },
  { key: 'css.properties.grid-template-columns.subgrid', name: '`subgrid`', sign: /subgrid/ },
  { key: 'css.types.length.viewport_percentage_units_dynamic', name: '`dvh`', sign: /\ddvh/ },
  { key: 'api.AbortSignal.any_static', name: '`AbortSignal.any()`: islands run', sign: /AbortSignal\.any|'any' in AbortSignal/ },
  { key: 'javascript.builtins.String.toWellFormed', name: '`String.toWellFormed()`', sign: /toWellFormed/ },
];

/** What a page needs to be readable; its forms need no script. */
export const decidesReading: Feature[] = [
  { key: 'css.at-rules.layer', name: '`@layer`: without it a page has no style at all', sign: /@layer/ },
  { key: 'html.elements.dialog', name: '`<dialog>`: without it menu and search stand open in the page', sign: /<dialog/ },
  {
    key: 'css.at-rules.media.range_syntax',
    name: 'Media queries as ranges (the build writes them so): without them a phone gets the wide page',
    sign: /@media \(max-width/,
  },
];

/** What a visitor without it does not miss. */
export const niceToHave: Feature[] = [
  { key: 'html.elements.script.type.speculationrules', name: 'Speculation rules: the next page is prepared on hover', sign: /speculationrules/ },
  { key: 'html.elements.button.commandfor', name: 'Invoker commands: the menu opens before any script', sign: /commandfor/ },
  { key: 'html.elements.dialog.closedby', name: '`closedby`: a tap beside the menu closes it before any script', sign: /closedby/ },
  { key: 'css.properties.animation-timeline', name: 'Scroll-driven animations', sign: /animation-timeline/ },
  {
    key: 'http.headers.Content-Security-Policy.require-trusted-types-for',
    name: 'Trusted Types, a second wall against injected script',
    sign: /require-trusted-types-for/,
  },
];
