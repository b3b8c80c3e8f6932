import type { Figures } from './benches.ts';

type Limit = 'at most' | 'at least';
type Reach = {
  what: string;
  limit: [Limit, number];
  worst: (figures: Figures) => number | undefined;
};
type Verdict = { figure: string; measured: number; target: string; met: boolean };

const KILOBYTE = 1024;
/** Smaller differences between two loads are noise. */
const CLS_STEP = 0.005;

const most = (values: (number | undefined)[] | undefined) =>
  values?.length ? Math.max(...values.map((value) => value ?? 0)) : undefined;
const least = (values: number[] | undefined) => (values?.length ? Math.min(...values) : undefined);
const last = (values: (number | undefined)[] | undefined) =>
  values?.findLast((value) => value !== undefined);
const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? undefined : Number((bytes / KILOBYTE).toFixed(1));
const homeAt = (width: number) => (figures: Figures) =>
  kilobytes(figures.bytes?.find((row) => row.page === 'home' && row.width === width)?.all);
const audits = (figures: Figures, site: string) =>
  figures.lighthouse?.filter((row) => row.site === site);
const homeFirst = (figures: Figures) =>
  figures.line?.filter(({ page, visit }) => page === 'home' && visit === 'first');
const memory = (state: string) => (figures: Figures) =>
  figures.memory?.find((row) => row.state === state)?.megabytes;
const builds = (figures: Figures, name: string) =>
  figures.build?.find(({ build }) => build.startsWith(name))?.seconds;
/** Time from click to paint as a multiple of two empty pages. */
const hover = (rest: string) => (figures: Figures) => {
  const [site, empty] = ['the site', 'empty pages'].map(
    (visit) => figures.navigation?.find((row) => row.visit === visit && row.hover === rest)?.median,
  );
  return site === undefined || empty === undefined ? undefined : Number((site / empty).toFixed(2));
};
const overHttp2 = (figures: Figures) =>
  figures.bare?.filter(({ connection }) => connection.startsWith('HTTP/2'));
const inbox = (name: 'list' | 'search') => (figures: Figures) =>
  most(figures.inbox?.map((row) => row[name]));

/** The worst page, device or control counts. */
const reaches: Reach[] = [
  {
    what: 'script of a page without input, KB',
    limit: ['at most', 5],
    worst: ({ bytes }) => kilobytes(most(bytes?.map(({ script }) => script))),
  },
  { what: 'home at 1440 px, KB', limit: ['at most', 115], worst: homeAt(1440) },
  { what: 'home at 390 px, KB', limit: ['at most', 85], worst: homeAt(390) },
  {
    what: 'fonts, KB',
    limit: ['at most', 36],
    worst: ({ bytes }) => kilobytes(most(bytes?.map(({ font }) => font))),
  },
  {
    what: 'Lighthouse performance, no intro',
    limit: ['at least', 100],
    worst: (all) => least(audits(all, 'no intro')?.map((row) => row.performance)),
  },
  {
    what: 'Lighthouse performance, default',
    limit: ['at least', 95],
    worst: (all) => least(audits(all, 'default')?.map((row) => row.performance)),
  },
  {
    what: 'Lighthouse accessibility, practices, SEO',
    limit: ['at least', 100],
    worst: ({ lighthouse }) =>
      least(
        lighthouse?.flatMap(({ accessibility, bestPractices, seo }) => [
          accessibility,
          bestPractices,
          seo,
        ]),
      ),
  },
  {
    what: 'layout shift',
    limit: ['at most', CLS_STEP],
    worst: ({ lighthouse }) => most(lighthouse?.map(({ cls }) => cls)),
  },
  {
    what: 'total blocking time, ratio to the bare page, HTTP/2',
    limit: ['at most', 1.5],
    worst: (all) =>
      most(
        overHttp2(all)?.map(({ tbt, bareTbt }) =>
          Number((Math.max(tbt, 1) / Math.max(bareTbt, 1)).toFixed(2)),
        ),
      ),
  },
  {
    what: 'LCP, FCP, Speed Index, ratio to the bare page, HTTP/2',
    limit: ['at most', 1.3],
    worst: (all) =>
      most(
        overHttp2(all)?.flatMap(({ lcpRatio, fcpRatio, speedIndexRatio }) => [
          lcpRatio,
          fcpRatio,
          speedIndexRatio,
        ]),
      ),
  },
  {
    what: 'main-thread time, ratio of with intro to without',
    limit: ['at most', 1.1],
    worst: ({ intro }) => most(intro?.map(({ ratio }) => ratio)),
  },
  {
    what: 'home usable over 1.6 Mbit/s and 150 ms, ms',
    limit: ['at most', 1200],
    worst: (all) => most(homeFirst(all)?.map(({ usable }) => usable)),
  },
  {
    what: 'home, pictures of the first view on that line, ms',
    limit: ['at most', 2500],
    worst: (all) => most(homeFirst(all)?.map(({ pictures }) => pictures)),
  },
  {
    what: 'home, connections on that line',
    limit: ['at most', 1],
    worst: (all) => most(homeFirst(all)?.map(({ connections }) => connections)),
  },
  {
    what: 'INP of the worst control, 4x slower, ms',
    limit: ['at most', 130],
    worst: ({ interactions }) => most(interactions?.map(({ inp }) => inp)),
  },
  {
    what: 'click to next page after 300 ms of hover, ratio to empty pages',
    limit: ['at most', 2.7],
    worst: hover('300 ms'),
  },
  {
    what: 'click to next page without hover, ratio to empty pages',
    limit: ['at most', 2.4],
    worst: hover('0 ms'),
  },
  {
    what: 'junction, frame, 95th percentile, ms',
    limit: ['at most', 20],
    worst: ({ frames }) => most(frames?.map(({ frame95 }) => frame95)),
  },
  {
    what: 'junction, main thread per update, ms',
    limit: ['at most', 6],
    worst: ({ frames }) => most(frames?.map(({ mainThread }) => mainThread)),
  },
  {
    what: 'static pages per second, ratio of desk to nginx',
    limit: ['at least', 0.2],
    worst: (all) => all.static?.find(({ server }) => server.startsWith('desk'))?.ratio,
  },
  {
    what: 'leads per second, ratio of stored to not stored, 128 in flight',
    limit: ['at least', 0.5],
    worst: ({ leads }) => leads?.find(({ inFlight }) => inFlight === 128)?.ratio,
  },
  {
    what: 'leads per second, ratio of three desks to one, PostgreSQL',
    limit: ['at least', 0.9],
    worst: ({ desks }) => desks?.find((row) => row.desks === 3)?.toOneDesk,
  },
  {
    what: 'longest wait of a page during backups and erasures, ms',
    limit: ['at most', 250],
    worst: ({ waits }) => most(waits?.map(({ longestWait }) => longestWait)),
  },
  {
    what: 'leads lost during backups and erasures',
    limit: ['at most', 0],
    worst: ({ waits }) => most(waits?.map(({ lost }) => lost)),
  },
  { what: 'lead inbox: list, ms', limit: ['at most', 100], worst: inbox('list') },
  {
    what: 'lead inbox: search, ms',
    limit: ['at most', 100],
    worst: inbox('search'),
  },
  {
    what: 'lead inbox: overview on SQLite, ms',
    limit: ['at most', 100],
    worst: (figures) => figures.inbox?.find((row) => row.database !== 'PostgreSQL')?.overview,
  },
  { what: 'desk memory idle, MB', limit: ['at most', 130], worst: memory('idle') },
  { what: 'desk memory under load, MB', limit: ['at most', 180], worst: memory('under load') },
  {
    what: 'desk memory with slow clients, MB',
    limit: ['at most', 250],
    worst: ({ memory: rows }) => rows?.find(({ state }) => state.includes('slow'))?.megabytes,
  },
  {
    what: 'search with 1,000 articles, KB until results',
    limit: ['at most', 150],
    worst: ({ search }) => most(search?.map(({ kilobytes }) => kilobytes)),
  },
  { what: 'cold build, s', limit: ['at most', 90], worst: (all) => builds(all, 'cold') },
  { what: 'warm build, s', limit: ['at most', 15], worst: (all) => builds(all, 'warm') },
  {
    what: 'build, ms per new article (1,000)',
    limit: ['at most', 45],
    worst: ({ build }) => last(build?.map((row) => row.msPerNewArticle)),
  },
  {
    what: 'build, ms per known article (1,000)',
    limit: ['at most', 25],
    worst: ({ build }) => last(build?.map((row) => row.msPerKnownArticle)),
  },
  {
    what: 'source without tests, characters without white space',
    limit: ['at most', 1_300_000],
    worst: ({ size }) => size?.find(({ folder }) => folder.includes('+'))?.source,
  },
];

/** Compares the figures with their targets. */
export function validate(figures: Figures): Verdict[] {
  return reaches.flatMap(({ what, limit: [limit, value], worst }) => {
    const measured = worst(figures);
    if (measured === undefined) return [];
    return [
      {
        figure: what,
        measured,
        target: `${limit} ${value}`,
        met: limit === 'at most' ? measured <= value : measured >= value,
      },
    ];
  });
}
