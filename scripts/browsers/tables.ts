import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { decidesEverything, decidesReading, type Feature, niceToHave } from './features.ts';

const browsers: [BrowserName, string][] = [
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['safari_ios', 'Safari on iOS'],
];

/**
 * The first version of a browser that has a feature without a flag, by MDN's browser-compat-data.
 * @returns undefined where none has it yet
 */
function firstVersion({ key }: Feature, browser: BrowserName): string | undefined {
  const feature = key.split('.').reduce<Identifier | undefined>((at, part) => at?.[part], bcd as unknown as Identifier);
  const support = feature?.__compat?.support[browser];
  if (!support) throw new Error(`browser-compat-data knows no ${key}`);
  const [newest] = [support].flat();
  const version = newest?.version_added;
  return typeof version === 'string' && !newest?.flags && /^\d/.test(version) ? version : undefined;
}

const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** The first version of a browser that has all of these. */
function oldest(features: Feature[], browser: BrowserName): string {
  const versions = features.map((feature) => {
    const version = firstVersion(feature, browser);
    if (version === undefined) throw new Error(`${browser} does not have ${feature.key} yet`);
    return version;
  });
  return versions.sort(byVersion).at(-1) ?? '';
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (first: string, rows: string[][]) =>
  [row([first, ...browsers.map(([, name]) => name)]), row(['---', ...browsers.map(() => '---')]), ...rows.map(row)].join('\n');

const featureTable = (features: Feature[]) =>
  table(
    'feature',
    features.map((feature) => [feature.name, ...browsers.map(([browser]) => firstVersion(feature, browser) ?? '–')]),
  );

const tables: Record<string, () => string> = {
  oldest: () =>
    table('the oldest that', [
      ['gets everything', ...browsers.map(([browser]) => oldest(decidesEverything, browser))],
      ['can read and send a form', ...browsers.map(([browser]) => oldest(decidesReading, browser))],
    ]),
  everything: () => featureTable(decidesEverything),
  reading: () => featureTable(decidesReading),
  extras: () => featureTable(niceToHave),
};

/** The tables of docs/browsers.md written anew, each between its marks. */
export function withTables(markdown: string): string {
  return Object.entries(tables).reduce(
    (text, [name, draw]) => text.replace(new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`), (_, start: string, end: string) => `${start}${draw()}\n${end}`),
    markdown,
  );
}
