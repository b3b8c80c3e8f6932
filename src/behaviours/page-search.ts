/** Letters and digits only, so that `asset-iq`, `Asset IQ` and `assetiq` are one. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The 404 page's search through the names of all pages; it begins with the words of the wrong address. */
export function runPageSearch(input: HTMLInputElement): void {
  const list = document.getElementById(input.dataset.pageSearch ?? '');
  const count = list?.parentElement?.querySelector('[data-page-count]');
  if (!list || !count) return;
  const pages = [...list.children]
    .filter((child) => child instanceof HTMLElement)
    .map((item) => ({ item, name: plain(`${item.textContent} ${item.querySelector('a')?.pathname}`) }));
  const search = () => {
    const words = input.value
      .split(/[^\p{L}\p{N}]+/u)
      .map(plain)
      .filter(Boolean);
    const found = pages.filter(({ name }) => words.length > 0 && words.every((word) => name.includes(word)));
    for (const { item, name } of pages) item.hidden = !found.some((page) => page.name === name);
    list.hidden = found.length === 0;
    count.textContent =
      words.length === 0 ? '' : found.length === 0 ? 'No page has these words in its name.' : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`;
  };
  input.addEventListener('input', search);
  const wrong = decodeURIComponent(location.pathname).split('/').at(1) ?? '';
  input.value =
    wrong
      .replace(/\.\w+$/, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2)[0] ?? '';
  search();
  if (list.hidden) {
    input.value = '';
    search();
  }
}
