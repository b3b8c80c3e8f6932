import { useCallback, useDeferredValue, useRef } from 'react';
import { formatClock } from '../../format.ts';
import styles from './ControlRoom.module.css';
import { trafficCopy } from './copy.ts';
import { formatCaption } from './describe.ts';
import { LiveScene } from './LiveScene.tsx';
import { Player } from './Player.tsx';
import { Search } from './Search.tsx';
import { Summary } from './Summary.tsx';
import { sceneAt } from './scene-moment.ts';
import { firstNearMiss, type RecordingProps } from './simulation/events.ts';
import { usePlayback } from './use-playback.ts';

export function ControlRoom({ recording, events }: RecordingProps) {
  const playback = usePlayback(events, firstNearMiss(events).time);
  const { seek } = playback;
  // The slider moves at once; the texts follow with lower priority.
  const time = useDeferredValue(playback.time);
  const moment = sceneAt(recording, events, time);
  const { event } = moment;
  const sceneRef = useRef<HTMLDivElement>(null);
  const seekAndShow = useCallback(
    (target: number) => {
      seek(target);
      // On a narrow screen the lists are far below the scene.
      sceneRef.current?.scrollIntoView({ block: 'nearest' });
    },
    [seek],
  );
  return (
    <div className={styles.room}>
      <div className={styles.scene} ref={sceneRef}>
        <LiveScene {...{ recording, events, moment, playback }} />
        <p className={`ui-medium ${styles.caption}`}>
          <span className="label">{formatClock(time)}</span>
          <span aria-live="polite">{event ? formatCaption(event) : trafficCopy.nothing}</span>
        </p>
        <Player {...{ events, event, playback }} />
      </div>
      <Search {...{ recording, events }} currentId={event?.id} onSeek={seekAndShow} />
      <Summary {...{ recording, events }} onSeek={seekAndShow} />
    </div>
  );
}
