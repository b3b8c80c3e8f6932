import { search as words } from '../../content/pages/search.ts';
import { routes } from '../../routes.ts';
import { handleArrowKeys } from './arrow-keys.ts';
import { resultItem } from './result-item.ts';
import { siteIndex } from './site-index.ts';

export type SearchBox = { input: HTMLInputElement; first: () => HTMLAnchorElement | null; search: () => Promise<void> };

/** Makes a search box (`features/site-search/SearchBox.tsx`) answer as the visitor types, with at most `limit` results. */
export function runSearchBox(box: HTMLElement, limit: number): SearchBox {
  const part = <Part extends HTMLElement>(name: string) => box.querySelector(`[data-${name}]`) as Part;
  const input = part<HTMLInputElement>('query');
  const status = part('status');
  const retry = part<HTMLButtonElement>('retry');
  const results = part('results');
  const template = part<HTMLTemplateElement>('result');
  const all = part<HTMLAnchorElement>('all');

  const show = (text: string, items: Node[] = []) => {
    status.textContent = text;
    results.replaceChildren(...items);
    results.hidden = items.length === 0;
    retry.hidden = text !== words.failed;
    all.hidden = items.length < limit;
    all.href = `${routes.search}?${new URLSearchParams({ q: input.value })}`;
  };
  const search = async () => {
    if (!input.value.trim()) return show('');
    if (results.hidden) show(words.fetching);
    try {
      const { find } = await siteIndex();
      // What was typed while the index came counts, not what was typed before it.
      const found = find(input.value, limit);
      const count = found.length === limit ? words.best(limit) : found.length === 1 ? words.one : words.many(found.length);
      show(
        found.length === 0 ? words.none : count,
        found.map((one) => resultItem(template, one)),
      );
    } catch {
      show(words.failed);
    }
  };
  input.addEventListener('input', search);
  retry.addEventListener('click', () => {
    // The button goes with the message.
    input.focus();
    void search();
  });
  handleArrowKeys(box, input);
  return { input, first: () => results.querySelector('a'), search };
}
