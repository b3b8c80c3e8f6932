/** Arrow keys lead from the field through the results and back; what is typed on a result goes into the field. */
export function handleArrowKeys(box: HTMLElement, input: HTMLInputElement): void {
  box.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    const links = [...box.querySelectorAll<HTMLElement>('[data-results] a, [data-all]:not([hidden])')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const onLink = at !== -1;
    const last = links.length - 1;
    const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: at - 1, ...(onLink && { Home: 0, End: last }) }[key];
    if (next !== undefined && (onLink || key === 'ArrowDown')) {
      event.preventDefault();
      (links[next] ?? input).focus();
    } else if (onLink && (key.length === 1 || key === 'Backspace') && key !== ' ') input.focus();
  });
}
