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
import { opening } from './simulation/moments.ts';
import type { Recording } from './simulation/simulate.ts';
import { usePlayback } from './use-playback.ts';

type ControlRoomProps = { recording: Recording; events: TrafficEvent[] };

export function ControlRoom({ recording, events }: ControlRoomProps) {
  const { now, follow, ...player } = usePlayback(events, opening(events).time);
  const { seek } = player;
  // The slider moves at once; the words follow as deferred work.
  const time = useDeferredValue(player.time);
  const moment = useMemo(() => sceneAt(recording, events, time), [recording, events, time]);
  const { event } = moment;
  const scene = useRef<HTMLDivElement>(null);
  const go = useCallback(
    (to: number) => {
      seek(to);
      // On a narrow screen the list is far below the scene.
      scene.current?.scrollIntoView({ block: 'nearest' });
    },
    [seek],
  );
  return (
    <div className={styles.room}>
      <div className={styles.stage} ref={scene}>
        <LiveScene {...{ recording, events, moment, now, follow }} />
        <p className={`ui-medium ${styles.caption}`}>
          <span className="label">{clock(time)}</span>
          <span aria-live="polite">{event ? caption(event) : trafficCopy.nothing}</span>
        </p>
        <Player {...player} events={events} event={event} />
      </div>
      <Search recording={recording} events={events} shown={event} onGo={go} />
      <Summary recording={recording} events={events} onGo={go} />
    </div>
  );
}
