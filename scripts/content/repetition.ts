import { type Passage, sentences } from './passages.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** Shorter runs are names, not sentences: `How to Get Started`. */
const shortest = 5;

/** Parts that repeat by their nature: addresses, the words of links, the cells of tables. */
const repeating = new Set(['href', 'label', 'picture', 'cell']);

/** What may stand twice, and why. */
const allowed = new Map([
  ['data analytics ai managed services', 'an offering that specification §2 asks of both announcements'],
  ['experience the evolution of your business', 'a heading that specification §2 gives to Panorama and to Solutions'],
  ['row and role level security', 'a feature that specification §2 names, listed again where the product is introduced'],
  ['what we would do differently', 'the last section of every case study'],
]);

const normal = (sentence: string) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds sentences that stand twice on the site, however they are punctuated. */
export function findRepetitions(sources: Source[]): Problem[] {
  const first = new Map<string, Passage>();
  const problems: Problem[] = [];
  for (const passage of sources.flatMap(({ passages }) => passages)) {
    if (repeating.has(passage.part)) continue;
    for (const sentence of sentences(passage)) {
      const words = normal(sentence);
      const key = words.join(' ');
      if (words.length < shortest || allowed.has(key)) continue;
      const before = first.get(key);
      if (before) problems.push({ file: passage.file, line: passage.line, message: `“${sentence}” stands in ${before.file}:${before.line} too: say it once` });
      else first.set(key, passage);
    }
  }
  return problems;
}
