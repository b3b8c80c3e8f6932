import { absent, type JudgedQuestion } from './judged-question.ts';

/** Forty questions of strangers by role. Values from the raw accounts, orders, deals and stock; the last 12 months are 365 days. */
export const panoramaStrangerB: Record<string, readonly JudgedQuestion[]> = {
  salesManager: [
    ['Total margin for the last 12 months?', 221878],
    ['margin east last 12 months', 46077],
    ['how many deals do we have open', 27],
    ['average deal value', 5925.19],
    ['What are the quoted deals worth?', 41342],
    ['deals postponed twice', 7],
    ['which region has the largest pipeline', 'West'],
    ['region with the lowest margin over the last 12 months', 'East'],
    ['open complaints by region', { North: 1, East: 4, South: 6, West: 5 }],
    ['what do customers with open complaints complain about most?', 'damaged cartons'],
    ['our oldest customer', 'Orrinquay'],
    ['how many accounts have been with us since before 2012', 4],
    ['which account fell most in percent against a year ago', 'Withencray'],
    ['best month of 2026 by revenue', 'Mar'],
    ['bakeries vs hotels revenue, last 12 months', { Bakeries: 181811, Hotels: 75326 }],
    ['Why is Withencray House Hotel on the call list?', 'late'],
    ['How much did revenue change in the last 90 days against the same 90 days a year ago?', '2%'],
    // Hidden from this role
    ['email of the buyer at Foxlowe Clinic', absent],
    // Not in the data
    ['unpaid invoices over 60 days', absent],
    ['how many employees does Gallowmere Clinic have?', absent],
  ],
  supplyChain: [
    ['how many products run short in the North?', 2],
    ['papertowel stock', 124],
    ['label rolls arriving in the West', 79],
    ['When does the next delivery of nitrile gloves arrive in the South?', 'Nov 19'],
    ['depot with most stock', 'South'],
    ['which product has the highest unit cost', 'Air filters'],
    ['cheapest product per carton to buy', 'Hand soap'],
    ['how many suppliers are there', 5],
    ['cutting oil cartons sold in the last 90 days', 360],
    [
      'is there more hand soap or more paper towel on hand',
      { 'Hand soap': 159, 'Paper towel': 124 },
    ],
    ['cartons still to deliver in the West', 186],
    // Hidden from this role
    ['margin on air filters', absent],
    // Not in the data
    ['how many pallet spaces are free in the East depot', absent],
  ],
  regionalSales: [
    ['How many open deals do I have?', 7],
    ['my best selling product by revenue', 'Nitrile gloves'],
    ['customers without complaints', 7],
    ['next deal to close', 'Larkenfold'],
    // A row that this role may not see
    ['revenue of Gallowmere Clinic', absent],
    // Not in the data
    ['which accounts came to our trade fair', absent],
    ['what is my commission this quarter', absent],
  ],
};
