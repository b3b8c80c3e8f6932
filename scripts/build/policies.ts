import { hash } from 'node:crypto';
import { site } from '../../site.config.ts';
import { OPEN_ON_CLICK_ATTRIBUTE } from '../../src/client/open-requests.ts';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashSource = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`;
const hashes = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? '')))].sort();

/** Returns a CSP that allows a page's origin, inline blocks, lead API and embedded film. */
export function pagePolicy(html: string): string {
  const leadApiDirectives = ['connect-src', 'form-action'].map((directive) =>
    `${directive} 'self' ${site.leadApi.origin}`.trim(),
  );
  const filmDirectives =
    site.videoUrl && html.includes(`${OPEN_ON_CLICK_ATTRIBUTE}="film"`)
      ? [`frame-src ${new URL(site.videoUrl).origin}`]
      : [];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScript).join(' ')}`.trim(),
    `style-src 'self' ${hashes(html, inlineStyle).join(' ')}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ...leadApiDirectives,
    ...filmDirectives,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
