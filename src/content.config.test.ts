import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { collections } from './content.config.ts';

vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }));

/** Loads a picture’s metadata into `store`, which an earlier build may have filled. */
async function loadPicture(
  store = new Map<string, { id: string; data: object }>(),
  siteValues = {},
) {
  const root = tempFolder({ 'src/assets/pictures/IMG 2041.final.json': '{}' });
  const context = {
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    collection: 'pictures',
    logger: console,
    generateDigest: String,
    parseData: async ({ data }: { data: object }) => ({ ...data, ...siteValues }),
    store: {
      keys: () => store.keys(),
      get: (id: string) => store.get(id),
      set: (entry: { id: string; data: object }) => store.set(entry.id, entry),
      addModuleImport: () => undefined,
      delete: (id: string) => store.delete(id),
      clear: () => store.clear(),
    },
    entryTypes: new Map([
      [
        '.json',
        { getEntryInfo: ({ contents }: { contents: string }) => ({ data: JSON.parse(contents) }) },
      ],
    ]),
  };
  const { loader } = collections.pictures as { loader: Loader };
  await loader.load(context as unknown as LoaderContext);
  return store;
}

test('the id of picture metadata is the name of the picture', async () => {
  expect([...(await loadPicture()).keys()]).toEqual(['IMG 2041.final']);
});

test('an unchanged file is parsed again, because the stored entry may contain old values of site.config.ts', async () => {
  const store = await loadPicture(await loadPicture(undefined, { brand: 'Old' }), { brand: 'New' });
  expect([...store.values()]).toMatchObject([{ data: { brand: 'New' } }]);
});
