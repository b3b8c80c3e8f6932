import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { OPEN_EVENT, OPEN_REQUESTED } from './open-requests.ts';

/**
 * Calls `open` when a control that opens the island around `ref` is clicked, and on hydration if one
 * was clicked before.
 */
export function useOpenRequest(ref: RefObject<Element | null>, open: () => void): void {
  const onOpenRequest = useEffectEvent(open);
  useEffect(() => {
    const island = ref.current?.closest('astro-island');
    const listener = () => onOpenRequest();
    if (island?.hasAttribute(OPEN_REQUESTED)) listener();
    island?.addEventListener(OPEN_EVENT, listener);
    return () => island?.removeEventListener(OPEN_EVENT, listener);
  }, [ref]);
}

export function useOpenableDialog(onOpen: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useOpenRequest(ref, () => {
    if (!ref.current?.open) ref.current?.showModal();
    onOpen();
  });
  return { ref, close: () => ref.current?.close() };
}
