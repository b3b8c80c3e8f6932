import type { TrafficEvent } from './events.ts';
import { event, times } from './motion.ts';
import { outline, touch, vehicleAt } from './place.ts';
import { type Recording, step, type Track } from './simulate.ts';

/** A bicycle and a motor vehicle on crossing ways come within a meter. */
export function nearMisses({ tracks }: Recording): TrafficEvent[] {
  const bicycles = tracks.filter(({ kind }) => kind === 'bicycle');
  return tracks
    .filter(({ kind }) => kind !== 'bicycle')
    .flatMap((track) =>
      bicycles.flatMap((bicycle): TrafficEvent[] => {
        const close = times(track)
          .map((time) => ({ time, gap: gapAt(track, bicycle, time) }))
          .filter(({ gap }) => gap < 1);
        const least = close.reduce((best, moment) => (moment.gap < best.gap ? moment : best), {
          time: 0,
          gap: 1,
        });
        if (least.gap >= 1) return [];
        const found = event(
          'near miss',
          track,
          least.time,
          close.length * step,
          Math.max(0.1, least.gap),
        );
        return [
          {
            ...found,
            participants: [...found.participants, { id: bicycle.id, kind: bicycle.kind }],
          },
        ];
      }),
    );
}

/** In meters, at most 1. */
function gapAt(track: Track, bicycle: Track, time: number): number {
  const [one, other] = [vehicleAt(track, time), vehicleAt(bicycle, time)];
  if (!one || !other || one.facing.x * other.facing.x + one.facing.y * other.facing.y > 0.95)
    return 1;
  if (Math.abs(one.at.x - other.at.x) > 9 || Math.abs(one.at.y - other.at.y) > 9) return 1;
  const room = outline(other);
  for (let margin = 0; margin < 1; margin += 0.1)
    if (touch(outline(one, margin), room)) return Math.round(margin * 10) / 10;
  return 1;
}
