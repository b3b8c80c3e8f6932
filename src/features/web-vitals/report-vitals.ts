import { clientConfig } from '../../client/client-config.ts';
import { hasConsent } from '../../client/consent.ts';
import { VITALS_PATH, type VitalsBody } from './vitals-payload.ts';

let started = false;

/** Reports how fast this page was, once, to the site's own lead desk: only if the visitor allows it, and only once the page is idle. */
export function reportVitals(): void {
  if (started || !clientConfig().measureSpeed || !hasConsent('performance')) return;
  started = true;
  if (document.readyState === 'complete') whenIdle(observe);
  else addEventListener('load', () => whenIdle(observe), { once: true });
}

/** A page that is never idle is waited for no longer than this, in ms; nor is one in Safari, which has no idle callback. */
const patience = 2000;

const whenIdle = (step: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(step, { timeout: patience }) : setTimeout(step, patience));

async function observe(): Promise<void> {
  // A page that is left meanwhile gets no library, and has nobody to tell.
  const library = await import('web-vitals').catch(() => undefined);
  if (!library) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
  let waiting: VitalsBody['vitals'] = [];
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(({ name, value, rating }) => waiting.push({ name, value, rating }));
  // After the library's own listeners, which give their last word on the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    const body: VitalsBody = { path: location.pathname, vitals: waiting };
    waiting = [];
    if (hasConsent('performance')) navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  });
}
