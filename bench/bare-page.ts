import { JSDOM } from 'jsdom';

/** A readable column with pictures that fit. */
const STYLE =
  'body{max-width:60rem;margin:auto;padding:1rem;font:1rem/1.5 Georgia,serif}img{max-width:100%;height:auto}svg{display:none}';
/**
 * Selector of everything except text, forms and structure. It includes the header, because open
 * menus would push the first picture out of the first view.
 */
const EXTRAS =
  'script, style, link, template, noscript, audio, video, iframe, dialog, body > :not(main, footer), meta:not([charset], [name="viewport"], [name="description"])';

/**
 * Reduces a page to its text, its first picture and a minimal inline style, without script and web
 * fonts. The result shows how fast this content could load.
 */
export function barePage(html: string): string {
  const { document } = new JSDOM(html).window;
  const firstPicture = document.querySelector('main picture, main img');
  for (const element of document.querySelectorAll(EXTRAS)) element.remove();
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

/** Paths of the picture files that a bare page loads. */
export const picturesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\/_astro\/[^\s",]+\.(?:avif|webp|jpe?g|png)/g)].map(([path]) => path),
  ),
];
