/**
 * A `setImmediate` for React's scheduler, which would use a message channel of its own. Firefox drops the messages that are under way when a page
 * goes into the back/forward cache, and the field that loses the focus to the next page is enough to post one: the scheduler then waits for
 * it forever, and every island is dead after Back. Here the tasks whose messages were dropped are run on return.
 */
export function provideImmediate(): void {
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
