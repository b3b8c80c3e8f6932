import type { Found } from './finder.ts';

/** Fills a copy of the box's result: heading, page and beginning of the section, the words by which it was found marked. */
export function resultItem(template: HTMLTemplateElement, { href, title, heading, beginning, met }: Found): Node {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => item.querySelector(`[data-${name}]`);
  const words = new Set(met);
  item.querySelector('a')?.setAttribute('href', href);
  part('heading')?.replaceChildren(...marked(heading || title, words));
  part('page')?.append(...(heading ? marked(title, words) : [href]));
  part('beginning')?.append(...marked(beginning, words));
  const shown = `${href} ${title} ${heading} ${beginning}`.toLowerCase();
  const further = met.filter((word) => !shown.includes(word));
  // Met where the result does not show it, further down in the section.
  if (further.length > 0) part('beginning')?.append(beginning.endsWith('…') ? ' ' : ' … ', ...marked(further.join(' … '), words));
  return item;
}

/** A text with its met words in `<mark>`. */
function marked(text: string, words: Set<string>): (string | HTMLElement)[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => {
      if (!words.has(piece.toLowerCase())) return piece;
      const mark = document.createElement('mark');
      mark.textContent = piece;
      return mark;
    });
}
