/**
 * Calls `close` when a click begins and ends outside a dialog, unless the browser closes the dialog
 * (`closedby="any"`). Ignores text selections that only end outside.
 */
export function closeOnOutsideClick(
  dialog: HTMLDialogElement,
  close: (click: PointerEvent) => void = () => dialog.close(),
): void {
  let isOutside = false;
  for (const type of ['pointerdown', 'pointerup', 'click'] as const)
    dialog.addEventListener(type, (event) => {
      isOutside = event.target === dialog && (isOutside || type === 'pointerdown');
      if (isOutside && type === 'click' && dialog.closedBy !== 'any') close(event);
    });
}
