import { absent, type JudgedQuestion } from './judged-question.ts';

/** Forty questions of strangers by role. Values from the raw accounts, orders, deals and stock; the last 12 months are 365 days. */
export const panoramaStrangerA: Record<string, readonly JudgedQuestion[]> = {
  salesManager: [
    ['What is our whole pipeline worth?', 159980],
    ['weighted pipeline value', 72037.91],
    ['how many deals are at terms agreed', 8],
    ['biggest open deal', 'Yarrowlode'],
    ['Which region has the most open complaints?', 'South'],
    ['revenue in March 2026', 77223],
    ['top 3 products by revenue', ['Nitrile gloves', 'Floor cleaner', 'Label rolls']],
    ['our biggest customer by revenue', 'Gallowmere'],
    ['South or West - who sold more in dollars over the last 12 months?', 'South'],
    ['why is Dunmarrow Bakery at risk?', 'late'],
    ['accounts without any deal', 25],
    ['share of revenue from the South in the last 12 months', '31%'],
    ['which trade brings in the least revenue', 'Print shops'],
    ['How many accounts are late with their reorder?', 14],
    ['deals closing in the next 30 days, how many', 5],
    ['how many customers have never complained in this data', 26],
    ['number of clinics', 12],
    // Hidden from this role
    ['unit cost of nitrile gloves', absent],
    // Not in the data
    ['customer satisfaction score by region', absent],
    ['What will revenue be next year?', absent],
  ],
  supplyChain: [
    ['hand soap on hand in the South', 28],
    ['How many lines will run out before the next delivery?', 7],
    ['shortages in the East, how many', 3],
    ['total stock on hand', 1290],
    ['how many cartons of nitrile gloves are on their way', 423],
    ['who supplies cutting oil?', 'Tellmarsh'],
    ['unit cost air filters north', 44.81],
    ['cartons ordered in October 2026', 1843],
    ['Which depot has the least stock?', 'East'],
    ['days of cover for pallet wrap in the East', 5],
    ['stock by depot', { North: 330, East: 213, South: 424, West: 323 }],
    // Hidden from this role
    ['revenue by region', absent],
    // Not in the data
    ['how many forklifts does the West depot have', absent],
    ['warehouse temperature in the North', absent],
  ],
  regionalSales: [
    ['which customer of mine has the highest revenue?', 'Umberlow'],
    ['total value of my deals', 38893],
    ['who should i call first', 'Plumbrack'],
    ['nitrile gloves, cartons sold in the last 12 months', 1449],
    ['contacts who changed jobs', 2],
    // Not in the data
    ['competitor prices for paper towel', absent],
  ],
};
