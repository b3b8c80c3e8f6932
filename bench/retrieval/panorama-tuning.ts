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
  days,
  deals,
  inMonth,
  inYear,
  lastYear,
  least,
  mean,
  most,
  north,
  product,
  sales,
  short,
  sold,
  stock,
  top,
  total,
  worth,
} from './panorama-raw.ts';

const months = Object.fromEntries(
  ['November 2025', 'December 2025', 'January 2026'].map((name) => {
    const date = new Date(`1 ${name} UTC`);
    return [name, sold('revenue', inMonth(date.getUTCMonth() + 1, date.getUTCFullYear()))] as const;
  }),
);

/** Questions to tune the reader with, by role. */
export const panoramaTuning: Record<string, readonly JudgedQuestion[]> = {
  salesManager: [
    ['revenue by region', by(byRegion, 'revenue')],
    ['total revenue', sold('revenue', lastYear)],
    ['revenue in October', sold('revenue', inMonth(10, 2026))],
    ['margin by product', by(byProduct, 'margin')],
    ['top 5 accounts by revenue', top(5, by(byAccount, 'revenue'))],
    ['top 3 products', top(3, by(byProduct, 'revenue'))],
    ['which account bought the most cartons', most(by(byAccount, 'cartons'))],
    ['how many accounts', accounts.length],
    [
      'accounts per region',
      Object.fromEntries(
        [...Map.groupBy(accounts, ({ region }) => region)].map(([name, group]) => [
          name,
          group.length,
        ]),
      ),
    ],
    [
      'how many open complaints in the East',
      complaints.filter(({ open, account }) => open && account.region === 'East').length,
    ],
    [
      'compare North and South',
      {
        North: sold('revenue', lastYear, at('North')),
        South: sold('revenue', lastYear, at('South')),
      },
    ],
    [
      'compare revenue of gloves and soap',
      {
        'Nitrile gloves': sold('revenue', lastYear, product('Nitrile gloves')),
        'Hand soap': sold('revenue', lastYear, product('Hand soap')),
      },
    ],
    ['revenue trend', months],
    ['monthly cartons of label rolls', {}],
    ['average deal value', mean(deals.map(({ value = 0 }) => value))],
    ['what is the pipeline worth', worth(deals)],
    ['deals closing in December', deals.filter(({ closes }) => closes > 14 && closes <= 45).length],
    [
      'largest deal in the South',
      Math.max(
        ...deals.filter(({ account }) => account.region === 'South').map(({ value = 0 }) => value),
      ),
    ],
    ['how many deals over $10,000', deals.filter(({ value = 0 }) => value > 10_000).length],
    ['which accounts need a call', []],
    ['Why is Ablethorn at risk?', []],
    ['what changed since October', { 'November 2026': sold('revenue', inMonth(11, 2026)) }],
    ['emails of buyers', absent],
    ['unit cost of gloves', absent],
    ['profit per employee', absent],
    ['stock price of the company', absent],
    [
      'share of the East in revenue',
      sold('revenue', lastYear, at('East')) / sold('revenue', lastYear),
    ],
    ['revenue 2025', sold('revenue', inYear(2025))],
    [
      'orders last quarter',
      new Set(
        sales
          .filter((sale) => [7, 8, 9].some((month) => inMonth(month, 2026)(sale)))
          .map(({ account, day }) => `${account.id} ${day}`),
      ).size,
    ],
    ['worst region by margin', least(by(byRegion, 'margin'))],
    [
      'revenue excluding hotels',
      sold('revenue', lastYear, ({ account }) => account.sector !== 'Hotels'),
    ],
  ],
  regionalSales: [
    ['margin of Ablethorn', absent],
    ['revenue in the South', absent],
    ['how many accounts', north.length],
    ['revenue of Zorbleworth', absent],
    [
      'revenue last 30 days',
      total(
        sales
          .filter(days(-30, -1))
          .filter(at('North'))
          .map(({ revenue = 0 }) => revenue),
      ),
    ],
    ['email of Ablethorn', 'ablethorn.example'],
  ],
  supplyChain: [
    ['where will stock run short', short.length],
    [
      'cartons on hand by depot',
      Object.fromEntries(
        [...Map.groupBy(stock, ({ region }) => region)].map(([name, lines]) => [
          name,
          total(lines.map(({ onHand }) => onHand)),
        ]),
      ),
    ],
    ['revenue', absent],
    ['cartons by trade', by(byTrade, 'cartons')],
    ['supplier of hand soap', 'Vennick Soap'],
    ['highest unit cost', Math.max(...stock.map(({ unitCost = 0 }) => unitCost))],
  ],
};
