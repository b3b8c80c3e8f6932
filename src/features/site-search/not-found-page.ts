import { nearestPages } from './nearest.ts';
import { runSearchBox } from './search-box.ts';
import { siteIndex } from './site-index.ts';
import { isTelling, wordsIn } from './words.ts';

const RESULTS = 6;
const NEAREST = 3;

/** The words of an address, without its ending and its numbers. */
const wordsOf = (path: string) => [...new Set(wordsIn(path.replace(/\.\w+$/, '').replace(/\d+/g, ' ')))].filter(isTelling).join(' ');

/** The 404 page: searches for the words of the wrong address, and names the pages whose address is most like it. */
async function start(box: HTMLElement, nearest: HTMLElement): Promise<void> {
  const wrong = readable(location.pathname);
  const { input, search } = runSearchBox(box, RESULTS);
  if (!input.value) input.value = wordsOf(wrong);
  void search();
  const { pages } = await siteIndex();
  const list = nearest.querySelector('ul');
  const item = list?.firstElementChild;
  const found = nearestPages(wrong, pages, NEAREST);
  if (!list || !item || found.length === 0) return;
  list.replaceChildren(
    ...found.map(({ href, title }) => {
      const copy = item.cloneNode(true) as HTMLElement;
      const link = copy.querySelector('a');
      if (link) Object.assign(link, { href, textContent: title });
      return copy;
    }),
  );
  nearest.hidden = false;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const box = document.querySelector<HTMLElement>('main [data-search-box]');
const nearest = document.querySelector<HTMLElement>('[data-nearest]');
// Without the index there are no nearest pages either; the box says what is the matter and offers to try again.
if (box && nearest) start(box, nearest).catch(() => undefined);
