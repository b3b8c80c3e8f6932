import MiniSearch from 'minisearch';
import { type Entry, type IndexFile, unpackIndex } from './index-file.ts';
import { type Source, searchOptions } from './source.ts';

/** The index of a small site, which comes in one file. */
export function wholeIndex(file: IndexFile): Source {
  const entries = unpackIndex(file);
  const pages = file.pages.flatMap(([, , sections], page) => sections.map(() => page));
  const index = new MiniSearch<Entry>(searchOptions((id) => entries[id]?.heading === ''));
  index.addAll(entries);
  return { indexFor: () => index, pageOf: (id) => pages[id], read: (ids) => ids.flatMap((id) => entries[id] ?? []) };
}
