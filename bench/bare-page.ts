import { JSDOM } from 'jsdom';

/** A readable column: pictures fit, SVGs are hidden. */
const STYLE =
  'body{max-width:60rem;margin:auto;padding:1rem;font:1rem/1.5 Georgia,serif}img{max-width:100%;height:auto}svg{display:none}';
/** Includes the header, whose open menus would push the first picture out of the first view. */
const REMOVED =
  'script, style, link, template, noscript, audio, video, iframe, dialog, body > :not(main, footer), meta:not([charset], [name="viewport"], [name="description"])';

/**
 * Reduces a page to the text and forms of `main` and footer, the first picture of `main` and an
 * inline style, without script and web fonts.
 */
export function stripPage(html: string): string {
  const { document } = new JSDOM(html).window;
  const firstPicture = document.querySelector('main picture, main img');
  for (const element of document.querySelectorAll(REMOVED)) element.remove();
  for (const picture of document.querySelectorAll('picture, img'))
    if (picture !== firstPicture && picture.parentElement !== firstPicture) picture.remove();
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (name === 'class' || name.startsWith('data-')) element.removeAttribute(name);
  }
  for (const wrapper of document.querySelectorAll('astro-island, astro-slot, astro-static-slot'))
    wrapper.replaceWith(...wrapper.childNodes);
  document.head.insertAdjacentHTML('beforeend', `<style>${STYLE}</style>`);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** Paths of the picture files that a bare page refers to. */
export const picturesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\/_astro\/[^\s",]+\.(?:avif|webp|jpe?g|png)/g)].map(([path]) => path),
  ),
];
