import { createHash } from 'node:crypto';
import { site } from '../../site.config.ts';
import { OPENS } from '../../src/client/opens.ts';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const hashes = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => hash(match[1] ?? '')))].sort();

/** Where the interface of each Git host is. */
const gitHosts = { github: 'https://api.github.com', gitlab: 'https://gitlab.com/api/v4', gitea: 'https://gitea.com/api/v1' };

/** The policy of `/admin`: Sveltia writes its styles itself, shows pictures from memory, prepares them in workers, and talks to the Git host of the configuration. */
export function editorPolicy(): string {
  const host = site.editor && new URL(site.editor.api ?? gitHosts[site.editor.host]).origin;
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' blob: data: ${host ?? ''}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The strictest policy the page works under: its own inline blocks by hash, its own origin for the rest, nothing else. */
export function policyFor(html: string): string {
  // A page may call where leads are sent and show the film the owner embeds; both are the site's own by default.
  const sending = ['connect-src', 'form-action'].map((directive) => `${directive} 'self' ${site.leadApi.origin}`.trim());
  const frames = site.videoUrl && html.includes(`${OPENS}="film"`) ? [`frame-src ${new URL(site.videoUrl).origin}`] : [];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScript).join(' ')}`.trim(),
    `style-src 'self' ${hashes(html, inlineStyle).join(' ')}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ...sending,
    ...frames,
    "base-uri 'none'",
    // No text becomes markup or code: nothing here writes to innerHTML and the like, and nothing may.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
