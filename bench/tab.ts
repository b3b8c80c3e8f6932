import { once } from 'node:events';

type Message = {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo?: { type: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
};

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

export type Tab = {
  /** Sends a DevTools command to the tab's current page. */
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page and awaits its value. */
  run: <Value>(expression: string) => Promise<Value>;
  /** Waits until the tab shows a URL. */
  shows: (url: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens a tab and drives it through the tab target, as DevTools do. Chromium does not prerender in
 * a tab whose page target is attached, as test drivers attach it.
 */
export async function openTab(port: number): Promise<Tab> {
  const { webSocketDebuggerUrl } = (await (
    await fetch(`http://127.0.0.1:${port}/json/version`)
  ).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const pages = new Set<string>();
  let calls = 0;
  let shown: string | undefined;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...answer } = JSON.parse(String(data)) as Message;
    if (id !== undefined) answers.get(id)?.(answer);
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page')
      pages.add(params.sessionId);
    if (method === 'Target.detachedFromTarget') pages.delete(params?.sessionId ?? '');
  });
  const call = async (method: string, params: Record<string, unknown>, sessionId?: string) => {
    calls += 1;
    const id = calls;
    const answered = new Promise<Message>((resolve) => answers.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result = {}, error } = await answered;
    answers.delete(id);
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
  [shown] = pages;

  const evaluate = async <Value>(expression: string, session = shown) => {
    const { result } = await call(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    return (result as { value: Value }).value;
  };
  return {
    send: (method, params = {}) => call(method, params, shown),
    run: (expression) => evaluate(expression),
    async shows(url) {
      for (let tries = 0; tries < 500; tries += 1) {
        for (const page of pages) {
          // A page that unloads answers with an error or not at all.
          const address = evaluate(
            `!document.prerendering && document.readyState === 'complete' && location.href`,
            page,
          ).catch(() => undefined);
          if ((await Promise.race([address, pause(200)])) !== url) continue;
          shown = page;
          return;
        }
        await pause(20);
      }
      throw new Error(`the tab does not show ${url}`);
    },
    async close() {
      await call('Target.closeTarget', { targetId });
      socket.close();
    },
  };
}
