import type { Figures } from './benches.ts';

type Limit = 'at most' | 'at least';
type Reach = { what: string; limit: [Limit, number]; worst: (figures: Figures) => number | undefined };
type Verdict = { what: string; measured: number; reach: string; reached: boolean };

const KILOBYTE = 1024;
/** Below this two loads are not told apart. */
const CLS_STEP = 0.005;

const most = (values: (number | undefined)[] | undefined) => (values?.length ? Math.max(...values.map((value) => value ?? 0)) : undefined);
const least = (values: number[] | undefined) => (values?.length ? Math.min(...values) : undefined);
const last = (values: (number | undefined)[] | undefined) => values?.findLast((value) => value !== undefined);
const kilobytes = (bytes: number | undefined) => (bytes === undefined ? undefined : Number((bytes / KILOBYTE).toFixed(1)));
const homeAt = (width: number) => (figures: Figures) => kilobytes(figures.bytes?.find((row) => row.page === 'home' && row.width === width)?.all);
const audits = (figures: Figures, site: string) => figures.lighthouse?.filter((row) => row.site === site);
const homeFirst = (figures: Figures) => figures.line?.filter(({ page, visit }) => page === 'home' && visit === 'first');
const memory = (state: string) => (figures: Figures) => figures.memory?.find((row) => row.state === state)?.megabytes;
const builds = (figures: Figures, name: string) => figures.build?.find(({ build }) => build.startsWith(name))?.seconds;
const hover = (rest: string) => (figures: Figures) => figures.navigation?.find((row) => row.visit === 'the site' && row.hover === rest)?.median;

/** What each figure is to reach; of several pages, devices or controls the worst counts. */
const reaches: Reach[] = [
  { what: 'script of a page left alone, KB', limit: ['at most', 5], worst: ({ bytes }) => kilobytes(most(bytes?.map(({ script }) => script))) },
  { what: 'home at 1440 px, KB', limit: ['at most', 110], worst: homeAt(1440) },
  { what: 'home at 390 px, KB', limit: ['at most', 80], worst: homeAt(390) },
  { what: 'fonts, KB', limit: ['at most', 85], worst: ({ bytes }) => kilobytes(most(bytes?.map(({ font }) => font))) },
  { what: 'Lighthouse performance, no intro', limit: ['at least', 100], worst: (all) => least(audits(all, 'no intro')?.map((row) => row.performance)) },
  { what: 'Lighthouse performance, default', limit: ['at least', 95], worst: (all) => least(audits(all, 'default')?.map((row) => row.performance)) },
  {
    what: 'Lighthouse accessibility, practices, SEO',
    limit: ['at least', 100],
    worst: ({ lighthouse }) => least(lighthouse?.flatMap(({ accessibility, bestPractices, seo }) => [accessibility, bestPractices, seo])),
  },
  { what: 'layout shift', limit: ['at most', CLS_STEP], worst: ({ lighthouse }) => most(lighthouse?.map(({ cls }) => cls)) },
  { what: 'total blocking time, no intro, ms', limit: ['at most', 0], worst: (all) => most(audits(all, 'no intro')?.map(({ tbt }) => tbt)) },
  {
    what: 'LCP, FCP, Speed Index to the bare page',
    limit: ['at most', 1.1],
    worst: ({ bare }) => most(bare?.flatMap(({ lcpRatio, fcpRatio, speedIndexRatio }) => [lcpRatio, fcpRatio, speedIndexRatio])),
  },
  { what: 'main-thread time with the intro to without', limit: ['at most', 1.1], worst: ({ intro }) => most(intro?.map(({ ratio }) => ratio)) },
  { what: 'home usable over 1.6 Mbit/s and 150 ms, ms', limit: ['at most', 1200], worst: (all) => most(homeFirst(all)?.map(({ usable }) => usable)) },
  { what: 'pictures of its first view, ms', limit: ['at most', 2500], worst: (all) => most(homeFirst(all)?.map(({ pictures }) => pictures)) },
  { what: 'connections it opens', limit: ['at most', 1], worst: (all) => most(homeFirst(all)?.map(({ connections }) => connections)) },
  { what: 'INP of the worst control, 4x slower, ms', limit: ['at most', 100], worst: ({ interactions }) => most(interactions?.map(({ inp }) => inp)) },
  { what: 'click to next page after 300 ms of hover, ms', limit: ['at most', 40], worst: hover('300 ms') },
  { what: 'click to next page without hover, ms', limit: ['at most', 80], worst: hover('0 ms') },
  { what: 'static pages per second, desk to nginx', limit: ['at least', 0.5], worst: (all) => all.static?.find(({ server }) => server.startsWith('desk'))?.ratio },
  {
    what: 'leads per second, stored to not stored, 128 in flight',
    limit: ['at least', 0.5],
    worst: ({ leads }) => leads?.find(({ inFlight }) => inFlight === 128)?.ratio,
  },
  {
    what: 'longest wait of a page while leads are backed up and erased, ms',
    limit: ['at most', 250],
    worst: ({ waits }) => most(waits?.map(({ longestWait }) => longestWait)),
  },
  { what: 'leads lost meanwhile', limit: ['at most', 0], worst: ({ waits }) => most(waits?.map(({ lost }) => lost)) },
  { what: 'desk memory idle, MB', limit: ['at most', 110], worst: memory('idle') },
  { what: 'desk memory under load, MB', limit: ['at most', 180], worst: memory('under load') },
  { what: 'search at 1,000 articles until its results are there, KB', limit: ['at most', 120], worst: ({ search }) => most(search?.map(({ kilobytes }) => kilobytes)) },
  { what: 'cold build, s', limit: ['at most', 120], worst: (all) => builds(all, 'cold') },
  { what: 'warm build, s', limit: ['at most', 25], worst: (all) => builds(all, 'warm') },
  { what: 'build growth, most articles, first build, ms each', limit: ['at most', 40], worst: ({ build }) => last(build?.map((row) => row.msPerNewArticle)) },
  { what: 'build growth, most articles, later builds, ms each', limit: ['at most', 15], worst: ({ build }) => last(build?.map((row) => row.msPerKnownArticle)) },
];

/** Holds what was measured against what is to be reached. */
export function validate(figures: Figures): Verdict[] {
  return reaches.flatMap(({ what, limit: [limit, value], worst }) => {
    const measured = worst(figures);
    if (measured === undefined) return [];
    return [{ what, measured, reach: `${limit} ${value}`, reached: limit === 'at most' ? measured <= value : measured >= value }];
  });
}
