import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hasOwnFilm, isShown, routes } from '../../src/routes.ts';

const pages: [isOn: boolean, files: Record<string, string>][] = [
  [
    isShown(routes.assetIq),
    {
      [routes.assetIq]: 'asset-IQ.astro',
      '/asset-iq/library-[version].json': 'library.json.ts',
      '/asset-iq/judged-queries.json': 'judged-queries.json.ts',
    },
  ],
  [
    isShown(routes.panorama),
    {
      [routes.panorama]: 'panorama.astro',
      '/panorama-data/[role].json': 'panorama-data.json.ts',
    },
  ],
  [
    isShown(routes.traffic),
    {
      [routes.traffic]: 'Traffic-Monitoring.astro',
      '/traffic-moment.svg': 'traffic-moment.svg.ts',
    },
  ],
  [isShown(routes.studio), { [routes.studio]: 'studio.astro' }],
  [hasOwnFilm, { '/film/asset-iq.vtt': 'captions.vtt.ts' }],
];

/** Adds the pages that site.config.ts switches on. Pages that are off ship no scripts. */
export const optionalPages = (): AstroIntegration => ({
  name: 'optional-pages',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, addWatchFile }) => {
      // Restarts the development server, because Astro reads routes once.
      addWatchFile(new URL('../../site.config.ts', import.meta.url));
      const guide = { '/dev/components': 'components.astro' };
      for (const [isOn, files] of [...pages, [command === 'dev', guide] as const])
        for (const [pattern, file] of isOn ? Object.entries(files) : [])
          injectRoute({
            pattern,
            entrypoint: fileURLToPath(
              new URL(`../../src/pages/_optional/${file}`, import.meta.url),
            ),
          });
    },
  },
});
