import MiniSearch from 'minisearch';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { caption } from './describe.ts';
import type { TrafficEvent } from './simulation/events.ts';

const stopWords = new Set(trafficDemo.stopWords);

/** `all` tells whether each found event has every word that was asked for. */
type Found = { events: TrafficEvent[]; all: boolean };
export type EventSearch = (query: string) => Found;

/** Makes the events searchable by their captions, their kinds and what else people call these. An empty query finds everything, in order of time. */
export function eventSearch(events: TrafficEvent[]): EventSearch {
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
      synonyms: [event.kind, ...event.participants.slice(0, event.kind === 'queue' ? 0 : 2).map(({ kind }) => kind)]
        .map((word) => `${word} ${trafficDemo.synonyms[word] ?? ''}`)
        .join(' '),
    })),
  );
  const find = (query: string, combineWith: 'AND' | 'OR') => index.search(query, { combineWith }).flatMap(({ id }) => events.find((event) => event.id === id) ?? []);
  return (query) => {
    if (!query.trim()) return { events, all: true };
    const strict = find(query, 'AND');
    return strict.length > 0 ? { events: strict, all: true } : { events: find(query, 'OR'), all: false };
  };
}

/** Strips the plural. */
const stem = (term: string) => (term.length > 3 && term.endsWith('s') && !term.endsWith('ss') && !term.endsWith('us') ? term.slice(0, -1) : term);
