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
  /** Waits until a visible page has loaded this URL, and makes it the current page. */
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
  const sessions = new Set<string>();
  let lastId = 0;
  let currentSession: string | undefined;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...response } = JSON.parse(String(data)) as Message;
    if (id !== undefined) pending.get(id)?.(response);
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page')
      sessions.add(params.sessionId);
    if (method === 'Target.detachedFromTarget') sessions.delete(params?.sessionId ?? '');
  });
  const call = async (method: string, params: Record<string, unknown>, sessionId?: string) => {
    lastId += 1;
    const id = lastId;
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
  [currentSession] = sessions;

  const evaluate = async <Value>(expression: string, session = currentSession) => {
    const { result } = await call(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    return (result as { value: Value }).value;
  };
  return {
    send: (method, params = {}) => call(method, params, currentSession),
    evaluate: (expression) => evaluate(expression),
    async waitForUrl(url) {
      for (let tries = 0; tries < 500; tries += 1) {
        for (const session of sessions) {
          // A page that is unloading returns an error or no response.
          const currentUrl = evaluate(
            `!document.prerendering && document.readyState === 'complete' && location.href`,
            session,
          ).catch(() => undefined);
          if ((await Promise.race([currentUrl, wait(200)])) !== url) continue;
          currentSession = session;
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
