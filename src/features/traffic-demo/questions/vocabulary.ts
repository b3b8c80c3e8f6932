import type { EventKind } from '../simulation/events.ts';
import type { Heading, Kind } from '../simulation/world.ts';

export const kindWords: Record<Kind, string> = {
  car: 'automobile|passenger car|auto',
  van: 'delivery van|minivan',
  truck: 'lorry|hgv|heavy goods vehicle|semi',
  bus: 'coach',
  motorcycle: 'motorbike|motor bike|motorcyclist',
  bicycle: 'cyclist|bike|biker|rider|cycle|pedal bike',
  pedestrian: 'walker|person',
};

const toward = (side: string) =>
  [
    `${side}`,
    `go ${side}`,
    `${side}ward`,
    `${side} bound`,
    `to the ${side}`,
    `toward the ${side}`,
    `towards the ${side}`,
  ].join('|');
const from = (side: string) => `from the ${side}|from ${side}|out of the ${side}`;
export const directionWords: Record<Heading, string> = {
  eastbound: `${toward('east')}|${from('west')}`,
  westbound: `${toward('west')}|${from('east')}`,
  northbound: `${toward('north')}|${from('south')}`,
  southbound: `${toward('south')}|${from('north')}`,
};

export const eventWords: Record<EventKind, string> = {
  'red light':
    'run red|run red light|run light|red light violation|jump light|jump red light|light jumper|red light runner|go through red|go through red light|through red light|through red|ignore light|ignore red light',
  'stopped vehicle':
    'stalled|parked|break down|block lane|standing vehicle|block|blockage|obstruction|stationary|stopped truck|stopped',
  queue: 'traffic jam|jam|congestion|tailback|long queue',
  'near miss':
    'close call|near collision|conflict|almost hit|nearly hit|almost crash|near accident|narrow miss|nearly collide',
  speeding:
    'speeder|speeding vehicle|over limit|too fast|over speed limit|above speed limit|break speed limit|exceed limit|exceed speed limit|drive too fast',
  'on foot against the light':
    'jaywalk|jaywalker|cross against light|against light|against signal|cross on red|against red',
};

export const fillers =
  'data|single|individual|per cycle|each cycle|each round|every cycle|per round|form|build up|pass|come|drive|go|gone|cross|through|travel|move|use|seen|see|saw|record|count|happen|occur|there|junction|intersection|scene|number|run|turn|take|arrive|enter|head|bound|find|time|toward|while|drive through|at light|at lights|get|make|left over|involve|cause|road|roads|street|view|video|footage|camera';
