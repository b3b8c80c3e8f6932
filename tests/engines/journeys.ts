import { demonstrationJourneys } from './journeys/demonstrations.ts';
import { dialogJourneys } from './journeys/dialogs.ts';
import { formJourneys } from './journeys/forms.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import type { EngineTest } from './test-engine.ts';

export function testJourneys(test: EngineTest): void {
  navigationJourneys(test);
  formJourneys(test);
  dialogJourneys(test);
  demonstrationJourneys(test);
}
