import { clock } from '../../format.ts';
import { caption } from './describe.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Sentence } from './summary.ts';

/** The sentences of the summary; with `onGo` the moments they speak of are buttons that go there. */
export function Sentences({ sentences, onGo }: { sentences: Sentence[]; onGo?: (event: TrafficEvent) => void }) {
  return (
    <div>
      {sentences.map(({ text, event }) => {
        const moment = event && `${clock(event.time)} ${caption(event)}`;
        return (
          <p className="muted" key={text}>
            {text}
            {event &&
              (onGo ? (
                <button type="button" onClick={() => onGo(event)}>
                  {moment}
                </button>
              ) : (
                ` ${moment}`
              ))}
          </p>
        );
      })}
    </div>
  );
}
