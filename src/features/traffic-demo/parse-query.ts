import { duration } from './simulation/plan.ts';
import type { Heading } from './simulation/world.ts';

/** A query's filters, and the words left to search. `from` and `to` are seconds; `counts` is true for 'how many'. */
export type ParsedQuery = { text: string; from: number; to: number; headings: Heading[]; excluded: string[]; counts: boolean };

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = `(\\d+:\\d\\d|\\d+|${numbers.join('|')})`;
const minutes = '(?: ?min(?:ute)?s?)?';
const point = `(?:minutes? )?${number}${minutes}`;

/** `3:20` and `7` (minutes) in seconds. */
function secondsOf(said: string): number {
  const [whole = '', rest = '0'] = said.split(':');
  const spelled = numbers.indexOf(whole);
  return (spelled >= 0 ? spelled : Number(whole)) * 60 + Number(rest);
}

type Range = [from: number, to: number];
const ranges: [RegExp, (first: number, second: number) => Range][] = [
  [new RegExp(`\\b(?:between|from) ${point} (?:and|to|until) ${point}`), (first, second) => [Math.min(first, second), Math.max(first, second)]],
  [new RegExp(`\\b(?:in |during )?the first ${point}`), (first) => [0, first]],
  [new RegExp(`\\b(?:in |during )?the last ${point}`), (first) => [duration - first, duration]],
  [new RegExp(`\\b(?:after|since) ${point}`), (first) => [first, duration]],
  [new RegExp(`\\b(?:before|until) ${point}`), (first) => [0, first]],
  [new RegExp(`\\b(?:in|at|during) minute ${number}`), (first) => [first, first + 60]],
];
const direction = /\b(north|south|east|west)(?:[ -]?bound|wards?)\b|\b(?:heading|going|driving|moving|travell?ing|towards?)(?: to)?(?: the)? (north|south|east|west)\b/g;
const exclusion = /\b(?:but )?(?:without|not|no|except|excluding)(?: for)?(?: an?| any| the| by)* ([\p{L}]+)/gu;

/** Takes time ranges, directions and exclusions out of a query; what is left is searched in the captions. */
export function parseQuery(query: string): ParsedQuery {
  let text = query.toLowerCase().trim();
  let [from, to]: Range = [0, duration];
  for (const [pattern, rangeOf] of ranges) {
    const match = pattern.exec(text);
    if (!match) continue;
    [from, to] = rangeOf(secondsOf(match[1] ?? ''), secondsOf(match[2] ?? ''));
    text = text.replace(match[0], ' ');
    break;
  }
  const headings = [...text.matchAll(direction)].map(([, bound, going]) => `${bound ?? going}bound` as Heading);
  text = text.replace(direction, ' ');
  const excluded = [...text.matchAll(exclusion)].map(([, word = '']) => word);
  text = text.replace(exclusion, ' ');
  const counts = /\bhow many\b|\bnumber of\b/.test(text);
  return { text: text.replace(/\bhow many\b|\bnumber of\b/, ' ').trim(), from, to, headings, excluded, counts };
}
