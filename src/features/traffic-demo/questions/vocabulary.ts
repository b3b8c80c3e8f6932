import type { Schema } from '../../../demo-shared/questions/schema.ts';
import type { EventKind } from '../simulation/events.ts';
import type { Heading, Kind } from '../simulation/world.ts';

export const kindWords: Record<Kind, string> = {
  car: 'automobile|passenger car|auto',
  van: 'delivery van|minivan',
  truck: 'lorry|lorries|hgv|heavy goods vehicle|semi',
  bus: 'coach|coaches',
  motorcycle: 'motorbike|motor bike|motorcyclist',
  bicycle: 'cyclist|bike|biker|rider|cycle|pedal bike',
  pedestrian: 'pedestrian|walker|person|people',
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
    'ran a red|ran red|run a red|ran a red light|ran the red light|run the red light|red light violation|jumped the light|jump the light|ran the light|light jumper|red light runner|ran the red|went through red|through a red light|through red|ignored the light',
  'stopped vehicle':
    'stalled|parked|broken down|break down|blocked the lane|blocking the lane|standing vehicle|block|blockage|obstruction|stationary|stopped truck|stopped',
  queue: 'traffic jam|jam|congestion|tailback|long queue',
  'near miss':
    'close call|near collision|conflict|almost hit|nearly hit|almost crash|near accident|narrow miss|nearly collide',
  speeding:
    'speeder|speeding vehicle|over the limit|too fast|over the speed limit|above the speed limit|break the speed limit|exceeded the limit|exceeded the speed limit|drove too fast',
  'on foot against the light':
    'jaywalk|jaywalking|jaywalker|crossed against the light|against the light|against the signal|cross on red|crossed on red|against red',
};

export const absent: Schema['absent'] = [
  {
    phrases: 'helmet|without a helmet|without helmet|no helmet|wear|wearing a helmet',
    answer: 'No helmets in this data: outlines, places and speeds are recorded.',
  },
  {
    phrases:
      'accident|crash|collision|collide|wreck|injury|injured|hurt|casualty|killed|died|fatality|ambulance needed',
    answer: 'No accident happened in these ten minutes. The near miss came closest.',
    suggestion: 'near miss',
  },
  {
    phrases: 'wrong way|wrong direction|wrong side|against traffic|contraflow|ghost driver',
    answer: 'Nobody drives the wrong way in these ten minutes.',
  },
  {
    phrases: 'left turn|turn left|u turn|uturn',
    answer: 'Nobody turns left or around in these ten minutes; one truck turns right.',
    suggestion: 'right turns',
  },
  {
    phrases:
      'license plate|number plate|plate|registration|who is driving|owner|driver name|face|faces',
    answer: 'No plates, faces or names are recorded.',
  },
  {
    phrases:
      'paint|what color are the cars|color of car|color of the car|red car|blue car|white car|black car|color are',
    answer: 'Colors of vehicles are not recorded.',
  },
  {
    phrases: 'rain|rained|weather|snow|fog|temperature|wet|wind',
    answer: 'Weather is not recorded.',
  },
  {
    phrases:
      'phone|seat belt|seatbelt|drunk|texting|age|gender|passenger|occupancy|children|child|dog|stroller|wheelchair',
    answer: 'What people carry, do or are inside a vehicle or on foot is not recorded.',
  },
  {
    phrases: 'cycle length|signal cycle|cycle time|length of the cycle',
    answer: 'One round of the signals takes 75 seconds.',
    suggestion: 'how long is the green on the main road',
  },
  {
    phrases: 'noise|emission|pollution|co2|fuel|decibel',
    answer: 'Noise and emissions are not recorded.',
  },
  {
    phrases:
      'ambulance|taxi|police|police car|fire engine|fire truck|emergency vehicle|tram|scooter|e scooter|trailer|tractor|electric car|electric vehicle',
    answer: 'Kinds here: cars, vans, trucks, buses, motorcycles, bicycles and people on foot.',
  },
  {
    phrases:
      'yesterday|last week|today|tomorrow|rush hour|per hour|per day|daily|hourly|every day|last hour',
    answer: 'The data is ten minutes at one junction.',
  },
];

export const fillers =
  'pass|passed|passing|came|come|drove|drive|driving|went|go|going|gone|cross|crossing|through|travel|traveled|move|moving|use|used|seen|see|saw|recorded|counted|count|happen|occur|occurred|there|junction|intersection|scene|number|using|ran|run|turn|take|took|arrive|enter|head|headed|heading|bound|find|time|toward|towards|while|people drive|drove through|at the light|at the lights|at a light|get|make|made|left over|drive through|involved|involving|road|roads|street|view|video|footage|camera';
