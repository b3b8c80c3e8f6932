import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDesk } from '../desk-process.ts';
import { allPages } from '../pages.ts';

/**
 * The minimum that passes. It is also the maximum for a site that has no cookie and is not on the
 * HSTS preload list (docs/decisions/0005-headers.md).
 */
const MIN_SCORE = 135;
const host = 'www.site.example';

const packageDir = path.join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');
// Without this file, the package downloads the list. A new domain is not on it, so an empty list
// suffices.
const preloadList = path.join(packageDir, 'conf/hsts-preload.json');
if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');

type SiteResponse = {
  status: number;
  headers: Record<string, string>;
  verified: boolean;
  data: string;
  cookies: string[];
  httpEquiv?: Map<string, string[]>;
  request?: object;
};
type Outcome = { constructor: { title: string }; result: string; pass: boolean };
type Requests = {
  responses: Record<string, unknown>;
  resources: { path: string };
  session: unknown;
};
type Library = {
  ALL_TESTS: ((requests: Requests) => Outcome)[];
  Requests: new (hostname: string) => Requests;
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { score: number; grade: string };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
  Session: new (
    url: URL,
  ) => {
    url: URL;
    jar: { setCookieSync: (cookie: string, url: string) => void };
    redirectHistory: object[];
  };
};
const importFile = (file: string) =>
  import(path.join(packageDir, 'src', file)) as Promise<Partial<Library>>;
const {
  ALL_TESTS,
  Requests,
  Session,
  getScoreModifier,
  getGradeForScore,
  MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  parseHttpEquivHeaders,
} = Object.assign(
  {},
  ...(await Promise.all(
    [
      'constants.js',
      'types.js',
      'grader/grader.js',
      'grader/charts.js',
      'retriever/utils.js',
      'retriever/session.js',
    ].map(importFile),
  )),
) as Library;

/** Returns the desk's response in the form that the package expects. */
async function request(url: string, init: RequestInit = {}): Promise<SiteResponse> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    verified: true,
    data: await response.text(),
    cookies: response.headers.getSetCookie(),
  };
}

/** Grades a page as the package does (`src/scanner/index.js`). */
async function grade(deskUrl: string, page: string) {
  const url = new URL(page, `https://${host}`);
  const response = await request(deskUrl + page);
  response.httpEquiv = parseHttpEquivHeaders(response.data, url.href);
  const requests = new Requests(host);
  const redirects = [
    { url: new URL(page, `http://${host}`), status: 301 },
    { url, status: response.status },
  ];
  const origin = 'https://http-observatory.security.mozilla.org';
  const preflight = {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'GET', Origin: origin },
  };
  Object.assign(requests.responses, {
    auto: response,
    http: response,
    https: response,
    httpRedirects: redirects,
    httpsRedirects: redirects,
    cors: await request(deskUrl + page, preflight),
  });
  requests.resources.path = response.data;
  const session = new Session(url);
  session.redirectHistory.push(...redirects);
  for (const cookie of response.cookies) session.jar.setCookieSync(cookie, url.href);
  requests.session = session;

  const outcomes = ALL_TESTS.map((rule) => rule(requests)).map(
    ({ constructor: { title }, result, pass }) => ({
      title,
      result,
      pass,
      points: getScoreModifier(result),
    }),
  );
  const scoreOf = (points: number[]) => points.reduce((total, value) => total + value, 100);
  // Extra credit counts only if the score without it reaches a minimum.
  const penalized = scoreOf(outcomes.map(({ points }) => Math.min(points, 0)));
  return {
    page,
    outcomes,
    ...getGradeForScore(
      penalized >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
        ? scoreOf(outcomes.map(({ points }) => points))
        : penalized,
    ),
  };
}

const desk = await startDesk();
const grades = [];
for (const page of allPages()) grades.push(await grade(desk.url, page));
await desk.stop();

const [worst] = grades.sort((a, b) => a.score - b.score);
if (!worst) throw new Error('There is no page to grade.');
for (const { title, result, points } of worst.outcomes)
  console.log(`${String(points).padStart(4)}  ${title}: ${result}`);
console.log(
  `HTTP Observatory: ${worst.score} (${worst.grade}), the lowest of ${grades.length} pages: ${worst.page}; the minimum is ${MIN_SCORE}`,
);
process.exit(worst.score >= MIN_SCORE ? 0 : 1);
