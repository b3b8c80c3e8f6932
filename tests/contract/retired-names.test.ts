import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../project-copy.ts';

const retired: [pattern: RegExp, current: string][] = [
  [/\bbehaviours?\b/, 'client script, behavior'],
  [/media-library\b|\bislands\//, 'features/'],
  [/\blinksAhead\b|\blinks-ahead\b/, 'speculation rules, prefetch'],
  [/\bwalkResults\b/, 'handleArrowKeys'],
  [/\bsend-?settings\b/i, 'client-config'],
  [/\bcross-?hair/i, 'nothing: it was removed'],
  [/\bjudge\(/, 'validate'],
  [/\boneLine\b/, 'singleLine'],
  [/\bTrap\b|\btrapField\b|\btrap[:?,]/, 'Honeypot'],
  [/\bSigns\b(?! (a|in)\b)/, 'BotSignals'],
  [
    /\b(to|from)WireBody\b|\bWireBody\b|\bwireNames\b|\bwire-reader\b/,
    'emailjs-payload, parse-payload',
  ],
  [/\bone-?sender/i, 'tab-lock'],
  [/\buseRunning\b/, 'useHydrated'],
  [/\bSegments\b|\bSegmentedControl\b/, 'RoleControl'],
  [/\blook="/, 'variant'],
  [/\bOnward\b|\bLastForm\b|\bmdxParts\b/, 'RelatedReading, SignUpFooter, mdxComponents'],
  [/\binterpolateWords\b/, 'interpolate'],
  [/\btrails\b/, 'breadcrumbs'],
  [/\bPageFacts\b/, 'PageMeta'],
  [/\bjsonBlock\b/, 'serializeJson'],
  [/\bneighbours\b/, 'adjacent'],
  [/\bThreeChairs\b|\bThingList\b/, 'StaticPreview, DetectedObjects'],
  [/\bheedless\b/i, 'jaywalking'],
  [
    /finish-files|secure-pages|kept-files|\bkeptFile\b|\bstoppers\b|plain-imports/,
    'post-build, content-security-policy, build-cache, blocking-checks',
  ],
  [
    /\bon-ink\b|\bon-own-line\b|var\(--[ste]-/,
    'theme-dark, tap-target, --space-*, --duration-*, --ease-*',
  ],
  [/\bstartDelayMs\b|\bsite\.send\b|\bsite\.film\b/, 'introDurationMs, leadApi, videoUrl'],
];

const files = projectFiles(
  ...['src', 'server', 'inbox', 'scripts', 'tests', 'bench', 'site.config.ts', 'site.schema.ts'],
  ':!tests/contract/retired-names.test.ts',
).filter((file) => /\.(tsx?|astro|css)$/.test(file));

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
