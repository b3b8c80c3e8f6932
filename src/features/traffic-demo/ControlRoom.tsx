import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { clock } from '../../format.ts';
import styles from './ControlRoom.module.css';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import { LiveScene } from './LiveScene.tsx';
import { Player } from './Player.tsx';
import { Search } from './Search.tsx';
import { Summary } from './Summary.tsx';
import { sceneAt } from './scene-moment.ts';
import type { TrafficEvent } from './simulation/events.ts';
import { openingEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';
import { usePlayback } from './use-playback.ts';

type ControlRoomProps = { recording: Recording; events: TrafficEvent[] };

export function ControlRoom({ recording, events }: ControlRoomProps) {
  const { getTime, onFrame, ...player } = usePlayback(events, openingEvent(events).time);
  const { seek } = player;
  // The slider moves at once; the texts follow with lower priority.
  const time = useDeferredValue(player.time);
  const moment = useMemo(() => sceneAt(recording, events, time), [recording, events, time]);
  const { event } = moment;
  const scene = useRef<HTMLDivElement>(null);
  const seekAndShow = useCallback(
    (target: number) => {
      seek(target);
      // On a narrow screen the list is far below the scene.
      scene.current?.scrollIntoView({ block: 'nearest' });
    },
    [seek],
  );
  return (
    <div className={styles.room}>
      <div className={styles.stage} ref={scene}>
        <LiveScene {...{ recording, events, moment, getTime, onFrame }} />
        <p className={`ui-medium ${styles.caption}`}>
          <span className="label">{clock(time)}</span>
          <span aria-live="polite">{event ? caption(event) : trafficCopy.nothing}</span>
        </p>
        <Player {...player} events={events} event={event} />
      </div>
      <Search recording={recording} events={events} currentEvent={event} onSeek={seekAndShow} />
      <Summary recording={recording} events={events} onSeek={seekAndShow} />
    </div>
  );
}
