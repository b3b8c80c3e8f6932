import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { site } from '../../../site.config.ts';
import { isNoindex } from '../../build/built-pages.ts';
import type { IndexedPage, Section } from './index-file.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Not searched, like elements with `data-not-searched`. */
const skippedTags = new Set(
  'nav form search dialog template script style svg button noscript'.split(' '),
);
/** Elements that do not separate words. */
const inlineTags = new Set('a abbr b code em i mark strong sub sup time'.split(' '));

/** Parsing only this markup, without SVG, is many times faster than parsing the page. */
const searchedMarkup =
  /<title>[^<]*<\/title>|<meta name="description"[^>]*>|<main[\s>][\s\S]*<\/main>/g;
const svgMarkup = /<svg[\s>][\s\S]*?<\/svg>/g;

/**
 * Reads the sections of a page. The first is its start. Each `<h2>` with an id begins another.
 * @returns undefined if the page is `noindex` or lacks title, description or `<main>`
 */
export function parsePage(path: string, html: string): IndexedPage | undefined {
  if (isNoindex(html)) return undefined;
  const [title, description, main] = (html.match(searchedMarkup) ?? []).map(
    (markup) => parseFragment(markup.replace(svgMarkup, '')).childNodes[0],
  );
  if (
    !title ||
    !description ||
    !main ||
    !tree.isElementNode(description) ||
    !tree.isElementNode(main)
  )
    return undefined;
  const sections = sectionsOf(main, attributeOf(description, 'content')).map((section) => ({
    ...section,
    text: collapseSpaces(section.text),
  }));
  return { path, title: collapseSpaces(textOf(title)).replace(` | ${site.brand}`, ''), sections };
}

/** @param description placed first, because results show the beginning of a section */
function sectionsOf(main: Element, description = ''): Section[] {
  const first: Section = { heading: '', fragment: '', text: `${description} ` };
  const sections = [first];
  let current = first;
  let h1Text = '';
  const walk = (node: Node) => {
    if (tree.isTextNode(node)) current.text += node.value;
    if (!tree.isElementNode(node) || isSkipped(node)) return;
    if (node.tagName === 'h1') {
      // Added last, so that the excerpt of a result does not repeat its title.
      h1Text = ` ${textOf(node)}`;
      return;
    }
    const fragment = node.tagName === 'h2' && attributeOf(node, 'id');
    if (fragment) {
      current = { heading: collapseSpaces(textOf(node)), fragment, text: '' };
      sections.push(current);
      return;
    }
    const gap = inlineTags.has(node.tagName) ? '' : ' ';
    current.text += gap;
    for (const [index, child] of node.childNodes.entries()) {
      const previous = node.childNodes[index - 1];
      // Neighboring elements look separate even without a space in the markup.
      if (previous && tree.isElementNode(previous) && tree.isElementNode(child))
        current.text += ' ';
      walk(child);
    }
    current.text += gap;
  };
  walk(main);
  first.text += h1Text;
  return sections;
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;
const isSkipped = (element: Element) =>
  skippedTags.has(element.tagName) ||
  element.attrs.some(
    ({ name, value }) =>
      (name === 'hidden' && value !== 'until-found') ||
      name === 'data-not-searched' ||
      (name === 'aria-hidden' && value === 'true'),
  );

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
