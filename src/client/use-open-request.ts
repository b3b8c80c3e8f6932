import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { OPEN_EVENT, OPEN_REQUESTED } from './open-requests.ts';

/**
 * Calls `open` after a click on a control that opens the island around `ref`: at once, or on
 * hydration.
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
