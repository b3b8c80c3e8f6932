import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { clock } from '../../format.ts';
import { ActorFigure } from './ActorFigure.tsx';
import { nameOf } from './describe.ts';
import { Ground } from './Ground.tsx';
import { boxIn, type Frame, fullFrame } from './project.ts';
import styles from './Scene.module.css';
import { fixtures, signalsAt } from './Surroundings.tsx';
import type { TrafficEvent } from './simulation/events.ts';
import { type Actor, outline } from './simulation/place.ts';
import { lightAt } from './simulation/signals.ts';
import { sizes } from './simulation/world.ts';

type SceneProps = { actors: Actor[]; time: number; event: TrafficEvent | undefined; frame?: Frame };

/** The junction at a moment, with brackets on those an event is about. */
export function Scene({ actors, time, event, frame = fullFrame }: SceneProps) {
  const standing = [
    ...fixtures,
    ...signalsAt(time),
    ...actors.map((actor) => ({ depth: actor.at.x + actor.at.y, drawn: <ActorFigure key={actor.id} {...actor} /> })),
  ].sort((one, other) => one.depth - other.depth);
  const people = actors.filter(({ kind }) => kind === 'pedestrian').length;
  return (
    <div className={styles.scene}>
      <svg viewBox={frame.join(' ')} role="img" aria-label={trafficDemo.scene(clock(time), actors.length - people, people, lightAt('main', time), lightAt('side', time))}>
        <Ground />
        {standing.map(({ drawn }) => drawn)}
      </svg>
      <AnnotationLayer boxes={event ? boxes(event, actors, frame) : []} />
    </div>
  );
}

/** A box for each one an event is about; of a queue only the first carries its name. */
function boxes({ kind, participants }: TrafficEvent, actors: Actor[], frame: Frame): DrawnBox[] {
  return participants.flatMap(({ id }, index): DrawnBox[] => {
    const actor = actors.find((one) => one.id === id);
    const box = actor && boxIn(frame, outline(actor), sizes[actor.kind].height + 0.5);
    if (!box) return [];
    const label = kind === 'queue' && index > 0 ? undefined : (trafficDemo.chips[actor.kind] ?? nameOf(actor.kind));
    return [{ box, label, live: true, small: true, labelAt: index % 2 ? 'br' : 'tl' }];
  });
}
