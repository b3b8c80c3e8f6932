import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ASK_EVENT, ASKED } from './opens.ts';

/** Calls `open` each time a control requests the island. @param inside any element of the island */
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

export function useOpenedDialog(onOpen: () => void = () => {}) {
  const ref = useRef<HTMLDialogElement>(null);
  useOpened(ref, () => {
    if (!ref.current?.open) ref.current?.showModal();
    onOpen();
  });
  return { ref, close: () => ref.current?.close() };
}
