import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate, type RuleConfig } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument, isIndexable, targetExists } from './built-document.ts';

const pages = allPages();
const indexable = pages.filter(isIndexable);

/** Returns the page and the first 120 characters of each selected element. */
const listAll = (select: (document: Document, page: string) => Iterable<Element>) =>
  pages.flatMap((page) =>
    [...select(builtDocument(page), page)].map(
      ({ outerHTML }) => `${page}: ${outerHTML.slice(0, 120)}`,
    ),
  );
const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('every page', () => {
  test('is valid HTML', async () => {
    const validator = new HtmlValidate(
      new FileSystemConfigLoader({
        root: true,
        extends: ['html-validate:recommended'],
        rules: changedRules,
      }),
    );
    const errors: string[] = [];
    for (const page of [...pages, '/404', '/check-your-details']) {
      const { results } = await validator.validateString(builtHtml(page));
      for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
        errors.push(`${page} ${line}:${column} ${ruleId}: ${message}`);
    }
    expect(errors).toEqual([]);
  });

  test('has a unique title and a unique description of 60 to 175 characters, if indexable', () => {
    const descriptions = indexable.map(
      (page) =>
        builtDocument(page).querySelector<HTMLMetaElement>('meta[name="description"]')?.content ??
        '',
    );
    expect(repeated(indexable.map((page) => builtDocument(page).title))).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 60 || length > 175)).toEqual([]);
  });

  test('has its path as canonical URL, if indexable', () => {
    const canonicalPath = (page: string) =>
      new URL(
        builtDocument(page).querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
      ).pathname;
    expect(indexable.filter((page) => canonicalPath(page) !== page)).toEqual([]);
  });

  test('has one h1, one main and no skipped heading level', () => {
    for (const page of pages) {
      const document = builtDocument(page);
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
        ({ tagName }) => Number(tagName[1]),
      );
      expect([levels.indexOf(1), levels.lastIndexOf(1)], page).toEqual([0, 0]);
      expect(document.querySelectorAll('main').length, page).toBe(1);
      expect(
        levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
        page,
      ).toEqual([]);
    }
  });

  test.each([
    ['has no script from another origin', 'script[src]:not([src^="/"]), script[src^="//"]'],
    [
      'opens links to other sites in a new tab',
      'a[href^="https:"]:not([target="_blank"][rel~="noopener"])',
    ],
    [
      'has size and alternative text of each picture',
      'img:not([alt]), img:not([width]), img:not([height])',
    ],
  ])('%s', (_, selector) => {
    expect(listAll((document) => document.querySelectorAll(selector))).toEqual([]);
  });

  test('has no style attribute or event handler', () => {
    expect(
      listAll((document) =>
        [...document.querySelectorAll('*')].filter((element) =>
          element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
        ),
      ),
    ).toEqual([]);
  });

  test('has the integrity hash of each script and style sheet', () => {
    const selectors = 'script[src], link[rel="stylesheet"]';
    const wrongHashes = listAll((document) =>
      [...document.querySelectorAll(selectors)].filter((element) => {
        const file = `${dist}${element.getAttribute('src') ?? element.getAttribute('href')}`;
        const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
        return element.getAttribute('integrity') !== `sha384-${hash}`;
      }),
    );
    expect(wrongHashes).toEqual([]);
    for (const selector of selectors.split(', '))
      expect(pages.filter((page) => !builtDocument(page).querySelector(selector))).toEqual([]);
  });

  test('preloads three existing fonts', () => {
    for (const page of pages) {
      const links = builtDocument(page).querySelectorAll('link[rel="preload"][as="font"]');
      const fonts = [...links].map((link) => link.getAttribute('href') ?? '');
      expect(fonts.length, page).toBe(3);
      expect(fonts.filter((font) => !existsSync(dist + font))).toEqual([]);
    }
  });

  test('links only to existing pages, files and sections', () => {
    const broken = listAll((document, page) =>
      [...document.querySelectorAll('a')].filter((link) => {
        const href = link.getAttribute('href') ?? '';
        if (/^(mailto:.+@|tel:\+|https:\/\/)/.test(href)) return false;
        return (
          !/^(\/|#.)/.test(href) || !targetExists(new URL(href, `https://site.example${page}`))
        );
      }),
    );
    expect(broken).toEqual([]);
  });

  test('uses only existing files in pictures and films', () => {
    const missing = listAll((document) =>
      [...document.querySelectorAll('img, source, video')].filter((element) =>
        ['src', 'poster', 'srcset']
          .flatMap((name) => (element.getAttribute(name) ?? '').split(', '))
          .map((source) => source.trim().split(' ')[0] ?? '')
          .some((url) => url && !url.startsWith('data:') && !existsSync(dist + decodeURI(url))),
      ),
    );
    expect(missing).toEqual([]);
  });
});

const changedRules: RuleConfig = {
  'long-title': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-raw-characters': 'off',
  'require-sri': 'off',
  'no-redundant-role': 'off',
  // Astro's islands are custom elements.
  'element-name': ['error', { whitelist: ['astro-island', 'astro-slot'] }],
  'tel-non-breaking': 'off',
  'unique-landmark': 'off',
  // React writes camelCase attributes; HTML ignores case.
  'attr-case': 'off',
  'no-implicit-input-type': 'off',
  'valid-id': ['error', { relaxed: true }],
};

test('the title of Gen AI Offering begins with Services Details (specification §2)', () => {
  expect(builtDocument('/Gen-AI-offering').title).toMatch(/^Services Details\b/);
});

test.each(['/', '/about-us', '/product', '/asset-IQ', '/panorama', '/solutions'])(
  'the Email Us block of %s shows the email address (specification §1)',
  (page) => {
    const links = builtDocument(page).querySelectorAll('section[aria-labelledby="email-us"] a');
    expect([...links].map((link) => link.textContent)).toEqual(['Email Us', site.email]);
  },
);
