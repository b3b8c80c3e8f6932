import { absent, type JudgedQuestion } from './judged-question.ts';

/** Forty questions of a stranger, a city traffic engineer. Values from the simulation's raw tracks, walks, lights and events. */
export const trafficStrangerB: readonly JudgedQuestion[] = [
  // Counts by kind, lane, direction
  ['Total number of trucks please', 18],
  ['how many busses passed', 7],
  ['motorcycles northbound', 8],
  ['cars in the right westbound lane', 29],
  ['how many bikes on the westbound cycle lane?', 15],
  ['How many people crossed on the south side?', 12],
  ['vehicles coming from the west', 129],
  ['trafic on the side road, number of vehicles', 89],
  // Spans
  ['How many buses were there in the first four minutes?', 3],
  ['bicycles in the first 3 mins', 8],
  ['incidents before minute five', 6],
  ['red lights run after 5:00', 2],
  ['people on foot in the last minute', 6],
  // Speed
  ['how many vehicles were speeding', 2],
  ['average speed of the vehicles that ran the red', 27],
  ['maximum speed of bicycles', 11.2],
  ['Was anybody doing more than 50?', 0],
  ['Which direction is the fastest on average?', 'westbound'],
  ['who drove fastest', 'car'],
  // Waits, standing, queues
  ['lane with the shortest average wait', 'left westbound lane'],
  ['longest wait of a single vehicle in seconds', 106],
  ['How many vehicles waited more than 90 seconds', 1],
  ['how many stopped vehicles were there', 2],
  ['for how long was the car blocking the right westbound lane', 58],
  ['number of long queues', 2],
  ['which vehicle kind waits the longest on average?', 'bus'],
  // Signals
  ['how long is yellow', 3],
  ['green time for the side road per cycle', 18],
  ['How long do pedestrians get to walk?', 17.5],
  // Comparisons, shares, rates, negation
  ['more vans or more motorcycles?', { van: 70, motorcycle: 44 }],
  ['compare left and right eastbound lanes', { 'left eastbound': 58, 'right eastbound': 56 }],
  ['what percentage of pedestrians crossed against the light', '10%'],
  ['vehicles per minute on average', 34.3],
  ['how many events were not red light violations', 10],
  // Near miss
  ['How close did the truck get to the cyclist, in feet?', 2],
  // What the data does not hold
  ['how many cars were electric', absent],
  ['age of the pedestrians', absent],
  ['CO2 emissions of the trucks', absent],
  ['How many e-scooters?', absent],
  ['were there any injuries', absent],
];
