/**
 * The target of a fragment, without the state after `?`.
 * @param hash as `#what-we-offer`, `#try?ask=top+5+accounts`; invalid encodings (`#%`) are used
 * literally
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1).split('?')[0] ?? '';
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
