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
/** The site's time from click to paint, as a multiple of what two empty pages take. */
const hover = (rest: string) => (figures: Figures) => {
  const [site, empty] = ['the site', 'empty pages'].map((visit) => figures.navigation?.find((row) => row.visit === visit && row.hover === rest)?.median);
  return site === undefined || empty === undefined ? undefined : Number((site / empty).toFixed(2));
};
const overHttp2 = (figures: Figures) => figures.bare?.filter(({ connection }) => connection.startsWith('HTTP/2'));
const inbox = (name: 'list' | 'search' | 'overview') => (figures: Figures) => most(figures.inbox?.map((row) => row[name]));

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
  {
    what: 'total blocking time to the bare page, HTTP/2',
    limit: ['at most', 1.5],
    worst: (all) => most(overHttp2(all)?.map(({ tbt, bareTbt }) => Number((Math.max(tbt, 1) / Math.max(bareTbt, 1)).toFixed(2)))),
  },
  {
    what: 'LCP, FCP, Speed Index to the bare page, HTTP/2',
    limit: ['at most', 1.2],
    worst: (all) => most(overHttp2(all)?.flatMap(({ lcpRatio, fcpRatio, speedIndexRatio }) => [lcpRatio, fcpRatio, speedIndexRatio])),
  },
  { what: 'main-thread time with the intro to without', limit: ['at most', 1.1], worst: ({ intro }) => most(intro?.map(({ ratio }) => ratio)) },
  { what: 'home usable over 1.6 Mbit/s and 150 ms, ms', limit: ['at most', 1200], worst: (all) => most(homeFirst(all)?.map(({ usable }) => usable)) },
  { what: 'pictures of its first view, ms', limit: ['at most', 2500], worst: (all) => most(homeFirst(all)?.map(({ pictures }) => pictures)) },
  { what: 'connections it opens', limit: ['at most', 1], worst: (all) => most(homeFirst(all)?.map(({ connections }) => connections)) },
  { what: 'INP of the worst control, 4x slower, ms', limit: ['at most', 100], worst: ({ interactions }) => most(interactions?.map(({ inp }) => inp)) },
  { what: 'click to next page after 300 ms of hover, to empty pages', limit: ['at most', 1.6], worst: hover('300 ms') },
  { what: 'click to next page without hover, to empty pages', limit: ['at most', 1.6], worst: hover('0 ms') },
  { what: 'junction, frame while it plays, 95th percentile, ms', limit: ['at most', 20], worst: ({ frames }) => most(frames?.map(({ frame95 }) => frame95)) },
  { what: 'junction, main thread for an update, ms', limit: ['at most', 6], worst: ({ frames }) => most(frames?.map(({ mainThread }) => mainThread)) },
  { what: 'static pages per second, desk to nginx', limit: ['at least', 0.3], worst: (all) => all.static?.find(({ server }) => server.startsWith('desk'))?.ratio },
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
  { what: 'lead inbox, 100,000 leads: list, ms', limit: ['at most', 100], worst: inbox('list') },
  { what: 'lead inbox, 100,000 leads: search, ms', limit: ['at most', 100], worst: inbox('search') },
  { what: 'lead inbox, 100,000 leads: overview, ms', limit: ['at most', 100], worst: inbox('overview') },
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
