/**
 * Clears the text that browsers restore after Back or Forward (specification §4). Runs inline, so
 * that it does not miss `pageshow`. After a full load, it skips a focused form, because the visitor
 * is typing.
 */
export function resetNewsletter(island: Element): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const isTyping = island.querySelector(':focus');
    if (persisted || (navigation?.type === 'back_forward' && !isTyping))
      island.querySelector('form')?.reset();
  });
}
