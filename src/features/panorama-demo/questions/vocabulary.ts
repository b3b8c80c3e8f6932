export const measureWords = {
  revenue:
    'sales|turnover|income|sell|spend|spent|billing|earning|how much money|buy for|bring in|brought in|net sales|sales revenue|purchase volume',
  margin: 'profit|profitable|gross margin|gross profit|profitability|earn',
  cartons: 'demand|volume|quantity|unit sold|box|amount',
};

export const productWords: Record<string, string> = {
  'Nitrile gloves': 'glove',
  'Paper towel': 'towel|paper towels',
  'Floor cleaner': 'cleaner',
  'Pallet wrap': 'wrap|stretch film',
  'Label rolls': 'label|rolls|label roll',
  'Air filters': 'filter|air filter',
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

export const fillers =
  'data|open|reorder|with reorder|bring|buy|my region|our region|this region|sell|made|make|come from|in revenue|week|closing|due|where|will|have|currently|now|right now|today|company|business|us|figure|number|doing|perform|performance|generate|contribute|got|we got|total of|like|look|mine|at|since|left';
