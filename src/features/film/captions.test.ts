import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cues } from '../../../art/film/timing.ts';
import film from '../../content/pages/film.json' with { type: 'json' };

const captions = readFileSync('src/features/film/captions.vtt', 'utf8');
const lines = [...captions.matchAll(/^\d\d:([\d.]+) --> \d\d:([\d.]+)(.*)$/gm)].map(
  ([, start, end, settings = '']) => ({
    start: Number(start),
    end: Number(end),
    settings,
  }),
);

test('captions do not cover texts of the film', () => {
  expect(lines.length).toBeGreaterThan(10);
  for (const { start, end, settings } of lines)
    expect(settings.includes('line:4%'), `${start}`).toEqual(end <= cues.iris || start >= cues.end);
});

test('captions and transcript mention no scores', () =>
  expect(`${captions}${film.transcript.join(' ')}`).not.toMatch(/\bscores?\b|0\.9\d/));
