/**
 * Returns the element to focus for a key, if any. Arrow keys, Home and End move through the
 * results. ArrowUp on the first result, Backspace and characters except space return to the field.
 */
export function focusTarget(
  { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent,
  links: HTMLElement[],
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  const index = links.indexOf(document.activeElement as HTMLElement);
  const isOnLink = index !== -1;
  const last = links.length - 1;
  const next = {
    ArrowDown: Math.min(index + 1, last),
    ArrowUp: index - 1,
    ...(isOnLink && { Home: 0, End: last }),
  }[key];
  if (next !== undefined && (isOnLink || key === 'ArrowDown')) return links[next] ?? input;
  return isOnLink && (key.length === 1 || key === 'Backspace') && key !== ' ' ? input : undefined;
}
