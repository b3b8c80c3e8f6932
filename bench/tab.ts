import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type Message = {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo?: { type: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
};

export type Tab = {
  /** Sends a DevTools command to the tab's current page. */
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page and awaits its value. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Waits until the tab shows this URL and is loaded. */
  waitForUrl: (url: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens a tab and controls it through its tab target. Playwright and Puppeteer attach to the page
 * target instead, and Chromium does not prerender in such a tab.
 */
export async function openTab(port: number): Promise<Tab> {
  const { webSocketDebuggerUrl } = (await (
    await fetch(`http://127.0.0.1:${port}/json/version`)
  ).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const pending = new Map<number, (message: Message) => void>();
  const pages = new Set<string>();
  let calls = 0;
  let current: string | undefined;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...response } = JSON.parse(String(data)) as Message;
    if (id !== undefined) pending.get(id)?.(response);
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page')
      pages.add(params.sessionId);
    if (method === 'Target.detachedFromTarget') pages.delete(params?.sessionId ?? '');
  });
  const call = async (method: string, params: Record<string, unknown>, sessionId?: string) => {
    calls += 1;
    const id = calls;
    const response = new Promise<Message>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result = {}, error } = await response;
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  const { targetId } = await call('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  await call(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId as string,
  );
  [current] = pages;

  const evaluate = async <Value>(expression: string, session = current) => {
    const { result } = await call(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    return (result as { value: Value }).value;
  };
  return {
    send: (method, params = {}) => call(method, params, current),
    evaluate: (expression) => evaluate(expression),
    async waitForUrl(url) {
      for (let tries = 0; tries < 500; tries += 1) {
        for (const page of pages) {
          // A page that is unloading returns an error or nothing.
          const currentUrl = evaluate(
            `!document.prerendering && document.readyState === 'complete' && location.href`,
            page,
          ).catch(() => undefined);
          if ((await Promise.race([currentUrl, wait(200)])) !== url) continue;
          current = page;
          return;
        }
        await wait(20);
      }
      throw new Error(`The tab did not load ${url}.`);
    },
    async close() {
      await call('Target.closeTarget', { targetId });
      socket.close();
    },
  };
}
