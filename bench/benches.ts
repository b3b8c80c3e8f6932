import { measureBare } from './bare.ts';
import { measureBuild } from './build.ts';
import { measureBytes } from './bytes.ts';
import { measureDesks } from './desks.ts';
import { measureFrames } from './frames.ts';
import { measureInbox } from './inbox.ts';
import { measureInteractions } from './interactions.ts';
import { measureIntro } from './intro.ts';
import { measureLeads } from './leads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLine } from './line.ts';
import { measureMemory } from './memory.ts';
import { measureNavigation } from './navigation.ts';
import { measureRetrieval } from './retrieval/measure.ts';
import { measureQuestions } from './retrieval/questions.ts';
import { measureSearch } from './search.ts';
import { measureSize } from './size.ts';
import { measureStatic } from './static.ts';
import { measurePageLatency } from './waits.ts';

export type BenchOptions = {
  /** How often a noisy figure is measured; the median counts. */
  runs: number;
  /** Keeps every core busy during the `intro` bench. */
  load: boolean;
};

/** Compare only results of the same run, because the speed of a machine varies. */
export const benches = {
  bytes: measureBytes,
  leads: measureLeads,
  desks: measureDesks,
  inbox: measureInbox,
  static: measureStatic,
  waits: measurePageLatency,
  memory: measureMemory,
  interactions: measureInteractions,
  frames: measureFrames,
  retrieval: measureRetrieval,
  questions: measureQuestions,
  navigation: measureNavigation,
  search: measureSearch,
  build: measureBuild,
  bare: measureBare,
  intro: measureIntro,
  line: measureLine,
  lighthouse: measureLighthouse,
  size: measureSize,
};

export type BenchName = keyof typeof benches;
export type Figures = { [Name in BenchName]?: Awaited<ReturnType<(typeof benches)[Name]>> };
