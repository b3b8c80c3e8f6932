import { absent, type JudgedQuestion } from './judged-question.ts';

/** Forty questions of a stranger, a city traffic engineer. Values from the simulation's raw tracks, walks, lights and events. */
export const trafficStrangerA: readonly JudgedQuestion[] = [
  // Counts by kind
  ['How many cars came through?', 174],
  ['number of vans', 70],
  ['cyclists total', 30],
  ['how many ppl walked across', 30],
  ['How many motor vehicles were there, not counting bikes?', 313],
  ['lorries eastbound', 10],
  ['count the motorcycles in the left eastbound lane', 7],
  ['how many vans use the side road', 24],
  // Spans
  ['buses in the last three minutes', 3],
  ['how many bicycles in the first four minutes?', 11],
  ['Did anyone run a red light in the first five minutes, and how many?', 2],
  ['jaywalkers in the last 5 min', 2],
  ['pedestrians during the first two minutes', 3],
  // Speed
  ['What was the highest speed recorded?', 41.4],
  ['fastest motorbike', 40.8],
  ['How many drivers went over 40 mph?', 2],
  ['top speed of a bus', 23.5],
  ['which kind of vehicle is slowest on average', 'bicycle'],
  ['how fast was the motorcycle that ran the red light', 28],
  // Waits, standing, queues
  ['Which lane has the longest average wait?', 'right eastbound lane'],
  ['which direction waits longest on average', 'southbound'],
  ['who waited the longest, cars or buses', 'car'],
  ['how many vehicles stood still for more than a minute and a half?', 1],
  ['How long did the broken down truck stand there?', 82],
  ['most vehicles in a queue', 6],
  ['where do the long queues form?', 'right eastbound lane'],
  // Signals
  ['How long does the main road get green each round?', 28],
  ['signal cycle length', 75],
  ['how many seconds is the side street on red per cycle', 54],
  // Comparisons, shares, superlatives, negation
  ['buses or trucks, which are more?', { truck: 18, bus: 7 }],
  ['eastbound vs westbound volume', { eastbound: 129, westbound: 125 }],
  ['Busiest direction', 'eastbound'],
  ['what share of all vehicles are cars', '51%'],
  ['vehicles that are not cars', 169],
  // Events, moments
  ['when did the near miss happen', '6:41'],
  // What the data does not hold
  ['How many cyclists wore no helmet?', absent],
  ['licence plate of the speeding car', absent],
  ['was it raining', absent],
  ['any ambulances or fire engines?', absent],
  ['Drivers using their phone', absent],
];
