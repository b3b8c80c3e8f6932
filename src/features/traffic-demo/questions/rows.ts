import type { Row } from '../../../demo-shared/questions/schema.ts';
import { formatClock } from '../../../format.ts';
import { eventCopy } from '../copy.ts';
import { feetPerMeter, formatCaption, kindName, laneName } from '../describe.ts';
import type { TrafficEvent } from '../simulation/events.ts';
import {
  crossingTime,
  isStopped,
  isWaitingAtLight,
  mphPerMps,
  sampleTimes,
  speedAt,
} from '../simulation/motion.ts';
import { curbMeters, distanceAt, waitSeconds } from '../simulation/positions.ts';
import { durationSeconds } from '../simulation/scenario.ts';
import { cycleSeconds, listPhases, signalColorAt } from '../simulation/signals.ts';
import { type Recording, stepSeconds } from '../simulation/simulate.ts';
import { arms, type Lane, lanes, speedLimitMps } from '../simulation/world.ts';

const minuteOf = (time: number) => `${Math.min(10, Math.floor(time / 60) + 1)}`;
const laneAndMinute = ({ id, heading, road }: Lane, time: number) => ({
  lane: id,
  direction: heading,
  road,
  minute: minuteOf(time),
});

export const vehicleRows = ({ tracks }: Recording): Row[] =>
  tracks.map((track, index) => {
    const { id, kind, lane, startStep, distances, incident } = track;
    const time = startStep * stepSeconds;
    const times = sampleTimes(track);
    const transit = times.length * stepSeconds;
    const crossedAt = crossingTime(track);
    // The previous track of a lane is the vehicle ahead, because vehicles never overtake.
    const ahead = tracks[index - 1];
    const aheadCrossedAt = ahead?.lane === lane ? crossingTime(ahead) : undefined;
    const wait = times.filter((time) => isStopped(track, time)).length * stepSeconds;
    return {
      id,
      label: `a ${kindName(kind)} in the ${laneName(lane.id)}, ${formatClock(time)}`,
      time,
      until: time + transit,
      kind,
      ...laneAndMinute(lane, time),
      turn: incident?.type === 'turnsRight' ? 'right' : 'straight',
      passage: wait > 0 ? 'stopped' : 'free',
      light: crossedAt === undefined ? undefined : signalColorAt(lane.road, crossedAt),
      speed: (((distances.at(-1) ?? 0) - (distances[0] ?? 0)) / transit) * mphPerMps,
      topSpeed: Math.max(...times.map((time) => speedAt(track, time))) * mphPerMps,
      wait,
      transit: time + transit < durationSeconds ? transit : undefined,
      headway: crossedAt && aheadCrossedAt && crossedAt - aheadCrossedAt,
    };
  });

export const walkerRows = ({ walks }: Recording, events: TrafficEvent[]): Row[] =>
  walks
    .filter(({ startsAt }) => startsAt <= durationSeconds)
    .map(({ id, arm, startsAt, speed, jaywalking }) => {
      const { road } = arms[arm];
      const crossing = (2 * curbMeters(road)) / speed;
      return {
        id,
        label: `on the ${arm} arm, ${formatClock(startsAt)}`,
        time: startsAt,
        until: startsAt + crossing,
        arm,
        road,
        minute: minuteOf(startsAt),
        crossing,
        curbWait: jaywalking ? 0 : waitSeconds,
        signalUse: events.some((event) => event.id === `on foot ${id}`) ? 'against' : 'with',
        pace: speed * mphPerMps,
      };
    });

export const eventRows = (events: TrafficEvent[]): Row[] =>
  events.map((event) => {
    const { id, kind, time, seconds, participants, heading, place, value } = event;
    const caption = formatCaption(event);
    return {
      id,
      label: `${formatClock(time)} ${caption}`,
      name: eventCopy(kind).name,
      detail: caption,
      time,
      start: time - seconds / 2,
      until: time + seconds / 2,
      event: kind,
      // Only queues have more than two.
      kind: participants.slice(0, 2).map((participant) => participant.kind),
      direction: heading,
      [kind === 'on foot against the light' ? 'arm' : 'lane']: place,
      road: lanes.find(({ id: laneId }) => laneId === place)?.road,
      minute: minuteOf(time),
      topSpeed: kind === 'red light' || kind === 'speeding' ? value : undefined,
      excess: kind === 'speeding' ? value - Math.round(speedLimitMps * mphPerMps) : undefined,
      gap: kind === 'near miss' ? value * feetPerMeter : undefined,
      length: kind === 'queue' ? value : undefined,
      duration: seconds,
    };
  });

const allSeconds = Array.from({ length: durationSeconds + 1 }, (_, time) => time);

export const secondRows = ({ tracks }: Recording): Row[] =>
  allSeconds.map((time) => {
    const inView = tracks.filter((track) => distanceAt(track, time) !== undefined);
    return {
      id: `second ${time}`,
      label: formatClock(time),
      time,
      minute: minuteOf(time),
      inView: inView.length,
      standing: inView.filter((track) => isWaitingAtLight(track, time)).length,
    };
  });

/** Lists lines of waiting vehicles, each at its greatest length. */
export const lineRows = ({ tracks }: Recording): Row[] =>
  lanes.flatMap((lane) => {
    const laneTracks = tracks.filter((track) => track.lane === lane);
    const rows: Row[] = [];
    let currentLine: (Row & { length: number }) | undefined;
    for (const time of allSeconds) {
      const length = laneTracks.filter((track) => isWaitingAtLight(track, time)).length;
      if (length === 0) currentLine = undefined;
      else if (!currentLine || length > currentLine.length) {
        // A line that got longer replaces its row.
        if (currentLine) rows.pop();
        currentLine = {
          id: currentLine?.id ?? `${lane.id} ${time}`,
          label: `${laneName(lane.id)}, ${formatClock(time)}`,
          time,
          ...laneAndMinute(lane, time),
          length,
        };
        rows.push(currentLine);
      }
    }
    return rows;
  });

export const phaseRows = (): Row[] =>
  listPhases(durationSeconds).map(({ signal, color, time, seconds }) => ({
    id: `${signal} ${color} ${time}`,
    label: `${signal === 'walk' ? 'walk signal' : `${signal} road`} ${color}, ${formatClock(time)}`,
    time,
    until: time + seconds,
    road: signal,
    color,
    seconds,
    cycle: cycleSeconds,
  }));
