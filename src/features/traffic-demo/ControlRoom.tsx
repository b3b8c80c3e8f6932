import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { clock } from '../../format.ts';
import styles from './ControlRoom.module.css';
import { closeUp } from './close-up.ts';
import { caption } from './describe.ts';
import { Player } from './Player.tsx';
import { fullFrame } from './project.ts';
import { Scene } from './Scene.tsx';
import { Search } from './Search.tsx';
import { Summary } from './Summary.tsx';
import type { TrafficEvent } from './simulation/events.ts';
import { eventAt, opening } from './simulation/moments.ts';
import { actorsOnStage } from './simulation/on-stage.ts';
import type { Recording } from './simulation/simulate.ts';
import { usePlayback } from './use-playback.ts';

/** The live demonstration: the scene with its caption and controls, the search beside it, the summary below. */
export function ControlRoom({ recording, events }: { recording: Recording; events: TrafficEvent[] }) {
  const playback = usePlayback(opening(events).time);
  const narrow = useMediaQuery('(max-width: 640px)');
  const { seek } = playback;
  // Under the visitor's hand the slider moves at once and the scene follows as deferred work; while it plays, both are drawn in one go.
  const deferred = useDeferredValue(playback.time);
  const time = playback.playing ? playback.time : deferred;
  const event = eventAt(events, time);
  const actors = useMemo(() => actorsOnStage(recording, time), [recording, time]);
  const scene = useRef<HTMLDivElement>(null);
  const go = useCallback(
    (one: TrafficEvent) => {
      seek(one.time);
      // On a narrow screen the list is far below the scene.
      scene.current?.scrollIntoView({ block: 'nearest' });
    },
    [seek],
  );
  return (
    <div className={styles.room}>
      <div className={styles.stage} ref={scene}>
        <Scene actors={actors} time={time} event={event} frame={narrow ? closeUp(actors, event) : fullFrame} />
        <p className={styles.caption}>
          <span className="label">{clock(time)}</span>
          <span aria-live="polite">{event ? caption(event) : trafficDemo.nothing}</span>
        </p>
        <Player {...playback} events={events} event={event} />
      </div>
      <Search recording={recording} events={events} shown={event} onGo={go} />
      <Summary recording={recording} events={events} time={Math.floor(time)} onGo={go} />
    </div>
  );
}
