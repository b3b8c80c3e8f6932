import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate, type RuleConfig } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const pages = new Map(allPages().map((path) => [path, builtDocument(path)]));
const listed = [...pages].filter(([, document]) => !document.querySelector('meta[name="robots"]'));
const each = (select: (document: Document) => string) =>
  listed.map(([path, document]) => ({ path, value: select(document) }));
const repeated = (values: { path: string; value: unknown }[]) =>
  values.filter(({ value }, index) => values.findIndex((other) => other.value === value) !== index);

describe('every document', () => {
  test('is valid HTML', async () => {
    const validator = new HtmlValidate(
      new FileSystemConfigLoader({
        root: true,
        extends: ['html-validate:recommended'],
        rules: validity,
      }),
    );
    const faults: string[] = [];
    for (const path of [...pages.keys(), '/404', '/check-your-details']) {
      const { results } = await validator.validateString(builtHtml(path));
      faults.push(
        ...results.flatMap(({ messages }) =>
          messages.map(
            ({ ruleId, message, line, column }) =>
              `${path} ${line}:${column} ${ruleId}: ${message}`,
          ),
        ),
      );
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  test('has a unique title and description', () => {
    expect(repeated(each((document) => document.title))).toEqual([]);
    const descriptions = each(
      (document) =>
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    );
    expect(repeated(descriptions)).toEqual([]);
    expect(descriptions.filter(({ value }) => value.length < 60 || value.length > 175)).toEqual([]);
  });

  test('has a canonical URL', () => {
    for (const [path, document] of listed)
      expect(
        new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '')
          .pathname,
      ).toBe(path);
  });

  test('has one h1, one main and no skipped heading level', () => {
    for (const [path, document] of pages) {
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
        ({ tagName }) => Number(tagName[1]),
      );
      expect({
        path,
        first: levels[0],
        h1: levels.filter((level) => level === 1).length,
        main: document.querySelectorAll('main').length,
      }).toEqual({
        path,
        first: 1,
        h1: 1,
        main: 1,
      });
      expect(
        levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
        path,
      ).toEqual([]);
    }
  });

  test('has no inline style, inline handler or script from another origin', () => {
    for (const [path, document] of pages) {
      const faults = [...document.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
      );
      expect(
        faults.map(({ outerHTML }) => outerHTML.slice(0, 80)),
        path,
      ).toEqual([]);
      expect(
        [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
          (script) => !script.getAttribute('src')?.startsWith('/'),
        ),
      ).toEqual([]);
    }
  });

  test('has the integrity hash of each script and style sheet', () => {
    for (const [path, document] of pages) {
      expect(document.querySelectorAll('script[src]').length, path).toBeGreaterThan(0);
      expect(document.querySelectorAll('link[rel="stylesheet"]').length, path).toBeGreaterThan(0);
      for (const element of document.querySelectorAll('script[src], link[rel="stylesheet"]')) {
        const content = readFileSync(
          `${dist}${element.getAttribute('src') ?? element.getAttribute('href')}`,
        );
        expect(element.getAttribute('integrity')).toBe(
          `sha384-${createHash('sha384').update(content).digest('base64')}`,
        );
      }
    }
  });

  test('preloads three existing fonts', () => {
    for (const [path, document] of pages) {
      const preloads = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]'),
      ].map((link) => link.getAttribute('href') ?? '');
      expect(preloads.length, path).toBe(3);
      for (const font of preloads) expect(existsSync(`${dist}${font}`), font).toBe(true);
    }
  });
});

describe('every link', () => {
  const redirected = new Set(['/home']);
  test('links to an existing page, file or section', () => {
    const broken: string[] = [];
    for (const [path, document] of pages) {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (/^(mailto:|tel:|https:)/.test(href)) continue;
        const { pathname, hash } = new URL(href, `https://site.example${path}`);
        const target = pages.get(pathname);
        if (!target && !redirected.has(pathname) && !existsSync(`${dist}${pathname}`))
          broken.push(`${path}: ${href}`);
        // What follows a ? is the state of a demonstration.
        const [section = ''] = hash.slice(1).split('?');
        if (section && target && !target.getElementById(decodeURIComponent(section)))
          broken.push(`${path}: ${href}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  test('opens a new tab if it leads to another site', () => {
    for (const [path, document] of pages) {
      const same = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')].filter(
        (link) => link.target !== '_blank' || !link.rel.includes('noopener'),
      );
      expect(
        same.map(({ href }) => href),
        path,
      ).toEqual([]);
    }
  });
});

test('every picture has its size and an alternative text, empty for decoration', () => {
  for (const [path, document] of pages) {
    const faults = [...document.images].filter(
      (image) => !image.hasAttribute('alt') || !image.width || !image.height,
    );
    expect(
      faults.map(({ src }) => src),
      path,
    ).toEqual([]);
  }
});

test('every picture and film exists in each size', () => {
  const sourcesOf = (element: Element) =>
    ['src', 'poster', 'srcset'].flatMap((name) =>
      (element.getAttribute(name) ?? '')
        .split(', ')
        .map((source) => source.trim().split(' ')[0] ?? ''),
    );
  for (const [path, document] of pages) {
    const sources = [...document.querySelectorAll('img, source, video')]
      .flatMap(sourcesOf)
      .filter((source) => source !== '' && !source.startsWith('data:'));
    expect(
      sources.filter((source) => !existsSync(dist + source)),
      path,
    ).toEqual([]);
  }
});

/** Changes to html-validate's recommended rules. */
const validity: RuleConfig = {
  'long-title': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-raw-characters': 'off',
  'require-sri': 'off',
  // Phones lay out tables as blocks, which need explicit roles.
  'no-redundant-role': 'off',
  // Astro's islands are custom elements.
  'element-name': ['error', { whitelist: ['astro-island', 'astro-slot'] }],
  // The content policy blocks inline styles.
  'no-inline-style': 'error',
  'tel-non-breaking': 'off',
  'unique-landmark': 'off',
  // React writes camelCase attributes; HTML ignores case.
  'attr-case': 'off',
  'no-implicit-input-type': 'off',
  'valid-id': ['error', { relaxed: true }],
};

describe('requirements of the specification for single pages', () => {
  test('the title of Gen AI Offering names Services Details (§2)', () => {
    expect(pages.get('/Gen-AI-offering')?.title).toMatch(/^Services Details\b/);
  });

  test.each(['/', '/about-us', '/product', '/asset-IQ', '/panorama', '/solutions'])(
    'the Email Us block of %s shows the address (§1)',
    (path) => {
      const block = pages.get(path)?.querySelector('section[aria-labelledby="email-us"]');
      expect([...(block?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
        'Email Us',
        site.email,
      ]);
    },
  );
});
