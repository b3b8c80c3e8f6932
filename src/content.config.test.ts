import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { collections } from './content.config.ts';

vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }));

test('the id of picture metadata is the name of the picture', async () => {
  const root = tempFolder({ 'src/assets/pictures/IMG 2041.final.json': '{}' });
  const ids: string[] = [];
  const context = {
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    collection: 'pictures',
    logger: console,
    generateDigest: String,
    parseData: async ({ data }: { data: object }) => data,
    store: { keys: () => [], get: () => undefined, set: ({ id }: { id: string }) => ids.push(id) },
    entryTypes: new Map([
      [
        '.json',
        { getEntryInfo: ({ contents }: { contents: string }) => ({ data: JSON.parse(contents) }) },
      ],
    ]),
  };
  const { loader } = collections.pictures as { loader: Loader };
  await loader.load(context as unknown as LoaderContext);
  expect(ids).toEqual(['IMG 2041.final']);
});
