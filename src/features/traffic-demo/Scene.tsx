import { useMemo } from 'react';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { clock } from '../../format.ts';
import { ActorFigure } from './ActorFigure.tsx';
import { nameOf } from './describe.ts';
import { Ground } from './Ground.tsx';
import { type MovingBox, MovingBoxes } from './MovingBoxes.tsx';
import { boxIn, type Frame, fullFrame } from './project.ts';
import styles from './Scene.module.css';
import { fixtures, signalsFor } from './Surroundings.tsx';
import type { TrafficEvent } from './simulation/events.ts';
import type { StageActor } from './simulation/on-stage.ts';
import { outline } from './simulation/place.ts';
import { lightAt } from './simulation/signals.ts';
import { sizes } from './simulation/world.ts';

type SceneProps = { actors: StageActor[]; time: number; event: TrafficEvent | undefined; frame?: Frame };

/** The junction at a moment, with brackets on those an event is about. */
export function Scene({ actors, time, event, frame = fullFrame }: SceneProps) {
  const [main, side] = [lightAt('main', time), lightAt('side', time)];
  const signals = useMemo(() => signalsFor({ main, side }), [main, side]);
  const standing = [...fixtures, ...signals, ...actors.map((actor) => ({ depth: actor.at.x + actor.at.y, drawn: <ActorFigure key={actor.id} {...actor} /> }))].sort(
    (one, other) => one.depth - other.depth,
  );
  const people = actors.filter(({ kind }) => kind === 'pedestrian').length;
  return (
    <div className={styles.scene}>
      <svg viewBox={frame.join(' ')} role="img" aria-label={trafficDemo.scene(clock(time), actors.length - people, people, main, side)}>
        <Ground />
        {standing.map(({ drawn }) => drawn)}
      </svg>
      <MovingBoxes boxes={event ? boxes(event, actors, frame) : []} />
    </div>
  );
}

/** A box for each one an event is about; of a queue only the first carries its name. */
function boxes({ kind, participants }: TrafficEvent, actors: StageActor[], frame: Frame): MovingBox[] {
  return participants.flatMap(({ id }, index): MovingBox[] => {
    const actor = actors.find((one) => one.id === id);
    const box = actor && boxIn(frame, outline(actor), sizes[actor.kind].height + 0.5);
    if (!box) return [];
    const label = kind === 'queue' && index > 0 ? undefined : (trafficDemo.chips[actor.kind] ?? nameOf(actor.kind));
    return [{ id, box, label, labelAt: index % 2 ? 'br' : 'tl' }];
  });
}
