import { outline, touch, vehicleAt, walkerAt, wayAt } from './place.ts';
import { duration } from './plan.ts';
import { greenFor, lightAt, walkAt } from './signals.ts';
import { type Recording, step, type Track } from './simulate.ts';
import { type Heading, half, type Kind, type Lane, sizes, speedLimit } from './world.ts';

export const eventKinds = ['red light', 'stopped vehicle', 'queue', 'near miss', 'speeding', 'on foot against the light'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something the rules below found. `time` is when to look, `seconds` how long it lasts, `figure` a speed in mph, a count, seconds or meters. */
export type TrafficEvent = {
  id: string;
  kind: EventKind;
  time: number;
  seconds: number;
  who: { id: string; kind: Kind }[];
  heading: Heading | undefined;
  lane: string;
  figure: number;
};

/** What happened in a recording, found from positions and lights alone: the detector does not know the plan. In order of time. */
export function detect(recording: Recording): TrafficEvent[] {
  return [
    ...recording.tracks.flatMap((track) => [...redLight(track), ...speeding(track), ...standing(track, recording)]),
    ...queues(recording),
    ...nearMisses(recording),
    ...againstTheLight(recording),
  ].sort((one, other) => one.time - other.time);
}

const mph = 2.23694;
const times = ({ from, way }: Track) => Array.from({ length: way.length - 1 }, (_, index) => (from + index) * step);
const speedAt = (track: Track, time: number) => ((wayAt(track, time + step) ?? wayAt(track, time) ?? 0) - (wayAt(track, time) ?? 0)) / step;
const frontAt = (track: Track, time: number) => (wayAt(track, time) ?? 0) + sizes[track.kind].length / 2;
const event = (kind: EventKind, track: Track, time: number, seconds: number, figure: number): TrafficEvent => ({
  id: `${kind} ${track.id}`,
  kind,
  time,
  seconds,
  who: [{ id: track.id, kind: track.kind }],
  heading: track.lane.heading,
  lane: track.lane.id,
  figure,
});

/** The front crosses the stop line while the light is red; the figure is the speed. Looked at once the vehicle is in the middle. */
function redLight(track: Track): TrafficEvent[] {
  const { stop, group } = track.lane;
  const crossing = times(track).find((time) => frontAt(track, time) <= stop && frontAt(track, time + step) > stop);
  if (crossing === undefined || lightAt(group, crossing) !== 'red') return [];
  return [event('red light', track, crossing + 0.6, 1, Math.round(speedAt(track, crossing) * mph))];
}

/** A fifth over the limit. The figure is the highest speed. */
function speeding(track: Track): TrafficEvent[] {
  const fast = times(track).filter((time) => speedAt(track, time) > speedLimit * 1.2);
  const middle = fast[Math.floor(fast.length / 2)];
  return middle === undefined ? [] : [event('speeding', track, middle, fast.length * step, Math.round(Math.max(...fast.map((time) => speedAt(track, time))) * mph))];
}

/** Stands in a live lane: eight seconds into green, 12 s in all, with nobody close ahead. The figure is the seconds. */
function standing(track: Track, { tracks }: Recording): TrafficEvent[] {
  const { lane } = track;
  const still = times(track).filter((time) => speedAt(track, time) < 0.2);
  const first = still.find((time) => greenFor(lane.group, time) > 8 && frontAt(track, time) < lane.stop && !closeAhead(track, tracks, time));
  if (first === undefined || still.length * step < 12) return [];
  const begins = still.find((time) => time > first - 80) ?? first;
  const seconds = still.length * step;
  return [event('stopped vehicle', track, begins + seconds / 2, seconds, Math.round(seconds))];
}

const closeAhead = (track: Track, tracks: Track[], time: number) =>
  tracks.some((other) => {
    const way = other.lane === track.lane && other !== track ? wayAt(other, time) : undefined;
    const gap = way === undefined ? -1 : way - sizes[other.kind].length / 2 - frontAt(track, time);
    return gap >= 0 && gap < 10;
  });

/** Standing vehicles reach the edge of the view for half a minute and more. The figure is how many stand at the worst moment. */
function queues({ tracks }: Recording): TrafficEvent[] {
  const found: TrafficEvent[] = [];
  for (const lane of new Set(tracks.map((track) => track.lane))) {
    const own = tracks.filter((track) => track.lane === lane && !lane.cycles);
    let since: number | undefined;
    let worst: Track[] = [];
    for (let time = 0; time <= duration; time += 1) {
      const still = own.filter((track) => wayAt(track, time) !== undefined && (wayAt(track, time) ?? 0) < lane.stop && speedAt(track, time) < 0.5);
      const full = still.some((track) => (wayAt(track, time) ?? 0) < 9);
      if (full) {
        since ??= time;
        if (still.length > worst.length) worst = still;
      }
      if (since !== undefined && (!full || time === duration)) {
        if (time - since >= 30) found.push(queue(lane, since, time, worst));
        since = undefined;
        worst = [];
      }
    }
  }
  return found;
}

const queue = (lane: Lane, since: number, until: number, worst: Track[]): TrafficEvent => ({
  id: `queue ${lane.id} ${since}`,
  kind: 'queue',
  time: (since + until) / 2,
  seconds: until - since,
  who: worst.map(({ id, kind }) => ({ id, kind })),
  heading: lane.heading,
  lane: lane.id,
  figure: worst.length,
});

/** A bicycle and a motor vehicle on crossing ways come within a meter. The figure is the distance, in steps of 10 cm. */
function nearMisses({ tracks }: Recording): TrafficEvent[] {
  const bicycles = tracks.filter(({ kind }) => kind === 'bicycle');
  return tracks
    .filter(({ kind }) => kind !== 'bicycle')
    .flatMap((track) =>
      bicycles.flatMap((bicycle): TrafficEvent[] => {
        const close = times(track)
          .map((time) => ({ time, gap: gapAt(track, bicycle, time) }))
          .filter(({ gap }) => gap < 1);
        const least = close.reduce((best, moment) => (moment.gap < best.gap ? moment : best), { time: 0, gap: 1 });
        if (least.gap >= 1) return [];
        const found = event('near miss', track, least.time, close.length * step, Math.max(0.1, least.gap));
        return [{ ...found, who: [...found.who, { id: bicycle.id, kind: bicycle.kind }] }];
      }),
    );
}

/** Meters between two on crossing ways; 1 and more counts as 1. */
function gapAt(track: Track, bicycle: Track, time: number): number {
  const [one, other] = [vehicleAt(track, time), vehicleAt(bicycle, time)];
  if (!one || !other || one.facing.x * other.facing.x + one.facing.y * other.facing.y > 0.95) return 1;
  if (Math.abs(one.at.x - other.at.x) > 9 || Math.abs(one.at.y - other.at.y) > 9) return 1;
  const room = outline(other);
  for (let margin = 0; margin < 1; margin += 0.1) if (touch(outline(one, margin), room)) return Math.round(margin * 10) / 10;
  return 1;
}

/** Somebody sets foot on the roadway while people may not walk. The figure is the seconds it takes. */
function againstTheLight({ walks }: Recording): TrafficEvent[] {
  return walks.flatMap((walk): TrafficEvent[] => {
    const main = walk.arm === 'west' || walk.arm === 'east';
    const edge = main ? half.main : half.side;
    const wrong: number[] = [];
    for (let time = 0; time <= duration; time += step) {
      const person = walkerAt(walk, time);
      if (person && Math.abs(main ? person.at.y : person.at.x) < edge && !walkAt(time)) wrong.push(time);
    }
    const middle = wrong[Math.floor(wrong.length / 2)];
    if (middle === undefined) return [];
    return [
      {
        id: `on foot ${walk.id}`,
        kind: 'on foot against the light',
        time: middle,
        seconds: wrong.length * step,
        who: [{ id: walk.id, kind: 'pedestrian' }],
        heading: undefined,
        lane: walk.arm,
        figure: Math.round(wrong.length * step),
      },
    ];
  });
}
