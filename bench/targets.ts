import type { Figures } from './benches.ts';

type Numbers = (number | undefined)[] | undefined;
type Target = [
  figure: string,
  limit: 'at most' | 'at least',
  target: number,
  measure: (figures: Figures) => number | undefined,
];

const max = (values: Numbers) =>
  values?.length ? Math.max(...values.map((value) => value ?? 0)) : undefined;
const min = (values: number[] | undefined) => (values?.length ? Math.min(...values) : undefined);
const last = (values: Numbers) => values?.findLast((value) => value !== undefined);
const ratio = (value: number, base: number) => Number((value / base).toFixed(2));
const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? undefined : Number((bytes / 1024).toFixed(1));
const homeKilobytes =
  (width: number) =>
  ({ bytes }: Figures) =>
    kilobytes(bytes?.find((row) => row.page === 'home' && row.width === width)?.all);
const minPerformance =
  (site: string) =>
  ({ lighthouse }: Figures) =>
    min(lighthouse?.filter((row) => row.site === site).map((row) => row.performance));
const firstHomeVisits = ({ line }: Figures) =>
  line?.filter(({ page, visit }) => page === 'home' && visit === 'first');
const memoryWhen =
  (state: string) =>
  ({ memory }: Figures) =>
    memory?.find((row) => row.state.includes(state))?.megabytes;
const buildSeconds =
  (name: string) =>
  ({ build: rows }: Figures) =>
    rows?.find(({ build }) => build.startsWith(name))?.seconds;
const navigationRatio =
  (hover: string) =>
  ({ navigation }: Figures) => {
    const [site, empty] = ['the site', 'empty pages'].map(
      (visit) => navigation?.find((row) => row.visit === visit && row.hover === hover)?.median,
    );
    return site === undefined || empty === undefined ? undefined : ratio(site, empty);
  };
const http2Rows = ({ bare }: Figures) =>
  bare?.filter(({ connection }) => connection.startsWith('HTTP/2'));

const targets: Target[] = [
  [
    'script of a page without input, KB',
    'at most',
    5,
    ({ bytes }) => kilobytes(max(bytes?.map(({ script }) => script))),
  ],
  ['home at 1440 px, KB', 'at most', 115, homeKilobytes(1440)],
  ['home at 390 px, KB', 'at most', 85, homeKilobytes(390)],
  ['fonts, KB', 'at most', 36, ({ bytes }) => kilobytes(max(bytes?.map(({ font }) => font)))],
  ['Lighthouse performance, no intro', 'at least', 100, minPerformance('no intro')],
  ['Lighthouse performance, default', 'at least', 95, minPerformance('default')],
  [
    'Lighthouse accessibility, practices, SEO',
    'at least',
    100,
    ({ lighthouse }) =>
      min(
        lighthouse?.flatMap(({ accessibility, bestPractices, seo }) => [
          accessibility,
          bestPractices,
          seo,
        ]),
      ),
  ],
  ['layout shift', 'at most', 0.005, ({ lighthouse }) => max(lighthouse?.map(({ cls }) => cls))],
  [
    'total blocking time, ratio to the bare page, HTTP/2',
    'at most',
    1.5,
    (all) =>
      max(http2Rows(all)?.map(({ tbt, bareTbt }) => ratio(Math.max(tbt, 1), Math.max(bareTbt, 1)))),
  ],
  [
    'LCP, FCP, Speed Index, ratio to the bare page, HTTP/2',
    'at most',
    1.3,
    (all) =>
      max(
        http2Rows(all)?.flatMap(({ lcpRatio, fcpRatio, speedIndexRatio }) => [
          lcpRatio,
          fcpRatio,
          speedIndexRatio,
        ]),
      ),
  ],
  [
    'main-thread time, ratio of intro to no intro',
    'at most',
    1.1,
    ({ intro }) => max(intro?.map((row) => row.ratio)),
  ],
  [
    'home usable over 1.6 Mbit/s and 150 ms, ms',
    'at most',
    1200,
    (all) => max(firstHomeVisits(all)?.map(({ usable }) => usable)),
  ],
  [
    'home, pictures of the first view over 1.6 Mbit/s, ms',
    'at most',
    2500,
    (all) => max(firstHomeVisits(all)?.map(({ pictures }) => pictures)),
  ],
  [
    'home, connections over 1.6 Mbit/s',
    'at most',
    1,
    (all) => max(firstHomeVisits(all)?.map(({ connections }) => connections)),
  ],
  [
    'INP of the worst control, 4x slower, ms',
    'at most',
    130,
    ({ interactions }) => max(interactions?.map(({ inp }) => inp)),
  ],
  [
    'click to next page after 300 ms of hover, ratio to empty pages',
    'at most',
    2.7,
    navigationRatio('300 ms'),
  ],
  [
    'click to next page without hover, ratio to empty pages',
    'at most',
    2.4,
    navigationRatio('0 ms'),
  ],
  [
    'junction, frame, 95th percentile, ms',
    'at most',
    20,
    ({ frames }) => max(frames?.map(({ frame95 }) => frame95)),
  ],
  [
    'junction, main thread per update, ms',
    'at most',
    6,
    ({ frames }) => max(frames?.map(({ mainThread }) => mainThread)),
  ],
  [
    'static pages per second, ratio of desk to nginx',
    'at least',
    0.2,
    (all) => all.static?.find(({ server }) => server.startsWith('desk'))?.ratio,
  ],
  [
    'leads per second, ratio of stored to not stored, 128 in flight',
    'at least',
    0.5,
    ({ leads }) => leads?.find(({ inFlight }) => inFlight === 128)?.ratio,
  ],
  [
    'leads per second, ratio of three desks to one, PostgreSQL',
    'at least',
    0.9,
    (all) => all.desks?.find(({ desks }) => desks === 3)?.toOneDesk,
  ],
  [
    'longest wait of a page during backups and erasures, ms',
    'at most',
    250,
    ({ waits }) => max(waits?.map(({ longestWait }) => longestWait)),
  ],
  [
    'leads lost during backups and erasures',
    'at most',
    0,
    ({ waits }) => max(waits?.map(({ lost }) => lost)),
  ],
  ['lead inbox: list, ms', 'at most', 100, ({ inbox }) => max(inbox?.map(({ list }) => list))],
  [
    'lead inbox: search, ms',
    'at most',
    100,
    ({ inbox }) => max(inbox?.map(({ search }) => search)),
  ],
  [
    'lead inbox: overview on SQLite, ms',
    'at most',
    100,
    ({ inbox }) => inbox?.find(({ database }) => database === 'SQLite')?.overview,
  ],
  ['desk memory idle, MB', 'at most', 130, memoryWhen('idle')],
  ['desk memory under load, MB', 'at most', 180, memoryWhen('under load')],
  ['desk memory with slow clients, MB', 'at most', 250, memoryWhen('slow')],
  [
    'search with 1,000 articles, KB until results',
    'at most',
    150,
    ({ search }) => max(search?.map((row) => row.kilobytes)),
  ],
  ['cold build, s', 'at most', 90, buildSeconds('cold')],
  ['warm build, s', 'at most', 15, buildSeconds('warm')],
  [
    'build, ms per new article (1,000)',
    'at most',
    45,
    ({ build }) => last(build?.map((row) => row.msPerNewArticle)),
  ],
  [
    'build, ms per known article (1,000)',
    'at most',
    25,
    ({ build }) => last(build?.map((row) => row.msPerKnownArticle)),
  ],
  [
    'source without tests, characters without white space',
    'at most',
    1_300_000,
    ({ size }) => size?.find(({ folder }) => folder.includes('+'))?.source,
  ],
];

/** Skips figures without results. */
export const compareWithTargets = (figures: Figures) =>
  targets.flatMap(([figure, limit, target, measure]) => {
    const measured = measure(figures);
    if (measured === undefined) return [];
    const met = limit === 'at most' ? measured <= target : measured >= target;
    return [{ figure, measured, target: `${limit} ${target}`, met }];
  });
