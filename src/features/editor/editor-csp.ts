import { site } from '../../../site.config.ts';

const gitApis = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
};

export function editorCsp(): string {
  const gitOrigin = site.editor && new URL(site.editor.api ?? gitApis[site.editor.host]).origin;
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' blob: 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    'frame-src blob:',
    `connect-src 'self' blob: data: ${gitOrigin ?? ''}`.trim(),
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
