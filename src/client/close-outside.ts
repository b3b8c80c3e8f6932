/**
 * Closes a dialog when a click begins and ends outside it, in browsers without `closedby="any"`. A
 * text selection that ends outside does not close it.
 */
export function closeOutside(
  dialog: HTMLDialogElement,
  close: (click: PointerEvent) => void = () => dialog.close(),
): void {
  let outside = false;
  for (const type of ['pointerdown', 'pointerup', 'click'] as const)
    dialog.addEventListener(type, (event) => {
      outside = event.target === dialog && (outside || type === 'pointerdown');
      if (outside && type === 'click' && dialog.closedBy !== 'any') close(event);
    });
}
