import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cues as filmTimes } from '../../../art/film/timing.ts';
import film from '../../content/pages/film.json' with { type: 'json' };

const captionFile = readFileSync('src/features/film/captions.vtt', 'utf8');
const captions = [...captionFile.matchAll(/^\d\d:([\d.]+) --> \d\d:([\d.]+)(.*)$/gm)];

// The first title card ends at `iris`, when the archive scene appears; the last begins at `end`.
test('only captions during the first and the last title card are at the top (`line:4%`)', () => {
  expect(captions.length).toBeGreaterThan(10);
  for (const [, start, end, settings] of captions)
    expect(settings?.includes('line:4%'), start).toBe(
      Number(end) <= filmTimes.iris || Number(start) >= filmTimes.end,
    );
});

test('captions and transcript mention no scores such as 0.93', () =>
  expect(`${captionFile}${film.transcript.join(' ')}`).not.toMatch(/\bscores?\b|0\.9\d/));
