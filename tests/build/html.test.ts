import { existsSync } from 'node:fs';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument, elementsOn, isIndexable } from './built-document.ts';

const pages = allPages();
const indexablePages = pages.filter(isIndexable);

/** Returns the page and the first 120 characters of each selected element. */
const listAll = (selector: string, isWrong: (element: Element) => boolean = () => true) =>
  pages.flatMap((page) =>
    elementsOn(page, selector)
      .filter(isWrong)
      .map(({ outerHTML }) => `${page}: ${outerHTML.slice(0, 120)}`),
  );
const findRepeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const rules: RuleConfig = {
  'heading-level': 'error',
  'require-sri': ['error', { target: 'all' }],
  // Off, because titles end with the brand. scripts/content/lengths.ts limits the rest.
  'long-title': 'off',
  // Ids of headings may begin with a digit.
  'valid-id': ['error', { relaxed: true }],
  // Off, because React’s style differs, but is valid.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-implicit-input-type': 'off',
  'void-style': 'off',
};

test('every page is valid HTML, with one h1, integrity hashes and no skipped heading level', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules });
  const errors: string[] = [];
  for (const page of [...pages, '/404', '/check-your-details']) {
    const { results } = await validator.validateString(builtHtml(page));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      errors.push(`${page} ${line}:${column} ${ruleId}: ${message}`);
  }
  expect(errors).toEqual([]);
});

test('indexable pages have a unique title and a unique description of 60 to 175 characters', () => {
  const descriptions = indexablePages.map(
    (page) =>
      builtDocument(page).querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
  );
  expect(findRepeated(indexablePages.map((page) => builtDocument(page).title))).toEqual([]);
  expect(findRepeated(descriptions)).toEqual([]);
  expect(descriptions.filter(({ length }) => length < 60 || length > 175)).toEqual([]);
});

test('indexable pages have their own URL as canonical URL', () => {
  for (const page of indexablePages)
    expect(builtDocument(page).querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(
      site.url + page,
    );
});

test.each([
  [
    'open links to other sites in a new tab',
    'a[href^="https:"]:not([target="_blank"][rel~="noopener"])',
  ],
  ['state the size of each picture', 'img:not([width]), img:not([height])'],
  [
    'link only to paths, sections, HTTPS URLs, email addresses and phone numbers',
    'a:not([href^="/"], [href^="#"], [href^="https://"], [href^="mailto:"], [href^="tel:+"]), a[href="#"]',
  ],
])('pages %s', (_, selector) => {
  expect(listAll(selector)).toEqual([]);
});

test('the `srcset` of pictures names only existing files', () => {
  const isMissing = (candidate: string) =>
    !existsSync(dist + decodeURI(candidate.trim().split(' ')[0] ?? ''));
  expect(
    listAll('[srcset]', (element) =>
      (element.getAttribute('srcset') ?? '').split(', ').some(isMissing),
    ),
  ).toEqual([]);
});

test('the title of Gen AI Offering begins with Services Details (specification §2)', () => {
  expect(builtDocument('/Gen-AI-offering').title).toMatch(/^Services Details\b/);
});

test.each(['/', '/about-us', '/product', '/asset-IQ', '/panorama', '/solutions'])(
  'the Email Us block of %s shows the email address (specification §1)',
  (page) => {
    const links = elementsOn(page, 'section[aria-labelledby="email-us"] a');
    expect(links.map((link) => link.textContent)).toEqual(['Email Us', site.email]);
  },
);
