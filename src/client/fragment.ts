/**
 * The element that a fragment leads to, as the browser finds it.
 * @param hash as `#what-we-offer`; one that cannot be decoded (`#%`) is taken as it is written
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
