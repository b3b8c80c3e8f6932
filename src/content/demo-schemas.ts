import { z } from 'astro/zod';
import { line, lines, record, template, text } from './copy-fields.ts';

export const assetIqDemo = record(['label', 'heading', 'loading', 'failed', 'retry'], line).extend({
  note: text,
  origin: text,
  preview: record(['note', 'filters'], line),
  search: record(['label', 'submit', 'clear', 'examples'], line),
  examples: lines,
  results: record(['heading', 'none', 'noneFiltered', 'suggest', 'noneHasAll'], line).extend({
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
  filters: record(['heading', 'clear', 'fewer'], line).extend({ all: template('count') }),
  facets: record(['object', 'face', 'symbol', 'color', 'time', 'type'], line),
  exports: record(['heading', 'json', 'csv'], line),
  detail: record(
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
  fields: record(['heading', 'name', 'value', 'add', 'remove', 'unnamed'], line).extend({
    note: text,
  }),
  match: record(
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
    /** Distance between two objects. */
    apart: template('share'),
    present: template('label', 'count'),
  }),
});

/** Answers about things that are not in the data. `phrases`, separated by `|`, name the thing. */
const absent = z.array(
  z.strictObject({ phrases: line, answer: line, suggestion: line.optional() }),
);

export const panoramaDemo = record(
  ['label', 'heading', 'note', 'asking', 'retry', 'withoutScript'],
  line,
).extend({
  synthetic: text,
  roles: record(['regionalSales', 'salesManager', 'supplyChain'], record(['name', 'who'], line)),
  questionBox: record(['label', 'hint', 'unmatchedWords', 'outside'], line).extend({
    absent,
    examples: lines,
    more: template('shown', 'all'),
    rule: template('role', 'seen', 'all', 'regions'),
    hidden: template('field', 'role', 'others'),
    unknownWords: template('words'),
  }),
  permissions: record(['hidden', 'hiddenLabel'], line).extend({
    rows: template('seen', 'all', 'regions'),
    changes: template('role', 'changes'),
    accounts: template('seen', 'before'),
    shown: template('fields'),
    removed: template('fields'),
    fields: record(
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
  score: record(['heading', 'part', 'points', 'of', 'total', 'nothing', 'notCounted'], line).extend(
    {
      factors: record(
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
    },
  ),
  alerts: record(['heading', 'none', 'start', 'pause', 'resume', 'again'], line).extend({
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
    facts: record(['sector', 'region', 'representative', 'since', 'orderInterval'], line),
    orders: record(['heading', 'unit', 'unitMoney', 'before', 'recent'], line),
    ordersSummary: template('name', 'recent', 'before'),
    cartons: template('count'),
    latest: z.strictObject({ heading: line, line: template('cartons', 'goods') }),
    people: record(['heading', 'consent', 'noConsent', 'movedOn', 'hidden'], line),
    complaints: record(['heading', 'open', 'closed', 'none'], line),
    opportunity: record(['heading', 'none'], line).extend({
      line: template('goods', 'cartons', 'buyers'),
    }),
    promises: z.strictObject({
      heading: line,
      none: line,
      line: template('day', 'cartons', 'goods'),
    }),
  }),
  preview: record(['table', 'role', 'hidden', 'common'], line).extend({
    of: template('seen', 'all'),
    calls: template('calls', 'accounts'),
  }),
  days: template('days'),
});

const eventSchema = (...placeholders: string[]) =>
  record(['name', 'plural'], line).extend({ caption: template(...placeholders) });

export const trafficDemo = record(['label', 'heading', 'nothing', 'person'], line).extend({
  note: text,
  simulation: text,
  withoutScript: text,
  scene: template('time', 'vehicles', 'people', 'main', 'side'),
  kinds: record(
    ['car', 'van', 'truck', 'bus', 'motorcycle', 'bicycle', 'pedestrian'],
    lines.length(2).describe('Singular and plural'),
  ),
  lanes: record(
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
    'red-light': eventSchema('name', 'lane', 'figure'),
    'stopped-vehicle': eventSchema('name', 'lane', 'figure'),
    queue: eventSchema('figure', 'lane', 'seconds'),
    'near-miss': eventSchema('name', 'figure'),
    speeding: eventSchema('name', 'lane', 'figure'),
    'on-foot-against-the-light': eventSchema('lane', 'figure'),
  }),
  controls: record(['group', 'play', 'pause', 'previous', 'next', 'time', 'speed'], line).extend({
    speedFactor: template('factor'),
  }),
  search: record(['label', 'hint', 'list', 'unmatchedWords', 'outside'], line).extend({
    absent,
    unknownWords: template('words'),
    examples: lines,
    all: template('count'),
    more: template('shown', 'all'),
  }),
  summary: record(['heading', 'longest', 'gravest'], line).extend({
    passed: template('list'),
    events: template('count', 'list'),
  }),
});

export const questions = record(
  ['try', 'chips', 'number', 'table', 'total', 'remove'],
  line,
).extend({
  any: template('name'),
  partialAnswer: template('sentence'),
  instead: template('question'),
  topics: record(['assetIq', 'panorama', 'traffic'], line).meta({
    description: 'What a visitor of a demonstration may ask for on the contact page',
  }),
  topic: template('topic'),
});
