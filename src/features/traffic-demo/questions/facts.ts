import type { Row } from '../../../demo-shared/questions/schema.ts';
import { clock } from '../../../format.ts';
import { eventCopy } from '../copy.ts';
import { caption, laneName, nameOf } from '../describe.ts';
import type { TrafficEvent } from '../simulation/events.ts';
import { frontAt, mph, speedAt, times } from '../simulation/motion.ts';
import { distanceAt } from '../simulation/place.ts';
import { duration } from '../simulation/plan.ts';
import { lightAt, phaseChanges } from '../simulation/signals.ts';
import { type Recording, step, type Track } from '../simulation/simulate.ts';
import { type Lane, lanes } from '../simulation/world.ts';

const feet = 3.281;
const minuteOf = (time: number) => `${Math.min(9, Math.floor(time / 60)) + 1}`;
const isStanding = (track: Track, time: number) => speedAt(track, time) < 0.5;

export function vehicleRows({ tracks }: Recording): Row[] {
  const rows = tracks.map((track): Row & { crossed: number } => {
    const { id, kind, lane, from, distances, incident } = track;
    const moments = times(track);
    const speeds = moments.map((time) => speedAt(track, time) * mph);
    const crossed = moments.find(
      (time) => frontAt(track, time) <= lane.stop && frontAt(track, time + step) > lane.stop,
    );
    const wait = moments.filter((time) => isStanding(track, time)).length * step;
    const time = from * step;
    return {
      id,
      label: `a ${nameOf(kind)} in the ${laneName(lane.id)}`,
      time,
      until: time + moments.length * step,
      kind,
      lane: lane.id,
      direction: lane.heading,
      road: lane.group,
      minute: minuteOf(time),
      turn: incident?.type === 'turns' ? 'right' : 'straight',
      stops: wait > 0 ? 'stopped' : 'free',
      light: crossed === undefined ? undefined : lightAt(lane.group, crossed),
      speed: (((distances.at(-1) ?? 0) - (distances[0] ?? 0)) / (moments.length * step)) * mph,
      top: Math.max(...speeds),
      wait,
      crossed: crossed ?? Number.NaN,
    };
  });
  for (const lane of lanes) {
    const inOrder = rows
      .filter((row) => row['lane'] === lane.id && !Number.isNaN(row.crossed))
      .sort((a, b) => a.crossed - b.crossed);
    for (const [index, row] of inOrder.slice(1).entries())
      row['headway'] = row.crossed - (inOrder[index]?.crossed ?? 0);
  }
  return rows;
}

export const walkerRows = ({ walks }: Recording, events: TrafficEvent[]): Row[] =>
  walks
    .filter(({ startsAt }) => startsAt <= duration)
    .map(
      ({ id, arm, startsAt, pace }): Row => ({
        id,
        label: `on the ${arm} arm`,
        time: startsAt,
        arm,
        minute: minuteOf(startsAt),
        rule: events.some((event) => event.id === `on foot ${id}`) ? 'against' : 'with',
        pace: pace * mph,
      }),
    );

export const eventRows = (events: TrafficEvent[]): Row[] =>
  events.map((event): Row => {
    const { id, kind, time, seconds, participants, heading, lane, figure } = event;
    const onFoot = kind === 'on foot against the light';
    return {
      id,
      label: `${clock(time)} ${caption(event)}`,
      name: eventCopy(kind).name,
      detail: caption(event),
      time,
      until: time + seconds / 2,
      event: kind,
      kind: participants.slice(0, 2).map((one) => one.kind),
      direction: heading,
      lane: onFoot ? undefined : lane,
      arm: onFoot ? lane : undefined,
      road: lanes.find((one) => one.id === lane)?.group,
      minute: minuteOf(time),
      top: kind === 'red light' || kind === 'speeding' ? figure : undefined,
      gap: kind === 'near miss' ? figure * feet : undefined,
      length: kind === 'queue' ? figure : undefined,
      lasts: seconds,
    };
  });

/** Lines of standing vehicles before the stop lines. */
export function lineRows({ tracks }: Recording): Row[] {
  return lanes.flatMap((lane) => linesOf(lane, tracks));
}

function linesOf(lane: Lane, tracks: Track[]): Row[] {
  const own = tracks.filter((track) => track.lane === lane);
  const rows: Row[] = [];
  let open: (Row & { length: number }) | undefined;
  for (let time = 0; time <= duration; time += 1) {
    const length = own.filter((track) => {
      const at = distanceAt(track, time);
      return (
        at !== undefined &&
        at < lane.stop &&
        distanceAt(track, time + step) !== undefined &&
        isStanding(track, time)
      );
    }).length;
    if (length === 0) open = undefined;
    else if (!open) {
      open = {
        id: `${lane.id} ${time}`,
        label: `${laneName(lane.id)}, ${clock(time)}`,
        time,
        lane: lane.id,
        direction: lane.heading,
        road: lane.group,
        minute: minuteOf(time),
        length,
      };
      rows.push(open);
    } else if (length > open.length) {
      open.length = length;
      open.time = time;
      open.label = `${laneName(lane.id)}, ${clock(time)}`;
    }
  }
  return rows;
}

export const phaseRows = (): Row[] =>
  phaseChanges(duration).map(
    ({ light, color, time, seconds }): Row => ({
      id: `${light} ${color} ${time}`,
      label: `${light === 'walk' ? 'walk signal' : `${light} road`} ${color}, ${clock(time)}`,
      time,
      until: time + seconds,
      road: light,
      color,
      seconds,
    }),
  );
