import type { Schema } from '../../../demo-shared/questions/schema.ts';

export const measureWords = {
  revenue:
    'sales|turnover|income|sell|spend|spent|billing|earning|how much money|buy for|bring in|brought in|net sales|sales revenue|purchase volume',
  margin: 'profit|profitable|gross margin|gross profit|profitability|earn',
  cartons: 'carton|volume|quantity|unit sold|boxes|box|amount',
};

export const productWords: Record<string, string> = {
  'Nitrile gloves': 'gloves|glove',
  'Paper towel': 'towel|towels|paper towels',
  'Floor cleaner': 'cleaner',
  'Pallet wrap': 'wrap|stretch film',
  'Label rolls': 'labels|label|rolls|label roll',
  'Air filters': 'filters|filter|air filter',
  'Cutting oil': 'oil',
  'Hand soap': 'soap',
};

export const sectorWords: Record<string, string> = {
  Garages: 'garage|motor works|car workshop',
  Clinics: 'clinic|medical',
  Hotels: 'hotel|house hotel',
  Joineries: 'joinery|carpenter|joiner',
  Bakeries: 'bakery|baker',
  'Print shops': 'print shop|printer|press|printing',
};

export const absent: Schema['absent'] = [
  {
    phrases: 'employee|staff|headcount|salary|salaries|per employee|hire|people working',
    answer: 'Employees and salaries are not in this data.',
  },
  {
    phrases: 'stock price|share price|stock market|dividend|valuation',
    answer: 'Nothing about shares of a company is in this data.',
  },
  {
    phrases: 'forecast|predict|prediction|next year|budget|target|quota|plan|projection|will be',
    answer: 'The data ends on November 16, 2026 and holds no forecasts or targets.',
  },
  {
    phrases: 'weather|competitor|market share|website traffic|ad|campaign|marketing spend',
    answer: 'Nothing from outside the company is in this data.',
  },
  {
    phrases:
      'invoice|paid|payment|overdue payment|debt|tax|vat|discount|price list|return rate|refund',
    answer: 'Payments, discounts and returns are not in this data.',
  },
  {
    phrases: 'truck|driver|route|shipping cost|freight|transport',
    answer: 'Transport is not in this data; days to the next delivery are.',
  },
  {
    phrases: 'city|address|country|state|phone number|telephone|phone',
    answer: 'Addresses and telephone numbers are not in this data; regions are.',
  },
];

export const fillers =
  'bring|bought|buy|my region|our region|this region|sold|selling|made|make|come from|comes from|in revenue|week|closing|due|where|will|have|currently|now|right now|today|company|business|us|figure|number|doing|perform|performing|performance|generate|contribute|got|we got|total of|like|look|mine|at|since|left';
