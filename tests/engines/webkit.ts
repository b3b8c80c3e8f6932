import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';
import { until } from '../server/until.ts';
import { type Browser, type Engine, localeEnv, type Tab } from './engine.ts';

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () =>
    existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
      ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
      : undefined,
  launch,
};

/** WebDriver key codes (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

async function launch(program: string): Promise<Browser> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // Lets the window be narrower than its toolbar.
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }');
  const display = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [displayNumber] = (await once(createInterface(display.stdout), 'line')) as [string];
  const env = {
    ...process.env,
    ...localeEnv,
    HOME: home,
    XDG_CONFIG_HOME: home,
    DISPLAY: `:${displayNumber}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox cannot run as root.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const kill = async (child: ChildProcess) => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const drivers: ChildProcess[] = [];
  const startSession = async () => {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env,
      stdio: 'ignore',
    });
    drivers.push(driver);
    const send = async (method: string, url: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${url}`, {
        method,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      }).catch((cause) => {
        throw new Error(`WebDriver does not respond to ${method} ${url}`, { cause });
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
      return value;
    };
    await until(() => {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
      return send('GET', '/status').then(
        () => true,
        () => false,
      );
    });
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
    };
    const { sessionId } = (await send('POST', '/session', { capabilities })) as {
      sessionId: string;
    };
    return { driver, send, sessionId };
  };

  /**
   * Loads a page without WebDriver, because a browser with WebDriver prints no console errors.
   * @returns the page's console errors, and an error if the page does not load within 30 s
   */
  const loadingErrors = async (url: string): Promise<string[]> => {
    const browser = spawn(
      program,
      ['--exit-after-load', '--enable-write-console-messages-to-stdout=true', url],
      {
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 30_000,
      },
    );
    const errors: string[] = [];
    for await (const line of createInterface(browser.stdout))
      if (/CONSOLE .*ERROR/.test(line)) errors.push(line);
    if (browser.signalCode) errors.push(`${url} did not finish loading`);
    return errors;
  };

  const newTab = async (): Promise<Tab> => {
    // Retries once with new processes, because sometimes the browser never connects to its driver.
    const { driver, send, sessionId } = await startSession().catch(startSession);
    const post = (url: string, body: object) => send('POST', `/session/${sessionId}${url}`, body);
    const perform = async (type: string, actions: object[]) =>
      void (await post('/actions', { actions: [{ type, id: type, actions }] }));
    const moveAction = (x: number, y: number) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
    });
    const clickActions = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const pressActions = (key: string) => [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    const collectedErrors: string[] = [];
    const tab: Tab = {
      open: async (url) => void (await post('/url', { url })),
      resize: async (width, height) => {
        let windowSize = { width, height };
        for (let tries = 0; tries < 3; tries += 1) {
          await post('/window/rect', { x: 0, y: 0, ...windowSize });
          const [innerWidth, innerHeight] = await tab.evaluate(
            () =>
              new Promise<[number, number]>((resolve) =>
                requestAnimationFrame(() =>
                  requestAnimationFrame(() => resolve([window.innerWidth, window.innerHeight])),
                ),
              ),
          );
          if (innerWidth === width && innerHeight === height) return;
          windowSize = {
            width: windowSize.width + width - innerWidth,
            height: windowSize.height + height - innerHeight,
          };
        }
        throw new Error(`The viewport does not become ${width} by ${height}.`);
      },
      evaluate: async (run, ...values) => {
        // The last of the `arguments` is a callback, to which the script passes its result.
        const script = `(${runInPage})(${run}, [...arguments].slice(0, -1)).then(arguments[arguments.length - 1])`;
        const outcome = (await post('/execute/async', {
          script,
          args: values,
        })) as Outcome;
        collectedErrors.push(...outcome.browserErrors);
        if (outcome.error !== undefined) throw new Error(outcome.error);
        return outcome.value as never;
      },
      move: (x, y) => perform('pointer', [moveAction(x, y)]),
      click: (x, y) => perform('pointer', [moveAction(x, y), ...clickActions]),
      press: (key, withControl) => {
        const control = keyCodes['Control'];
        const actions = pressActions(keyCodes[key] ?? key);
        return perform(
          'key',
          withControl
            ? [{ type: 'keyDown', value: control }, ...actions, { type: 'keyUp', value: control }]
            : actions,
        );
      },
      type: (text) => perform('key', [...text].flatMap(pressActions)),
      browserErrors: async () => {
        const url = await tab.evaluate(() => location.href);
        return [...(await loadingErrors(url)), ...collectedErrors];
      },
      close: async () => {
        await send('DELETE', `/session/${sessionId}`);
        await kill(driver);
      },
    };
    return tab;
  };

  return {
    newTab,
    close: async () => {
      for (const driver of drivers) await kill(driver);
      await kill(display);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Outcome = { value?: unknown; error?: string; browserErrors: string[] };

/** Returns a function's result or error, and the page's errors since the last call. */
async function runInPage(
  run: (...values: unknown[]) => unknown,
  values: unknown[],
): Promise<Outcome> {
  const page = window as Window & { browserErrors?: string[] };
  if (!page.browserErrors) {
    const errors: string[] = [];
    page.browserErrors = errors;
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      errors.push(`Refused by ${effectiveDirective}: ${blockedURI}`),
    );
    const { error } = console;
    console.error = (...messages) => {
      errors.push(messages.join(' '));
      error(...messages);
    };
  }
  try {
    return { value: await run(...values), browserErrors: page.browserErrors.splice(0) };
  } catch (error) {
    return { error: String(error), browserErrors: page.browserErrors.splice(0) };
  }
}
