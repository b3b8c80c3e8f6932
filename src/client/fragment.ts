/**
 * Returns the target of a fragment, ignoring the state after `?`.
 * @param hash such as `#what-we-offer` or `#try?ask=top+5+accounts`
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1).split('?')[0] ?? '';
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
