import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `listener` on each event, without resubscribing on each render. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const callLatest = useEffectEvent(listener);
  useEffect(() => {
    const onEvent = (event: WindowEventMap[Type]) => callLatest(event);
    window.addEventListener(type, onEvent);
    return () => window.removeEventListener(type, onEvent);
  }, [type]);
}
