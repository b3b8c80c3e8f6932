/**
 * What takes focus at a key: arrow keys lead from the field through the results and back; what is typed on a result goes into the field.
 * @returns nothing where the key means something else.
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
  const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: at - 1, ...(onLink && { Home: 0, End: last }) }[key];
  if (next !== undefined && (onLink || key === 'ArrowDown')) return links[next] ?? input;
  return onLink && (key.length === 1 || key === 'Backspace') && key !== ' ' ? input : undefined;
}
