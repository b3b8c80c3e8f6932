import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatProblem } from '../content/problem.ts';
import { findSchemaErrors } from '../content/schema-errors.ts';
import { readSources } from '../content/sources.ts';

/** Shows schema errors of the content in the error overlay of the development server. */
export function contentErrors(): AstroIntegration {
  let root = '';
  return {
    name: 'content-errors',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        const showErrors = () => {
          const problems = findSchemaErrors(readSources(root));
          const message = problems.map(formatProblem).join('\n');
          if (message) server.ws.send({ type: 'error', err: { message, stack: '' } });
        };
        const folders = ['src/content', 'src/assets/pictures'].map((name) => path.join(root, name));
        server.watcher.on('all', (_event, file) => {
          if (folders.some((folder) => file.startsWith(folder))) showErrors();
        });
        server.ws.on('connection', showErrors);
      },
    },
  };
}
