import { dateOf } from '../../src/features/panorama-demo/model/dataset.ts';
import { formatDate } from '../../src/format.ts';
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
  cover,
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
  trade,
  worth,
} from './panorama-raw.ts';

const bestCustomers = by(byAccount, 'revenue');

const bestMonth = most(
  by(
    ({ day }) => formatDate(dateOf(day), 'monthAndYear'),
    'revenue',
    product('Paper towel'),
    lastYear,
  ),
);

/** Written before the question engine, by role. Not to be read by who tunes it. */
export const panoramaUnseen: Record<string, readonly JudgedQuestion[]> = {
  salesManager: [
    ['What was our revenue last month?', sold('revenue', inMonth(10, 2026))],
    ['who are my top five customers', top(5, bestCustomers)],
    ['Which region sells the least?', least(by(byRegion, 'revenue'))],
    ['revenue by product', by(byProduct, 'revenue')],
    ['how much did Ablethorn buy in the past year', bestCustomers[accounts[0]?.name ?? ''] ?? 0],
    ['margin in the East', sold('margin', lastYear, at('East'))],
    [
      'How many accounts do we have in the South?',
      accounts.filter(({ region }) => region === 'South').length,
    ],
    ['number of open complaints', complaints.filter(({ open }) => open).length],
    ['which product brings the most margin', most(by(byProduct, 'margin'))],
    [
      'compare North and West',
      {
        North: sold('revenue', lastYear, at('North')),
        West: sold('revenue', lastYear, at('West')),
      },
    ],
    [
      'how many clinics are customers?',
      accounts.filter(({ sector }) => sector === 'Clinics').length,
    ],
    ['sales to hotels in 2026', sold('revenue', trade('Hotels'), inYear(2026))],
    ['total value of open deals', worth(deals)],
    ['how many deals are quoted?', deals.filter(({ stage }) => stage === 'Quoted').length],
    ['biggest deal', Math.max(...deals.map(({ value = 0 }) => value))],
    [
      'average deal size in the West',
      mean(deals.filter(({ account }) => account.region === 'West').map(({ value = 0 }) => value)),
    ],
    ['what is the email of the buyer at Ablethorn?', absent],
    ['who supplies the pallet wrap?', absent],
    [
      'cartons of hand soap sold since September',
      sold(
        'cartons',
        product('Hand soap'),
        (sale) => inMonth(9, 2026)(sale) || inMonth(10, 2026)(sale) || inMonth(11, 2026)(sale),
      ),
    ],
    ['how many employees do we have', absent],
    ['forecast revenue for next year', absent],
    [
      'what share of revenue comes from the North?',
      sold('revenue', lastYear, at('North')) / sold('revenue', lastYear),
    ],
    [
      'revenue in Q3',
      sold('revenue', (sale) => [7, 8, 9].some((month) => inMonth(month, 2026)(sale))),
    ],
    ['best month for paper towel', bestMonth],
    [
      'How many orders in October 2026?',
      new Set(sales.filter(inMonth(10, 2026)).map(({ account, day }) => `${account.id} ${day}`))
        .size,
    ],
    [
      'customers since before 2012',
      accounts.filter(({ customerSince }) => customerSince < 2012).length,
    ],
    [
      'which trade complains most?',
      most(
        Object.fromEntries(
          [...Map.groupBy(complaints, ({ account }) => account.sector)].map(([name, group]) => [
            name,
            group.length,
          ]),
        ),
      ),
    ],
    [
      'revenue without the South',
      sold('revenue', lastYear) - sold('revenue', lastYear, at('South')),
    ],
    ['what is the weather like in the North', absent],
    ['How many stock lines run out?', short.length],
    [
      'How many accounts bought nothing in the last 30 days?',
      accounts.filter(({ orders }) => !orders.some(({ day }) => day >= -30)).length,
    ],
  ],
  regionalSales: [
    ["What's the margin on cutting oil?", absent],
    [
      'revenue in the last 90 days',
      total(
        sales
          .filter(days(-90, -1))
          .filter(at('North'))
          .map(({ revenue = 0 }) => revenue),
      ),
    ],
    ['How many customers have I got?', north.length],
    ['revenue of Brindlewick', absent],
    ['my biggest customer', most(by(byAccount, 'revenue', lastYear, at('North')))],
  ],
  supplyChain: [
    [
      'how many cartons of air filters are on hand?',
      total(stock.filter((line) => line.product === 'Air filters').map(({ onHand }) => onHand)),
    ],
    ['revenue by region', absent],
    [
      'Which depot has the most stock?',
      most(
        Object.fromEntries(
          [...Map.groupBy(stock, ({ region }) => region)].map(([name, lines]) => [
            name,
            total(lines.map(({ onHand }) => onHand)),
          ]),
        ),
      ),
    ],
    ['who is the supplier of floor cleaner', 'Vennick Soap'],
    ['cartons sold by trade', by(byTrade, 'cartons')],
    ['lines with less than 10 days of stock', stock.filter((line) => cover(line) < 10).length],
    ['longest time to the next delivery', Math.max(...stock.map(({ arrives }) => arrives))],
    ['average unit cost', mean(stock.map(({ unitCost = 0 }) => unitCost))],
  ],
};
