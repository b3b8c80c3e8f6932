/**
 * Closes a dialog by a press that begins and ends outside, for browsers without `closedby="any"`.
 * Dragging a selection out does not close it.
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
