import { duration } from '../../src/features/traffic-demo/simulation/scenario.ts';
import { lightAt } from '../../src/features/traffic-demo/simulation/signals.ts';
import type { Track } from '../../src/features/traffic-demo/simulation/simulate.ts';
import { events, recording } from '../../src/features/traffic-demo/simulation/ten-minutes.ts';
import { lanes, sizes } from '../../src/features/traffic-demo/simulation/world.ts';

// Figures for the judged questions, computed from positions and lights without the question engine.

const seconds = 0.25;
const mph = 2.23694;

export const { tracks } = recording;
export const walks = recording.walks.filter(({ startsAt }) => startsAt <= duration);
export { events };

const enters = ({ startStep }: Track) => startStep * seconds;
const leaves = ({ startStep, distances }: Track) => (startStep + distances.length - 1) * seconds;
const speeds = ({ distances }: Track) =>
  distances.slice(1).map((at, index) => (at - (distances[index] ?? at)) / seconds);
export const waited = (track: Track) =>
  speeds(track).filter((speed) => speed < 0.5).length * seconds;
export const topSpeed = (track: Track) => Math.max(...speeds(track)) * mph;
export const meanSpeed = (track: Track) =>
  (((track.distances.at(-1) ?? 0) - (track.distances[0] ?? 0)) /
    ((track.distances.length - 1) * seconds)) *
  mph;

/** When the front reaches the stop line; undefined for a vehicle still before it at the end. */
function crosses(track: Track): number | undefined {
  const front = sizes[track.kind].length / 2;
  const index = track.distances.findIndex((at) => at + front > track.lane.stopDistance);
  return index < 0 ? undefined : (track.startStep + index - 1) * seconds;
}

export const crossedOn = (light: string) => (track: Track) => {
  const time = crosses(track);
  return time !== undefined && lightAt(track.lane.road, time) === light;
};

/** Seconds from one vehicle at the stop line to the next in its lane. */
export const headways = (lane: string) => {
  const times = tracks
    .filter((track) => track.lane.id === lane)
    .flatMap((track) => crosses(track) ?? [])
    .sort((a, b) => a - b);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
};

/** Returns the maximum number of vehicles waiting at a lane's stop line at the same time. */
const longestLine = (lane: string) =>
  Math.max(
    ...Array.from(
      { length: duration + 1 },
      (_, time) =>
        tracks.filter((track) => {
          const index = time / seconds - track.startStep;
          const [at, next] = [track.distances[index], track.distances[index + 1]];
          return (
            track.lane.id === lane &&
            at !== undefined &&
            next !== undefined &&
            at < track.lane.stopDistance &&
            (next - at) / seconds < 0.5
          );
        }).length,
    ),
  );

export const presentAt = (time: number) =>
  tracks.filter((track) => enters(track) <= time && leaves(track) >= time);

export const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
export const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
export const of =
  (...kinds: string[]) =>
  (track: Track) =>
    kinds.includes(track.kind);
export const headed = (heading: string) => (track: Track) => track.lane.heading === heading;
export const on = (group: string) => (track: Track) => track.lane.road === group;
export const between = (from: number, to: number) => (track: Track) =>
  enters(track) >= from && enters(track) <= to;
export const count = (...tests: ((track: Track) => boolean)[]) =>
  tracks.filter((track) => tests.every((test) => test(track))).length;
export const motor = (track: Track) => track.kind !== 'bicycle';

/** The name with the highest figure. */
export const most = (figures: Record<string, number>) =>
  Object.entries(figures).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
export const least = (figures: Record<string, number>) =>
  most(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, -figure])));

const grouped = (key: (track: Track) => string, figure: (group: Track[]) => number) =>
  Object.fromEntries(
    [...Map.groupBy(tracks, key)].map(([name, group]) => [name, figure(group)] as const),
  );
export const byHeading = (figure: (group: Track[]) => number) =>
  grouped(({ lane }) => lane.heading, figure);
export const byKind = (figure: (group: Track[]) => number) => grouped(({ kind }) => kind, figure);
export const byMinute = (figure: (group: Track[]) => number) =>
  grouped((track) => `minute ${Math.floor(enters(track) / 60) + 1}`, figure);
const laneNames: Record<string, string> = {
  'east-left': 'left eastbound',
  'east-right': 'right eastbound',
  'west-left': 'left westbound',
  'west-right': 'right westbound',
  'east-cycle': 'eastbound cycle',
  'west-cycle': 'westbound cycle',
  north: 'northbound',
  south: 'southbound',
};
const laneName = (id: string) => laneNames[id] ?? id;
export const byLane = (figure: (group: Track[]) => number) =>
  grouped(({ lane }) => laneName(lane.id), figure);
export const lineByLane = Object.fromEntries(
  lanes.map(({ id }) => [laneName(id), longestLine(id)] as const),
);
export const eventsOf = (kind: string) => events.filter((event) => event.kind === kind);
export const clock = (time: number) =>
  `${Math.floor(time / 60)}:${String(Math.floor(time % 60)).padStart(2, '0')}`;
