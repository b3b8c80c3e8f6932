import { z } from 'astro/zod';
import { each, line, lines, template, text } from './copy-fields.ts';

export const assetIqDemo = each(['label', 'heading', 'loading', 'failed', 'retry'], line).extend({
  note: text,
  origin: text,
  preview: each(['note', 'filters'], line),
  search: each(['label', 'submit', 'clear', 'examples'], line),
  examples: lines,
  results: each(['heading', 'none', 'noneFiltered', 'suggest', 'apart'], line).extend({
    near: template('count'),
    all: template('count'),
    found: template('count', 'all'),
    noneOf: template('all'),
    unlabeled: template('words'),
    missing: template('words'),
    understood: template('words'),
    corrected: template('pairs'),
    pair: template('correction', 'typed'),
    translated: template('language', 'english'),
    unknown: template('words', 'count'),
    more: template('count'),
  }),
  filters: each(['heading', 'clear', 'fewer'], line).extend({ all: template('count') }),
  facets: each(['object', 'face', 'symbol', 'color', 'time', 'type'], line),
  exports: each(['heading', 'json', 'csv'], line),
  detail: each(
    [
      'close',
      'name',
      'setting',
      'time',
      'colors',
      'description',
      'place',
      'address',
      'objects',
      'seeAll',
      'boxes',
    ],
    line,
  ).extend({
    inFilm: template('start', 'end'),
    nameWithCount: template('name', 'count'),
    assetCount: template('count'),
    columns: lines,
  }),
  fields: each(['heading', 'name', 'value', 'add', 'remove', 'unnamed'], line).extend({
    note: text,
  }),
  match: each(
    [
      'face',
      'text',
      'touching',
      'confirmed',
      'partlyConfirmed',
      'notConfirmed',
      'absent',
      'unmatched',
    ],
    line,
  ).extend({
    synonym: template('label', 'count'),
    kind: template('label', 'count', 'wider'),
    narrower: template('label', 'count'),
    name: template('label', 'count'),
    color: template('found', 'asked'),
    otherColor: template('asked'),
    apart: template('share'),
    present: template('label', 'count'),
  }),
});

/** Answers to questions about things that are not in the data. `|` separates the phrases. */
const absent = z.array(
  z.strictObject({ phrases: line, answer: line, suggestion: line.optional() }),
);

export const panoramaDemo = each(
  ['label', 'heading', 'note', 'asking', 'retry', 'before'],
  line,
).extend({
  synthetic: text,
  roles: each(['regionalSales', 'salesManager', 'supplyChain'], each(['name', 'who'], line)),
  questionBox: each(['label', 'hint', 'apart', 'outside'], line).extend({
    absent,
    examples: lines,
    more: template('shown', 'all'),
    rule: template('role', 'seen', 'all', 'regions'),
    hidden: template('field', 'role', 'others'),
    unread: template('words'),
  }),
  permissions: each(['hidden', 'hiddenLabel'], line).extend({
    rows: template('seen', 'all', 'regions'),
    changes: template('role', 'changes'),
    accounts: template('seen', 'before'),
    shown: template('fields'),
    removed: template('fields'),
    fields: each(
      [
        'revenue',
        'margin',
        'value',
        'winChance',
        'stage',
        'slips',
        'email',
        'supplier',
        'unitCost',
      ],
      line,
    ),
  }),
  failed: template('role'),
  score: each(['heading', 'part', 'points', 'of', 'total', 'nothing', 'notCounted'], line).extend({
    factors: each(
      [
        'lateReorder',
        'volumeDrop',
        'complaints',
        'deal',
        'portalVisits',
        'missingProducts',
        'revenue',
      ],
      line,
    ),
    lateReorder: template('overdue', 'usual'),
    volumeDrop: template('percent'),
    complaints: template('open', 'oldest'),
    deal: template('goods', 'days'),
    portalVisits: template('before', 'recent'),
    missingProducts: template('products'),
    revenue: template('revenue'),
  }),
  alerts: each(['heading', 'none', 'start', 'pause', 'resume', 'again'], line).extend({
    read: template('read', 'all'),
    complaint: template('week'),
    short: template('cartons', 'goods', 'cover'),
    lateOrder: template('goods', 'overdue'),
    visit: template('goods', 'overdue'),
  }),
  profile: z.strictObject({
    choose: line,
    basis: template('accounts'),
    basisWithoutRevenue: template('accounts'),
    allAccounts: template('all'),
    someAccounts: template('seen', 'all'),
    facts: each(['sector', 'region', 'representative', 'since', 'orderInterval'], line),
    orders: each(['heading', 'unit', 'unitMoney', 'before', 'recent'], line),
    ordersSummary: template('name', 'recent', 'before'),
    cartons: template('count'),
    latest: z.strictObject({ heading: line, line: template('cartons', 'goods') }),
    people: each(['heading', 'consent', 'noConsent', 'movedOn', 'hidden'], line),
    complaints: each(['heading', 'open', 'closed', 'none'], line),
    opportunity: each(['heading', 'none'], line).extend({
      line: template('goods', 'cartons', 'buyers'),
    }),
    promised: z.strictObject({
      heading: line,
      none: line,
      line: template('day', 'cartons', 'goods'),
    }),
  }),
  preview: each(['table', 'role', 'hidden', 'common'], line).extend({
    of: template('seen', 'all'),
    calls: template('calls', 'accounts'),
  }),
  days: template('days'),
});

const event = (...names: string[]) =>
  each(['name', 'plural'], line).extend({ caption: template(...names) });

export const trafficDemo = each(['label', 'heading', 'nothing', 'person'], line).extend({
  note: text,
  simulation: text,
  before: text,
  scene: template('time', 'vehicles', 'people', 'main', 'side'),
  kinds: each(
    ['car', 'van', 'truck', 'bus', 'motorcycle', 'bicycle', 'pedestrian'],
    lines.length(2).meta({ description: 'One, and more than one' }),
  ),
  lanes: each(
    [
      'east-left',
      'east-right',
      'west-left',
      'west-right',
      'east-cycle',
      'west-cycle',
      'north',
      'south',
    ],
    line,
  ),
  events: z.strictObject({
    'red-light': event('name', 'lane', 'figure'),
    'stopped-vehicle': event('name', 'lane', 'figure'),
    queue: event('figure', 'lane', 'seconds'),
    'near-miss': event('name', 'figure'),
    speeding: event('name', 'lane', 'figure'),
    'on-foot-against-the-light': event('lane', 'figure'),
  }),
  controls: each(['group', 'play', 'pause', 'previous', 'next', 'time', 'speed'], line).extend({
    times: template('factor'),
  }),
  search: each(['label', 'hint', 'list', 'apart', 'outside'], line).extend({
    absent,
    unread: template('words'),
    examples: lines,
    all: template('count'),
    more: template('shown', 'all'),
  }),
  summary: each(['heading', 'longest', 'gravest'], line).extend({
    passed: template('list'),
    events: template('count', 'list'),
  }),
});

export const questions = each(['try', 'read', 'number', 'table', 'total', 'remove'], line).extend({
  any: template('name'),
  rest: template('sentence'),
  instead: template('question'),
  topics: each(['assetIq', 'panorama', 'traffic'], line).meta({
    description: 'What a visitor of a demonstration may ask for on the contact page',
  }),
  topic: template('topic'),
});
