import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostsFilm, isEnabled, routes } from '../../src/routes.ts';

const pagesAndFiles: [isOn: boolean, pattern: string, file: string][] = [
  [isEnabled(routes.assetIq), routes.assetIq, 'asset-IQ.astro'],
  [isEnabled(routes.assetIq), '/asset-iq/library-[version].json', 'library.json.ts'],
  [isEnabled(routes.assetIq), '/asset-iq/judged-queries.json', 'judged-queries.json.ts'],
  [isEnabled(routes.panorama), routes.panorama, 'panorama.astro'],
  [isEnabled(routes.panorama), '/panorama-data/[role].json', 'panorama-data.json.ts'],
  [isEnabled(routes.traffic), routes.traffic, 'Traffic-Monitoring.astro'],
  [isEnabled(routes.traffic), '/traffic-moment.svg', 'traffic-moment.svg.ts'],
  [isEnabled(routes.studio), routes.studio, 'studio.astro'],
  [hostsFilm, '/film/asset-iq.vtt', 'captions.vtt.ts'],
];

/** Adds the enabled pages and files of `_optional/`, and a component guide in `dev`. */
export const optionalPages = (): AstroIntegration => ({
  name: 'optional-pages',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      const folder = new URL('../../src/pages/_optional/', import.meta.url);
      const guide = [command === 'dev', '/dev/components', 'components.astro'] as const;
      for (const [isOn, pattern, file] of [...pagesAndFiles, guide])
        if (isOn) injectRoute({ pattern, entrypoint: fileURLToPath(new URL(file, folder)) });
    },
  },
});
