import type { Overview } from '../../server/inbox/api.ts';
import { count } from '../shared/words.ts';

/** The limits up to which each figure counts as good (web.dev, Core Web Vitals). */
const figures = [
  { key: 'lcp', name: 'Largest contentful paint', good: 2_500, text: (ms: number) => `${(ms / 1000).toFixed(1)} s`, limit: '2.5 s' },
  { key: 'inp', name: 'Interaction to next paint', good: 200, text: (ms: number) => `${Math.round(ms)} ms`, limit: '200 ms' },
  { key: 'cls', name: 'Cumulative layout shift', good: 0.1, text: (score: number) => score.toFixed(2), limit: '0.10' },
] as const;

/** How quick the site is for visitors who allow it to be measured. */
export function Speed({ speed }: { speed: Overview['speed'] }) {
  return (
    <section aria-labelledby="speed">
      <h2 id="speed">Speed of the site</h2>
      {!speed && <p>Nothing measured yet. Pages report their speed only where a visitor allows it.</p>}
      {speed && (
        <table>
          <caption className="visually-hidden">Medians of {count(speed.samples, 'page view')}</caption>
          <thead>
            <tr>
              <th scope="col">Median of {count(speed.samples, 'page view')}</th>
              <th scope="col">Measured</th>
              <th scope="col">Good up to</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ key, name, good, text, limit }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  {text(speed[key])}
                  {speed[key] > good && ' (slow)'}
                </td>
                <td>{limit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
