/**
 * The element to focus for a key: arrows move through the results, letters return to the field.
 * @returns undefined for other keys
 */
export function nextByKey(
  { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent,
  links: HTMLElement[],
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  const at = links.indexOf(document.activeElement as HTMLElement);
  const onLink = at !== -1;
  const last = links.length - 1;
  const next = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: at - 1,
    ...(onLink && { Home: 0, End: last }),
  }[key];
  if (next !== undefined && (onLink || key === 'ArrowDown')) return links[next] ?? input;
  return onLink && (key.length === 1 || key === 'Backspace') && key !== ' ' ? input : undefined;
}
