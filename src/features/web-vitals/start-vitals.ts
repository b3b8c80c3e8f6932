import { load, local, storageKeys } from '../../client/storage.ts';

/** Reports this page's speed where the visitor allows that, now or by a choice made on this page or in another tab; the code comes only then. */
export function startVitals(): void {
  reportIfChosen();
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.preferences) reportIfChosen();
  });
}

/** Whether the choice still holds is for the code itself to say. */
function reportIfChosen(): void {
  if (load(local, storageKeys.preferences)?.includes('"performance":true')) void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals());
}
