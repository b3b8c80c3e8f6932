import { clientConfig } from '../../client/client-config.ts';
import { hasConsent } from '../../client/consent.ts';
import { VITALS_PATH, type VitalsBody } from './vitals-payload.ts';

let started = false;

/** Reports the page's speed to the desk once, with consent, when the page is idle. */
function reportVitals(): void {
  if (started || !clientConfig().measureSpeed || !hasConsent('performance')) return;
  started = true;
  if (document.readyState === 'complete') whenIdle(observe);
  else addEventListener('load', () => whenIdle(observe), { once: true });
}

/** In ms, for busy pages and for Safari, which has no idle callback. */
const patience = 2000;

const whenIdle = (step: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(step, { timeout: patience })
    : setTimeout(step, patience);

async function observe(): Promise<void> {
  // The page may be gone.
  const library = await import('web-vitals').catch(() => undefined);
  if (!library) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
  let waiting: VitalsBody['vitals'] = [];
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP])
    on(({ name, value, rating }) => waiting.push({ name, value, rating }));
  // The library's listeners on this event come first.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    const body: VitalsBody = { path: location.pathname, vitals: waiting };
    waiting = [];
    if (hasConsent('performance'))
      navigator.sendBeacon(
        VITALS_PATH,
        new Blob([JSON.stringify(body)], { type: 'application/json' }),
      );
  });
}

reportVitals();
addEventListener('storage', reportVitals);
