import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { EventList } from './EventList.tsx';
import styles from './Search.module.css';
import { eventSearch } from './search.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';

const words = trafficDemo.search;

/** A search over the events in words, and what it found, best first. Memoized: playback does not redraw the list. */
export const Search = memo(function Search({
  recording,
  events,
  shown,
  onGo,
}: {
  recording: Recording;
  events: TrafficEvent[];
  shown: TrafficEvent | undefined;
  onGo: (event: TrafficEvent) => void;
}) {
  const [query, setQuery] = useState('');
  const find = useMemo(() => eventSearch(events, recording), [events, recording]);
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => find(deferredQuery), [find, deferredQuery]);
  return (
    <search className={styles.search}>
      <Field id="traffic-search" type="search" label={words.label} hint={words.hint} autoComplete="off" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p className={`cluster ${styles.examples}`}>
        {words.try}{' '}
        {words.examples.map((example) => (
          <button type="button" key={example} onClick={() => setQuery(example)}>
            {example}
          </button>
        ))}
      </p>
      <p className="label" role="status">
        {found.answer ?? resultText(deferredQuery.trim(), found.events.length, found.all)}
      </p>
      <section className={styles.found} tabIndex={0} aria-label={words.list}>
        <EventList events={found.events} shown={shown} onGo={onGo} />
      </section>
    </search>
  );
});

function resultText(query: string, count: number, all: boolean): string {
  if (!query) return words.all(count);
  if (count === 0) return words.none(query);
  return all ? words.found(count, query) : words.loosely(count, query);
}
