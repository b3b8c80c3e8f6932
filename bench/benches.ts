import { measureBare } from './bare.ts';
import { measureBuild } from './build.ts';
import { measureBytes } from './bytes.ts';
import { measureFrames } from './frames.ts';
import { measureInbox } from './inbox.ts';
import { measureInteractions } from './interactions.ts';
import { measureIntro } from './intro.ts';
import { measureIngest } from './leads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLine } from './line.ts';
import { measureMemory } from './memory.ts';
import { measureNavigation } from './navigation.ts';
import { measureRetrieval } from './retrieval/measure.ts';
import { measureSearch } from './search.ts';
import { measureStatic } from './static.ts';
import { measureWaits } from './waits.ts';

/** What can be asked of a run. */
export type BenchOptions = {
  /** How often a noisy figure is taken, for its median. */
  runs: number;
  /** Whether other processes keep every core busy meanwhile, where a bench asks. */
  load: boolean;
};

/** Every bench by its name. Each is whole alone and compares within itself, since a machine differs from one hour to the next. */
export const benches = {
  bytes: measureBytes,
  leads: measureIngest,
  inbox: measureInbox,
  static: measureStatic,
  waits: measureWaits,
  memory: measureMemory,
  interactions: measureInteractions,
  frames: measureFrames,
  retrieval: measureRetrieval,
  navigation: measureNavigation,
  search: measureSearch,
  build: measureBuild,
  bare: measureBare,
  intro: measureIntro,
  line: measureLine,
  lighthouse: measureLighthouse,
};

export type BenchName = keyof typeof benches;
/** What has been measured, by bench. */
export type Figures = { [Name in BenchName]?: Awaited<ReturnType<(typeof benches)[Name]>> };
