/** Phrases with the same meaning for all data. */
export const keywords = {
  count: 'how many|number of|count|how often|how many times|total number of',
  mean: 'average|mean|typical|typically|on average|avg',
  sum: 'total|sum|altogether|combined|in total|overall|how much',
  max: 'maximum|max',
  min: 'minimum|min',
  most: 'most|highest|biggest|largest|greatest|best|top|longest|busiest|peak|most used',
  least: 'least|lowest|smallest|fewest|shortest|quietest|least used|weakest',
  worst: 'worst',
  share: 'share|percent|percentage|proportion|fraction|what part|share of|percent of',
  by: 'by|per|each|for each|for every|broken down by|split by|across|every',
  compare: 'compare|comparison|versus|vs|than|difference between|difference|or|more|fewer',
  not: 'not|no|without|except|except for|excluding|exclude|other than|dont|didnt|did not|does not|isnt|never|minus|apart from|not in|havent|have not',
  but: 'but',
  over: 'more than|over|above|exceed|longer than|bigger than|higher than|greater than|larger than|worth more than',
  under: 'less than|under|below|fewer than|shorter than|lower than|smaller than',
  'at least': 'at least|no less than|no fewer than',
  'at most': 'at most|no more than|not more than|up to',
  list: 'list|show|which|where|who|whose|find|display',
  trend: 'trend|over time|develop|development|history|changed|what changed|change|changing',
  duration: 'how long|duration',
  when: 'when|what happened|what time|at what time',
} as const;
export type Keyword = keyof typeof keywords;

/** Words without a meaning of their own. */
export const stopWords = new Set(
  `of in on at to from for with and is are was were be been being do does did has have had having
  i me my we our us you your it its they their them there here this that these those what how
  why can could would will should please tell give get got us about any all anything
  everything anyone anybody someone somebody ever some just only also as into out up through
  during within one ones whats wheres hows im ive id lets so then still yet already if s so far go much many had
  am same both`.split(/\s+/),
);
