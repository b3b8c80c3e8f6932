import type { Heading } from './simulation/world.ts';
import { takeTimeRange } from './time-range.ts';

/** A query's filters, and the words left to search. `from` and `to` are seconds; each of `excluded` is a phrase; `counts` is true for 'how many'. */
export type ParsedQuery = { text: string; from: number; to: number; headings: Heading[]; excluded: string[]; counts: boolean };

const side = '(north|south|east|west)';
const origin = new RegExp(`\\b(?:coming |came |arriving )?(?:out of|from)(?: the)? ${side}\\b`, 'g');
const direction = new RegExp(
  `\\b${side}(?:[ -]?bound|wards?)\\b|\\b(?:heading|headed|going|goes|went|driving|drove|moving|travell?ing|towards?)(?: to)?(?: the)? ${side}\\b`,
  'g',
);
const opposite: Record<string, string> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const count = /\bhow many\b|\b(?:total )?number of\b|\btotal\b|^count\b/;
const exclusion = /\b(but not|but no|but|without|not|no|except for|except|excluding)\b/;

/** Takes time ranges, directions and exclusions out of a query; what is left is searched in the captions. */
export function parseQuery(query: string): ParsedQuery {
  const { range, rest } = takeTimeRange(query.toLowerCase().trim());
  const headings = [
    ...[...rest.matchAll(origin)].map(([, from = '']) => `${opposite[from]}bound` as Heading),
    ...[...rest.matchAll(direction)].map(([, bound, going]) => `${bound ?? going}bound` as Heading),
  ];
  const { included, excluded } = takeExclusions(rest.replace(origin, ' ').replace(direction, ' '));
  const text = included.replace(count, ' ').replace(/\s+/g, ' ').trim();
  return { text, from: range[0], to: range[1], headings, excluded, counts: count.test(included) };
}

/** 'not cars but trucks', 'everything but queues', 'without trucks or vans': what is wanted, and the phrases of what is not. */
function takeExclusions(text: string): { included: string; excluded: string[] } {
  let [included = '', ...rest] = text.split(exclusion);
  const excluded: string[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [trigger, phrase = ''] = [rest[at], rest[at + 1]];
    if (trigger === 'but' && excluded.length > 0) included += phrase;
    else excluded.push(...phrase.split(/\b(?:or|and|nor)\b|,/).filter((one) => one.trim()));
  }
  return { included, excluded };
}
