import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDesk } from '../desk-process.ts';
import { allPages } from '../pages.ts';

/**
 * The lowest score that passes: the highest possible score of a site that has no cookie and is not
 * on the HSTS preload list (docs/decisions/0005-headers.md).
 */
const MIN_SCORE = 135;
const host = 'www.site.example';

const packageDir = path.join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');
// Without this file, the package downloads the HSTS preload list. A new domain is not on that list,
// so an empty list suffices.
const preloadList = path.join(packageDir, 'conf/hsts-preload.json');
if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');

type Rule = (requests: object) => { constructor: { title: string }; result: string };

// The package has no types.
const importFile = (file: string) => import(path.join(packageDir, 'src', file));
const { ALL_TESTS } = (await importFile('constants.js')) as { ALL_TESTS: Rule[] };
const { Requests } = await importFile('types.js');
const { Session } = await importFile('retriever/session.js');
const { getScoreModifier } = await importFile('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await importFile('grader/charts.js');
const { parseHttpEquivHeaders } = await importFile('retriever/utils.js');

/** Returns the desk's response in the form that the package expects. */
async function request(url: string, init: RequestInit = {}) {
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
  const { cookies, ...response } = await request(deskUrl + page);
  const httpEquiv = parseHttpEquivHeaders(response.data, url.href);
  const redirects = [
    { url: new URL(page, `http://${host}`), status: 301 },
    { url, status: response.status },
  ];
  const preflight = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'GET',
      Origin: 'https://http-observatory.security.mozilla.org',
    },
  };
  const requests = new Requests(host);
  Object.assign(requests.responses, {
    auto: { ...response, httpEquiv },
    http: response,
    https: response,
    httpRedirects: redirects,
    httpsRedirects: redirects,
    cors: await request(deskUrl + page, preflight),
  });
  requests.resources.path = response.data;
  requests.session = new Session(url);
  requests.session.redirectHistory.push(...redirects);
  for (const cookie of cookies) requests.session.jar.setCookieSync(cookie, url.href);

  const outcomes = ALL_TESTS.map((rule) => {
    const outcome = rule(requests);
    const points: number = getScoreModifier(outcome.result);
    return { title: outcome.constructor.title, result: outcome.result, points };
  });
  const scoreOf = (points: number[]) => points.reduce((total, value) => total + value, 100);
  // Extra credit counts only if the score without it reaches a minimum.
  const withoutCredit = scoreOf(outcomes.map(({ points }) => Math.min(points, 0)));
  const hasExtraCredit = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  const score = hasExtraCredit ? scoreOf(outcomes.map(({ points }) => points)) : withoutCredit;
  return { page, outcomes, score };
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
  `HTTP Observatory: lowest score ${worst.score} (${worst.page}, of ${grades.length} pages); the minimum is ${MIN_SCORE}`,
);
process.exit(worst.score >= MIN_SCORE ? 0 : 1);
