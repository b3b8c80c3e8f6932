export type MediaType = 'picture' | 'film shot';
export type View = 'aerial' | 'close up';
export type Side = 'left' | 'right' | 'top' | 'bottom';
export type RelationName = 'left of' | 'right of' | 'above' | 'below' | 'near' | 'on' | 'under';
/** How well each time of day matches, 0 to 1; `sun` is added if the picture shows the sun. */
export type TimeScores = Partial<Record<'night' | 'dusk' | 'dawn' | 'day' | 'sun', number>>;
/** Returns the numbers that meet a comparison, both ends included. */
type Bound = (count: number) => [number, number];

const unlimited = Number.POSITIVE_INFINITY;
const atLeast: Bound = (count) => [count, unlimited];
// `fewer than three` means at least one.
const atMost: Bound = (count) => [Math.min(1, count), count];

/** Meanings of phrases that are neither objects nor colors. */
export type Keyword =
  | { as: 'relation'; name: RelationName }
  | { as: 'before' | 'after'; bound: Bound }
  | { as: 'between' | 'not' | 'nobody' | 'join' | 'break' | 'filler' }
  | { as: 'number'; count: number }
  | { as: 'several'; min: number }
  | { as: 'time'; scores: TimeScores }
  | { as: 'view'; view: View }
  | { as: 'type'; type: MediaType }
  | { as: 'place'; place: Side };

/** `|` separates phrases with the same meaning. Boxes cannot show `behind`, so it means `near`. */
export const keywords: [string, Keyword][] = [
  ['to the left of|on the left of|left of', { as: 'relation', name: 'left of' }],
  ['to the right of|on the right of|right of', { as: 'relation', name: 'right of' }],
  ['above|over', { as: 'relation', name: 'above' }],
  ['below', { as: 'relation', name: 'below' }],
  ['under|beneath|underneath', { as: 'relation', name: 'under' }],
  ['on|on top of|inside', { as: 'relation', name: 'on' }],
  [
    'near|by|next to|close to|beside|alongside|behind|in front of',
    { as: 'relation', name: 'near' },
  ],
  [
    'on the left|to the left|on the left side|on the left of the picture|in the left half',
    { as: 'place', place: 'left' },
  ],
  [
    'on the right|to the right|on the right side|on the right of the picture|in the right half',
    { as: 'place', place: 'right' },
  ],
  ['at the top|in the upper half', { as: 'place', place: 'top' }],
  ['at the bottom|in the lower half', { as: 'place', place: 'bottom' }],
  ['at least|minimum|minimum of|no fewer than|no less than', { as: 'before', bound: atLeast }],
  ['at most|up to|maximum|maximum of|no more than|not more than', { as: 'before', bound: atMost }],
  ['more than|over|above', { as: 'before', bound: (count) => atLeast(count + 1) }],
  ['fewer than|less than|under|below', { as: 'before', bound: (count) => atMost(count - 1) }],
  ['exactly|precisely|only|just', { as: 'before', bound: (count) => [count, count] }],
  ['or more|and more|plus', { as: 'after', bound: atLeast }],
  ['or fewer|or less', { as: 'after', bound: atMost }],
  ['between', { as: 'between' }],
  ['several|many', { as: 'several', min: 3 }],
  ['multiple', { as: 'several', min: 2 }],
  ['one|single|lone', { as: 'number', count: 1 }],
  ['pair|couple', { as: 'number', count: 2 }],
  ['dozen', { as: 'number', count: 12 }],
  [
    'no|not|without|zero|except|except for|excluding|minus|lacking|isnt|arent|dont|neither|nor|never|none|cannot|nothing|other than|free of|apart from',
    { as: 'not' },
  ],
  ['nobody|no one|noone|deserted', { as: 'nobody' }],
  ['and|or', { as: 'join' }],
  ['but|with|a|an', { as: 'break' }],
  ['shot|how many', { as: 'filler' }],
  [
    'video|clip|footage|film shot|film clip|video clip|video shot|of the film|in the film|from the film',
    { as: 'type', type: 'film shot' },
  ],
  ['photo|photograph|picture|image|still', { as: 'type', type: 'picture' }],
  [
    'aerial|overhead|drone|birds eye|birds eye view|from above|seen from above',
    { as: 'view', view: 'aerial' },
  ],
  ['close up|closeup|up close|macro|detail of|detail shot', { as: 'view', view: 'close up' }],
  [
    'night|nite|nighttime|night time|after dark|in the dark|darkness|moonlight|midnight',
    { as: 'time', scores: { night: 1, dusk: 0.4 } },
  ],
  ['dusk|nightfall|twilight', { as: 'time', scores: { dusk: 1, night: 0.3 } }],
  ['evening', { as: 'time', scores: { dusk: 1, night: 0.6 } }],
  ['sunset|sundown|golden hour', { as: 'time', scores: { dusk: 0.9, dawn: 0.5, sun: 0.5 } }],
  ['sunrise|dawn|daybreak|first light', { as: 'time', scores: { dawn: 1, dusk: 0.9, sun: 0.5 } }],
  ['morning', { as: 'time', scores: { dawn: 1, dusk: 0.5, sun: 0.4 } }],
  ['day|daytime|daylight|broad daylight|noon|midday|afternoon', { as: 'time', scores: { day: 1 } }],
];

/** Words for colors with the matching palette colors, nearest first; none if no picture has the color. */
export const colorWords: [string, string][] = [
  ['black|dark', 'ink'],
  ['navy|midnight|indigo', 'ink blue'],
  ['blue|bluish', 'blue ink teal'],
  ['azure', 'blue teal'],
  ['red|reddish|scarlet|crimson', 'red orange'],
  ['vermilion', 'orange red'],
  ['orange|tangerine', 'orange'],
  ['coral|salmon', 'orange pink'],
  ['rust|copper', 'orange brown'],
  ['amber', 'orange yellow'],
  ['beige|sand', 'sand'],
  ['cream', 'sand white'],
  ['ivory', 'white sand'],
  ['khaki', 'sand green'],
  ['tan|wooden', 'sand brown'],
  ['gold|golden|blond|blonde', 'sand yellow'],
  ['yellow|yellowish', 'yellow sand'],
  // The dark green of the pictures is teal in the palette.
  ['green|greenish', 'green teal'],
  ['turquoise|cyan|aqua|aquamarine|petrol|teal', 'teal'],
  ['emerald|jade', 'teal green'],
  ['mint', 'green teal'],
  ['olive', 'green sand'],
  ['lime|sage', 'green'],
  ['silver', 'gray white'],
  ['gray|grey', 'gray'],
  ['charcoal', 'ink gray'],
  ['white', 'white'],
  ['brown', 'brown'],
  ['ink', 'ink'],
  ['pink', 'pink'],
  ['purple|violet|magenta|lilac|lavender', ''],
];

/** Optional adjectives: annotations do not have them. */
export const plainAdjectives = new Set(
  'big large huge small little tiny tall short old new modern beautiful nice pretty cute great good best cool busy long wide quiet happy young outdoor indoor'.split(
    ' ',
  ),
);

/** After a time of day these nouns are not objects: `evening light` is not a lamp. */
export const timeOfDayNouns = ['light', 'lighting', 'sky', 'scene'];

/** Words that modify the next color: `dark green`. */
export const shades =
  'dark light bright pale deep bottle sea forest sky royal navy pine lime mint olive emerald brick off'.split(
    ' ',
  );
