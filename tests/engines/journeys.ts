import { demonstrationJourneys } from './journeys/demonstrations.ts';
import { dialogJourneys } from './journeys/dialogs.ts';
import { formJourneys } from './journeys/forms.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import type { EngineTest } from './visit.ts';

/** What visitors do, written once for every engine. Elements are found by role and accessible name, or by their words. */
export function journeys(test: EngineTest): void {
  navigationJourneys(test);
  formJourneys(test);
  dialogJourneys(test);
  demonstrationJourneys(test);
}
