import { JSDOM } from 'jsdom';

/** All the style of a bare page: a readable column, and pictures that fit it. */
const STYLE = 'body{max-width:60rem;margin:auto;padding:1rem;font:1rem/1.5 Georgia,serif}img{max-width:100%;height:auto}svg{display:none}';
/**
 * What a bare page does without: all that is not text, form or structure, and the header with its menus: most of their words are folded away on
 * our page, and unfolded they would push the hero out of the first view.
 */
const EXTRAS =
  'script, style, link, template, noscript, audio, video, iframe, dialog, body > :not(main, footer), meta:not([charset], [name="viewport"], [name="description"])';

/**
 * The same page as bare HTML: its text and its first picture, a minimal inline style, no script, no font from the web.
 * What our own page is compared with: how fast these words and this picture could be.
 */
export function barePage(html: string): string {
  const { document } = new JSDOM(html).window;
  const hero = document.querySelector('main picture, main img');
  for (const element of document.querySelectorAll(EXTRAS)) element.remove();
  for (const picture of document.querySelectorAll('picture, img')) if (picture !== hero && picture.parentElement !== hero) picture.remove();
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name === 'class' || name.startsWith('data-')) element.removeAttribute(name);
  }
  for (const wrapper of document.querySelectorAll('astro-island, astro-slot, astro-static-slot')) wrapper.replaceWith(...wrapper.childNodes);
  document.head.insertAdjacentHTML('beforeend', `<style>${STYLE}</style>`);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** The files that a bare page fetches: the copies of its one picture, as paths. */
export const picturesOf = (html: string): string[] => [...new Set([...html.matchAll(/\/_astro\/[^\s",]+\.(?:avif|webp|jpe?g|png)/g)].map(([path]) => path))];
