// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { reloadAfterUpgrade } from './reload-after-upgrade.ts';

test('if a file fails to load and the desk responds, the page reloads, at most once in 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  sessionStorage.clear();
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'https://desk.example/inbox/', reload });
  reloadAfterUpgrade();
  const totalReloadsAfterError = async (respond: () => Promise<Response>) => {
    vi.stubGlobal('fetch', respond);
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
    return reload.mock.calls.length;
  };
  const sendPage = async () => new Response();
  const sendBadGateway = async () => new Response(null, { status: 502 });
  const failToConnect = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await totalReloadsAfterError(failToConnect)).toBe(0);
  expect(await totalReloadsAfterError(sendBadGateway)).toBe(0);
  expect(await totalReloadsAfterError(sendPage)).toBe(1);
  expect(await totalReloadsAfterError(sendPage)).toBe(1);
  vi.setSystemTime(Date.now() + 30_000);
  expect(await totalReloadsAfterError(sendPage)).toBe(2);
});
