import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that a new author might choose again. */
const retired: [pattern: RegExp, current: string][] = [
  [/\bbehaviours?\b/, 'client script, behavior'],
  [/\bislands\//, 'features/'],
  [/\blinks-?ahead\b/i, 'speculation rules, prefetch'],
  [/\bsend-?settings\b/i, 'client-config'],
  [/\bcross-?hair/i, 'nothing: it was removed'],
  [/\bjudge\(/, 'validate'],
  [/\boneLine\b/, 'singleLine'],
  [/\bTrap\b|\btrapField\b|\btrap[:?,]/, 'Honeypot'],
  [/\bSigns\b(?! (a|in)\b)/, 'BotSignals'],
  [/\b(to|from)?WireBody\b|\bwire(Names|-reader)\b/, 'emailjs-payload, parse-payload'],
  [/\bone-?sender/i, 'tab-lock'],
  [/\blook="/, 'variant'],
  [/\bOnward\b|\bLastForm\b|\bmdxParts\b/, 'RelatedReading, SignUpFooter, mdxComponents'],
  [/\btrails\b/, 'breadcrumbs'],
  [/\bneighbours\b/, 'adjacent'],
  [/\bheedless\b/i, 'jaywalking'],
  [/\bon-ink\b|\bon-own-line\b/, 'theme-dark, tap-target'],
  [/var\(--[ste]-/, '--space-*, --duration-*, --ease-*'],
];

const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    ...['src', 'server', 'inbox', 'scripts', 'tests', 'bench', 'site.config.ts', 'site.schema.ts'],
  ],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|astro|css)$/.test(file) &&
      file !== 'tests/contract/retired-names.test.ts' &&
      existsSync(file),
  );

test('paths and lines of code contain no retired name', () => {
  const found = files.flatMap((file) => {
    // Line 0 is the path.
    const lines = [file, ...readFileSync(file, 'utf8').split('\n')];
    return lines.flatMap((line, lineNumber) =>
      retired
        .filter(([pattern]) => pattern.test(line))
        .map(([, current]) => `${file}:${lineNumber}  use ${current}: ${line.trim().slice(0, 80)}`),
    );
  });
  expect(found).toEqual([]);
});
