/**
 * Defines `setImmediate`, which React's scheduler prefers to `MessageChannel`. Firefox drops
 * messages when a page enters the back/forward cache, and React would wait forever. This version
 * posts a message for each pending task again when the page returns.
 */
export function defineSetImmediate(): void {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  const post = () => port2.postMessage(null);
  port1.onmessage = () => tasks.shift()?.();
  Object.assign(globalThis, {
    setImmediate: (task: () => void) => {
      tasks.push(task);
      post();
    },
  });
  addEventListener('pageshow', () => tasks.forEach(post));
}
