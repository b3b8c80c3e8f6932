import { clientConfig } from '../../client/client-config.ts';
import { hasConsent } from '../../client/consent.ts';
import { VITALS_PATH, type VitalsBody } from './vitals-payload.ts';

let isStarted = false;

/** Once the page is idle, measures its speed if `measureSpeed` is set and the visitor consented. */
function startMeasuring(): void {
  if (isStarted || !clientConfig().measureSpeed || !hasConsent('performance')) return;
  isStarted = true;
  if (document.readyState === 'complete') whenIdle(observeMetrics);
  else addEventListener('load', () => whenIdle(observeMetrics), { once: true });
}

/** Maximum wait. Safari, which has no idle callback, always waits this long. */
const IDLE_TIMEOUT_MS = 2000;

const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(callback, IDLE_TIMEOUT_MS);

async function observeMetrics(): Promise<void> {
  // The import fails, for example, if the visitor has left.
  const library = await import('web-vitals').catch(() => undefined);
  if (!library) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
  let unsent: VitalsBody['vitals'] = [];
  for (const onMetric of [onTTFB, onFCP, onLCP, onCLS, onINP])
    onMetric(({ name, value, rating }) => unsent.push({ name, value, rating }));
  // Runs after the library's capturing listeners, which report the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || unsent.length === 0) return;
    const body: VitalsBody = { path: location.pathname, vitals: unsent };
    unsent = [];
    if (hasConsent('performance'))
      navigator.sendBeacon(
        VITALS_PATH,
        new Blob([JSON.stringify(body)], { type: 'application/json' }),
      );
  });
}

startMeasuring();
addEventListener('storage', startMeasuring);
