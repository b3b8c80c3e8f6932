import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ASK_EVENT, ASKED } from './opens.ts';

/**
 * Calls `open` when a control asks for the island (`client:open`): once for the press that brought its code, and at each press after.
 * @param inside any element that the island draws
 */
export function useOpened(inside: RefObject<Element | null>, open: () => void): void {
  const onAsk = useEffectEvent(open);
  useEffect(() => {
    const island = inside.current?.closest('astro-island');
    const listen = () => onAsk();
    if (island?.hasAttribute(ASKED)) listen();
    island?.addEventListener(ASK_EVENT, listen);
    return () => island?.removeEventListener(ASK_EVENT, listen);
  }, [inside]);
}

/**
 * A native modal dialog that opens when its island is asked for and closes by Escape or a press beside it; the browser holds focus in it and gives it back.
 * @returns `dialog`, the props of the `<dialog>`, whose own padding has to be none; `close`.
 */
export function useOpenedDialog(onOpen: () => void = () => {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  useOpened(ref, () => {
    if (!ref.current?.open) ref.current?.showModal();
    onOpen();
  });
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) close();
  };
  return { dialog: { ref, onClick }, close };
}
