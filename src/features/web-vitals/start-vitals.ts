import { runDeferredScript } from '../../client/deferred-script.ts';
import { load, local, storageKeys } from '../../client/storage.ts';

/** Reports the page's speed once the visitor has consented, here or in another tab. */
export function startVitals(): void {
  reportIfAllowed();
  addEventListener('storage', reportIfAllowed);
}

/** A quick check before loading the script, which checks consent and `site.measureSpeed`. */
function reportIfAllowed(): void {
  if (load(local, storageKeys.preferences)?.includes('"performance":true'))
    runDeferredScript('vitals');
}
