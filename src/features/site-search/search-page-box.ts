import { runSearchBox } from './search-box.ts';

const RESULTS = 40;

/** Runs the box of `/search`; the address follows what is searched, so that a result list can be shared and come back to. */
export function runSearchPage(box: HTMLElement, asked: string | null): void {
  const { input, search } = runSearchBox(box, RESULTS);
  if (asked) input.value = asked;
  input.addEventListener('change', () => {
    const address = new URL(location.href);
    if (input.value.trim()) address.searchParams.set('q', input.value);
    else address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
  });
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  void search();
}
