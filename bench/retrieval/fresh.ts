import { absent, type JudgedQuestion } from './judged-question.ts';
import {
  accounts,
  at,
  by,
  byAccount,
  byProduct,
  byRegion,
  byTrade,
  complaints,
  deals,
  inMonth,
  lastYear,
  least,
  mean,
  most,
  north,
  product,
  sold,
  stock,
  total,
  trade,
  worth,
} from './panorama-raw.ts';
import * as raw from './traffic-raw.ts';

/** A second set, written after faults that the unseen half had shown were mended. */
export const trafficFresh: readonly JudgedQuestion[] = [
  ['total number of motorcycles', raw.count(raw.of('motorcycle'))],
  [
    'How fast do buses drive on average?',
    raw.mean(raw.tracks.filter(raw.of('bus')).map(raw.meanSpeed)),
  ],
  ['slowest truck', Math.min(...raw.tracks.filter(raw.of('truck')).map(raw.meanSpeed))],
  ['how many cars came from the south', raw.count(raw.of('car'), raw.headed('northbound'))],
  [
    'which direction has the longest wait',
    raw.most(raw.byHeading((group) => raw.mean(group.map(raw.waited)))),
  ],
  [
    'share of vans among vehicles heading east',
    raw.count(raw.of('van'), raw.headed('eastbound')) / raw.count(raw.headed('eastbound')),
  ],
  [
    'bikes vs motorbikes',
    { bicycle: raw.count(raw.of('bicycle')), motorcycle: raw.count(raw.of('motorcycle')) },
  ],
  ['how many vehicles between minute 2 and minute 4', raw.count(raw.between(120, 240))],
  ['maximum queue on the northbound lane', Number(raw.lineByLane['northbound'])],
  ['how long is yellow on the side road', 3],
  ['near misses involving trucks', 1],
  ['drunk drivers', absent],
  ['horses', absent],
  ['how many vehicles waited longer than a minute', raw.count((track) => raw.waited(track) > 60)],
  ['vehicles that waited more than 40 seconds', raw.count((track) => raw.waited(track) > 40)],
  ['pedestrians by crosswalk', { north: raw.walks.filter(({ arm }) => arm === 'north').length }],
  [
    'how many speeders went west',
    raw.eventsOf('speeding').filter(({ heading }) => heading === 'westbound').length,
  ],
  ['emissions of trucks', absent],
  ['what happened around 4:40', raw.events.filter(({ time }) => time >= 250 && time <= 310).length],
  [
    'average wait of cars in the left eastbound lane',
    raw.mean(
      raw.tracks.filter((t) => t.kind === 'car' && t.lane.id === 'east-left').map(raw.waited),
    ),
  ],
];

/** The same for Panorama, by role. */
export const panoramaFresh: Record<string, readonly JudgedQuestion[]> = {
  salesManager: [
    [
      'how many cartons of gloves did we sell in September',
      sold('cartons', product('Nitrile gloves'), inMonth(9, 2026)),
    ],
    ['most profitable product', most(by(byProduct, 'margin'))],
    ['which trade buys the most', most(by(byTrade, 'revenue'))],
    ['weakest region', least(by(byRegion, 'revenue'))],
    ['revenue from clinics in the North', sold('revenue', lastYear, trade('Clinics'), at('North'))],
    [
      'how many complaints about late delivery',
      complaints.filter(({ subject }) => subject === 'Late delivery').length,
    ],
    ['average order value', absent],
    ['how many deals are postponed', absent],
    ['value of deals in the East', worth(deals.filter(({ account }) => account.region === 'East'))],
    ['average win chance', mean(deals.map(({ winChance = 0 }) => winChance))],
    ['best customer in the West', most(by(byAccount, 'revenue', lastYear, at('West')))],
    [
      'how many accounts in the North and the East',
      accounts.filter(({ region }) => region === 'North' || region === 'East').length,
    ],
    ['purple elephants', absent],
    ['what is our CEO called', absent],
    [
      'sales of soap in Q2',
      sold('revenue', product('Hand soap'), (sale) =>
        [4, 5, 6].some((month) => inMonth(month, 2026)(sale)),
      ),
    ],
  ],
  regionalSales: [
    ['unit cost', absent],
    [
      'how many bakeries are in my region',
      north.filter(({ sector }) => sector === 'Bakeries').length,
    ],
    ['margin by month', absent],
  ],
  supplyChain: [
    ['cheapest product', 'Hand soap'],
    [
      'total stock of pallet wrap',
      total(stock.filter((line) => line.product === 'Pallet wrap').map(({ onHand }) => onHand)),
    ],
    ['which accounts make the most profit', absent],
  ],
};
