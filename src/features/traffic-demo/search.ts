import MiniSearch from 'minisearch';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { clock, formatList, plural } from '../../format.ts';
import { caption, nameOf } from './describe.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { TrafficEvent } from './simulation/events.ts';
import { duration } from './simulation/plan.ts';
import { type Recording, step } from './simulation/simulate.ts';
import { type Heading, type Kind, kinds } from './simulation/world.ts';

const stopWords = new Set(trafficDemo.stopWords);

/** `all` tells whether each found event has every word that was asked for; `answer` is what else there is to say: a count, or that there was no accident. */
type Found = { events: TrafficEvent[]; all: boolean; answer?: string };
export type EventSearch = (query: string) => Found;

/**
 * Makes the events searchable by their captions, their kinds and synonyms of these, by time, direction and exclusion. An empty query finds
 * everything, in order of time. 'How many cars' is answered from the recording.
 */
export function eventSearch(events: TrafficEvent[], recording: Recording): EventSearch {
  const index = new MiniSearch<{ id: string; name: string; caption: string; synonyms: string }>({
    fields: ['name', 'caption', 'synonyms'],
    processTerm: (term) => (stopWords.has(term.toLowerCase()) ? null : stem(term.toLowerCase())),
    searchOptions: { prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 4 ? 0.2 : false), boost: { name: 2, caption: 1.5 } },
  });
  index.addAll(
    events.map((event) => ({
      id: event.id,
      name: trafficDemo.events[event.kind].name,
      caption: caption(event),
      synonyms: [event.kind, ...(event.heading ? ['vehicle'] : []), ...event.participants.slice(0, event.kind === 'queue' ? 0 : 2).map(({ kind }) => kind)]
        .map((word) => `${word} ${trafficDemo.synonyms[word] ?? ''}`)
        .join(' '),
    })),
  );
  const find = (text: string, combineWith: 'AND' | 'OR') => index.search(text, { combineWith }).flatMap(({ id }) => events.find((event) => event.id === id) ?? []);
  const isExcluded = (event: TrafficEvent, phrases: string[]) =>
    phrases.some((phrase) => index.search(phrase, { combineWith: 'AND', prefix: false, fuzzy: false }).some(({ id }) => id === event.id));
  return (query) => {
    const parsed = parseQuery(query);
    const { text, from, to, headings, excluded, counts } = parsed;
    const isWanted = (event: TrafficEvent) => event.time >= from && event.time <= to && isHeaded(headings, event.heading) && !isExcluded(event, excluded);
    const wanted = (found: TrafficEvent[]) => found.filter(isWanted);
    const passed = counts && excluded.length === 0 ? countPassed(wordsOf(text), recording, parsed) : undefined;
    if (passed) return { events: [], all: true, answer: passed };
    if (wordsOf(text).some((word) => accidents.has(word)))
      return { events: wanted(events.filter(({ kind }) => kind === 'near miss')), all: true, answer: trafficDemo.search.noAccident };
    if (wordsOf(text).length === 0) return { events: wanted(events), all: true };
    const strict = find(text, 'AND');
    return strict.length > 0 ? { events: wanted(strict), all: true } : { events: wanted(find(text, 'OR')), all: false };
  };
}

const accidents = new Set([
  ...['accident', 'crash', 'crashed', 'collision', 'collide', 'collided', 'wreck'],
  ...['injury', 'injured', 'hurt', 'casualty', 'killed', 'died', 'dead', 'fatality', 'ambulance'],
]);
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word)).map(stem);

/** How many of each class that is asked for came within a time and in a direction, in a sentence; `undefined` where the words ask for something else. */
function countPassed(words: string[], { tracks, walks }: Recording, { from, to, headings }: ParsedQuery): string | undefined {
  const asked = words.filter((word) => !passing.has(word)).map((word) => (word === 'vehicle' ? word : kindSaid(word)));
  if (asked.length === 0 || asked.includes(undefined)) return;
  const within = (time: number) => time >= from && time <= to;
  const came = tracks.filter((track) => within(track.from * step) && isHeaded(headings, track.lane.heading));
  const counts = asked.map((kind) => {
    if (kind === 'vehicle') return plural(came.length, 'vehicle');
    const number = kind === 'pedestrian' ? walks.filter(({ startsAt }) => within(startsAt)).length : came.filter((track) => track.kind === kind).length;
    return `${number} ${nameOf(kind as Kind, number)}`;
  });
  if (headings.length > 0 && asked.includes('pedestrian')) return;
  return trafficDemo.search.passed(formatList(counts), headings, from === 0 && to === duration ? undefined : [clock(from), clock(to)]);
}

const isHeaded = (headings: Heading[], heading: Heading | undefined) => headings.length === 0 || headings.some((one) => one === heading);

const kindSaid = (word: string) =>
  kinds.find((one) => one === word || nameOf(one, 2).split(' ')[0] === word || `${trafficDemo.synonyms[one] ?? ''}`.split(' ').map(stem).includes(word));

const passing = new Set(['passed', 'pass', 'came', 'come', 'drove', 'went', 'crossed', 'through', 'by', 'there', 'are', 'altogether', 'total', 'foot']);

/** A word without its plural: `trucks` and `truck` are one word, and `misses` and `miss`. */
function stem(term: string): string {
  if (/ies$/.test(term)) return `${term.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(term)) return term.slice(0, -2);
  return term.length > 3 && /[^su]s$/.test(term) ? term.slice(0, -1) : term;
}
