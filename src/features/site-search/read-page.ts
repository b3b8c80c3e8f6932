import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { isNoindex } from '../../../scripts/build/built-pages.ts';
import { site } from '../../../site.config.ts';
import type { SearchPage, Section } from './index-file.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What is no text of the page: ways on, fields, and blocks that stand alike on many pages (`data-not-searched`). */
const skippedTags = new Set(['nav', 'form', 'search', 'dialog', 'template', 'script', 'style', 'svg', 'button', 'noscript']);
/** Elements that stand inside a word or a sentence; all others part what is beside them. */
const inlineTags = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'strong', 'sub', 'sup', 'time']);

/** Read alone: with its styles and menus a page is many times as long. */
const parts = /<title>[^<]*<\/title>|<main[\s>][\s\S]*<\/main>/g;
/** Left out before the rest is read: drawings are most of it. */
const drawings = /<svg[\s>][\s\S]*?<\/svg>/g;

/**
 * Reads what a built page says, section by section: one begins at each `<h2>` with an id.
 * @returns undefined for a page that is kept from search results.
 */
export function readPage(path: string, html: string): SearchPage | undefined {
  if (isNoindex(html)) return undefined;
  const [title, main] = (html.match(parts) ?? []).map((part) => parseFragment(part.replace(drawings, '')).childNodes[0]);
  if (!title || !main || !tree.isElementNode(main)) return undefined;
  const sections = sectionsOf(main).map((section) => ({ ...section, text: tidy(section.text) }));
  return { path, title: tidy(textOf(title)).replace(` | ${site.brand}`, ''), sections };
}

function sectionsOf(main: Element): Section[] {
  const sections: Section[] = [{ heading: '', fragment: '', text: '' }];
  let headline = '';
  const add = (text: string) => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };
  const walk = (node: Node) => {
    if (tree.isTextNode(node)) add(node.value);
    if (!tree.isElementNode(node) || isSkipped(node)) return;
    if (node.tagName === 'h1') {
      // At the end of what stands first: a result shows the title already.
      headline = ` ${textOf(node)}`;
      return;
    }
    const fragment = node.tagName === 'h2' && attribute(node, 'id');
    if (fragment) {
      sections.push({ heading: tidy(textOf(node)), fragment, text: '' });
      return;
    }
    const gap = inlineTags.has(node.tagName) ? '' : ' ';
    add(gap);
    node.childNodes.forEach(walk);
    add(gap);
  };
  walk(main);
  return sections.map((section, at) => (at === 0 ? { ...section, text: section.text + headline } : section));
}

const attribute = (element: Element, name: string) => element.attrs.find((candidate) => candidate.name === name)?.value;
const isSkipped = (element: Element) =>
  skippedTags.has(element.tagName) ||
  element.attrs.some(({ name, value }) => name === 'hidden' || name === 'data-not-searched' || (name === 'aria-hidden' && value === 'true'));

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
