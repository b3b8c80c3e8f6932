import { fill } from '../../../content/fill.ts';
import { quoteList } from '../../../demo-shared/questions/ask.ts';
import { defineParts, defineValues } from '../../../demo-shared/questions/define.ts';
import type { TimeRange } from '../../../demo-shared/questions/query.ts';
import type {
  Defined,
  Dimension,
  Entity,
  Measure,
  Schema,
  Value,
} from '../../../demo-shared/questions/schema.ts';
import {
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
} from '../../../format.ts';
import { panoramaCopy } from '../copy.ts';
import { regions } from '../model/dataset.ts';
import { formatDay } from '../model/orders.ts';
import { type ProtectedField, type RoleDataset, roleRules, roles } from '../model/permissions.ts';
import { extractRange, monthNames } from './date-ranges.ts';
import {
  accountRows,
  complaintRows,
  contactRows,
  dealRows,
  orderRows,
  promiseRows,
  stockRows,
} from './facts.ts';
import { fillers, measureWords, productWords, sectorWords } from './vocabulary.ts';

const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10);
const days = (value: number) => `${rounded(value)} days`;
const arrival = (value: number) =>
  `${days(value)}${Number.isInteger(value) ? `, ${formatDay(value)}` : ''}`;
const cartons = (value: number) => `${rounded(value)} cartons`;
const dollarWords = 'dollars|usd';
const dayWords = 'days';
const cartonWords = 'cartons';
const emailWords = 'email|e mail|mail address|email address';

/** Defines a value for each distinct name, with synonyms if there are any. */
const valuesNamed = (
  names: readonly string[],
  phrasesOf: (name: string) => string | undefined = () => undefined,
): Value[] =>
  [...new Set(names)].map((id) => ({
    id,
    label: id,
    phrases: phrasesOf(id) ?? id,
  }));

export function panoramaSchema(visible: RoleDataset): Schema {
  const { hiddenFields, accounts, stock, role, accountCount } = visible;
  const { accounts: accountRowList, reasons } = accountRows(visible);
  const { questionBox: copy, permissions, roles: roleCopy } = panoramaCopy;
  const roleName = roleCopy[role].name;
  const rule = fill(copy.rule, {
    role: roleName,
    seen: accounts.length,
    all: accountCount,
    regions: formatList(roleRules[role].regions),
  });
  const isHidden = (field: ProtectedField) => hiddenFields.includes(field);
  const rolesWith = (field: ProtectedField) =>
    roles.filter((other) => !roleRules[other].hiddenFields.includes(field));
  const hiddenReason = (field: ProtectedField) =>
    fill(copy.hidden, {
      field: permissions.fields[field],
      role: roleName,
      others: formatList(rolesWith(field).map((other) => roleCopy[other].name)),
    });
  const hidden = (field: ProtectedField) =>
    isHidden(field) ? { hidden: hiddenReason(field) } : {};
  const accountDimensions = ['account', 'region', 'sector'];
  const hiddenRegions = regions.filter((region) => !roleRules[role].regions.includes(region));
  return {
    entities: defineParts<Defined<Entity>>({
      order: {
        phrases: 'order|orders|purchase|order line|transaction',
        rows: orderRows(visible),
        dimensions: [...accountDimensions, 'product', 'month'],
        measures: ['revenue', 'margin', 'cartons'],
        mainMeasure: isHidden('revenue') ? 'cartons' : 'revenue',
        distinct: 'order',
        defaultRange: { from: -365, to: -1, label: 'in the last 12 months' },
      },
      account: {
        phrases: 'account|accounts|customer|client|buyer company',
        rows: accountRowList,
        dimensions: [...accountDimensions, 'status', 'reorder', 'holds'],
        measures: ['score', 'since', 'overdue', 'interval', 'visits', 'silent'],
        defaultRange: null,
      },
      stock: {
        phrases: 'stock line|stock lines|line|sku|stock item',
        rows: stockRows(visible),
        dimensions: ['region', 'product', 'supplier', 'shortage'],
        measures: ['onHand', 'incoming', 'cover', 'arrives', 'unitCost'],
        mainMeasure: 'onHand',
        defaultRange: null,
      },
      deal: {
        phrases: 'open deal|open deals|deal|opportunity|quote in progress|pipeline',
        rows: dealRows(visible),
        dimensions: [...accountDimensions, 'product', 'stage', 'month'],
        measures: ['value', 'weighted', 'chance', 'slips', 'cartons', 'time'],
        mainMeasure: isHidden('value') ? 'cartons' : 'value',
      },
      promise: {
        phrases: 'promised delivery|promised deliveries|promise|to deliver|undelivered|outstanding',
        rows: promiseRows(visible),
        dimensions: [...accountDimensions, 'product', 'month'],
        measures: ['cartons'],
      },
      complaint: {
        phrases: 'complaint|complaints|complain|claim|ticket',
        rows: complaintRows(visible),
        dimensions: [...accountDimensions, 'subject', 'state', 'month'],
        measures: [],
      },
      reason: {
        phrases: 'reason to call|reasons to call|why|reason|why call|risk factor|why is',
        rows: reasons,
        dimensions: [...accountDimensions, 'status'],
        measures: ['points'],
        listedByDefault: true,
        defaultRange: null,
      },
      contact: {
        phrases: `contact|contacts|contact person${isHidden('email') ? '' : `|${emailWords}|mail`}`,
        rows: contactRows(visible),
        dimensions: [...accountDimensions, 'job', 'mail', 'moved'],
        measures: [],
        listedByDefault: true,
        defaultRange: null,
      },
    }),
    dimensions: defineParts<Defined<Dimension>>({
      account: {
        phrases: 'account|accounts|customer|client',
        values: accounts.map(({ id, name }) => ({ id, label: name, phrases: id })),
      },
      region: {
        phrases: 'region|regions|depot|area|territory|warehouse',
        values: valuesNamed(roleRules[role].regions),
      },
      sector: {
        phrases: 'trade|trades|sector|industry|branch|segment|type of customer',
        countedEntity: 'account',
        values: valuesNamed(
          accounts.map(({ sector }) => sector),
          (name) => sectorWords[name],
        ),
      },
      product: {
        phrases: 'product|products|item|article|goods',
        values: valuesNamed(
          stock.map(({ product }) => product),
          (name) => productWords[name],
        ),
      },
      month: {
        phrases: 'month|months|monthly|per month|each month',
        ordered: true,
        values: valuesNamed(monthNames()),
      },
      status: {
        phrases: 'call list|call list',
        values: defineValues({
          call: 'needing a call|call|on call list|call this week|to call|at risk|need attention|churn|urgent|in danger|should call|risk|leaving|may leave',
          fine: 'doing well|safe|healthy',
        }),
      },
      reorder: {
        phrases: 'order timing|order timings',
        values: defineValues({
          late: 'late with an order|late|overdue|late reorder|due to reorder',
          due: 'on time',
        }),
      },
      holds: {
        phrases: 'holding|holdings',
        needsEntity: true,
        values: defineValues({
          deal: 'with an open deal|open deal|deal|opportunity|pipeline',
          complaint: 'with a complaint|complaint|complain',
          open: 'with an open complaint|open complaint|unresolved complaint',
        }),
      },
      shortage: {
        phrases: 'supply|supply',
        countedEntity: 'stock',
        values: defineValues({
          short:
            'running short|short|stock run short|stock short|stock run out|stock run low|run out|out of stock|shortage|stockout|run low|low|run out before next delivery|run out before delivery',
          enough: 'lasting until delivery|enough|sufficient|in good supply',
        }),
      },
      state: {
        phrases: 'state|states',
        values: defineValues({
          open: 'open|unresolved|pending|open complaint',
          closed: 'closed|resolved|settled',
        }),
      },
      subject: {
        phrases: 'subject|subjects|complain about',
        values: valuesNamed(
          accounts.flatMap(({ complaints }) => complaints.map(({ subject }) => subject)),
        ),
      },
      job: {
        phrases: 'job|jobs',
        values: valuesNamed(accounts.flatMap(({ contacts }) => contacts.map(({ job }) => job))),
      },
      mail: {
        phrases: 'consent|consents',
        values: defineValues({
          allowed: 'may be mailed|with consent|opted in',
          refused: 'may not be mailed|without consent|no consent|opted out',
        }),
      },
      moved: {
        phrases: 'change of job|changes of job',
        values: defineValues({
          moved: 'moved on|changed jobs|left|new job',
          stayed: 'still there',
        }),
      },
      stage: {
        phrases: 'stage|stages|deal stage|phase',
        values: valuesNamed(
          accounts.flatMap(({ deals }) => deals.flatMap(({ stage }) => stage ?? [])),
        ),
        ...hidden('stage'),
      },
      supplier: {
        phrases: 'supplier|suppliers|supply|vendor|manufacturer|supplied by|who supplies',
        values: valuesNamed(
          stock.flatMap(({ supplier }) => supplier ?? []),
          (name) => name.split(' ')[0],
        ),
        ...hidden('supplier'),
      },
    }),
    measures: defineParts<Defined<Measure>>({
      revenue: {
        phrases: `revenue|${measureWords.revenue}`,
        defaultAggregate: 'sum',
        format: formatMoney,
        units: dollarWords,
        ...hidden('revenue'),
      },
      margin: {
        phrases: `margin|${measureWords.margin}`,
        defaultAggregate: 'sum',
        format: formatMoney,
        ...hidden('margin'),
      },
      cartons: {
        phrases: `cartons|${measureWords.cartons}`,
        defaultAggregate: 'sum',
        format: cartons,
        units: cartonWords,
      },
      score: {
        phrases: 'call score|score|risk score|priority',
        most: 'most urgent|call first|call next|first|riskiest',
        format: rounded,
        units: 'points',
      },
      overdue: {
        phrases: 'days late|days overdue',
        most: 'most overdue|latest',
        format: days,
        units: dayWords,
      },
      since: {
        phrases: 'customer since|with us since',
        most: 'newest|youngest',
        least: 'oldest|longest standing',
        format: String,
      },
      interval: {
        phrases:
          'days between orders|order interval|reorder interval|reorder cycle|ordering rhythm',
        format: days,
        units: dayWords,
      },
      visits: {
        phrases: 'portal visits a week|portal visits|visits|logins|portal logins',
        format: rounded,
      },
      silent: {
        phrases:
          'days since the last order|silent|not ordered|no order|without an order|bought nothing|ordered nothing|inactive|quiet',
        most: 'longest silent|most silent',
        format: days,
        units: dayWords,
      },
      points: { phrases: 'points', defaultAggregate: 'sum', format: rounded },
      onHand: {
        phrases:
          'cartons on hand|on hand|in stock|stock level|stock|inventory|cartons in stock|how much stock|stock on hand',
        defaultAggregate: 'sum',
        format: cartons,
        units: cartonWords,
      },
      incoming: {
        phrases:
          'cartons on their way|on way|on its way|on their way|incoming|arriving|in transit|on order|next delivery bring|in next delivery',
        defaultAggregate: 'sum',
        format: cartons,
        units: cartonWords,
      },
      cover: {
        phrases:
          'days of stock|cover|days of cover|stock cover|coverage|stock last|range|days left',
        format: days,
        units: `days of stock|${dayWords}`,
      },
      arrives: {
        phrases:
          'days to delivery|next delivery|delivery|delivery time|lead time|time to delivery|time to the next delivery|arrival|arrive',
        format: arrival,
        units: dayWords,
      },
      unitCost: {
        phrases: 'unit cost|cost|purchase price|cost price|cost per carton',
        most: 'most expensive',
        least: 'cheapest',
        format: formatPrice,
        units: 'dollars',
        ...hidden('unitCost'),
      },
      value: {
        phrases: 'deal value|value|worth|deal size|pipeline value|size',
        defaultAggregate: 'sum',
        format: formatMoney,
        units: dollarWords,
        ...hidden('value'),
      },
      time: {
        phrases: 'closing date',
        most: 'last to close|latest',
        least: 'next|soonest|next to close|first to close',
        format: formatDay,
      },
      weighted: {
        phrases: 'weighted value|weighted|weighted pipeline|expected value',
        defaultAggregate: 'sum',
        format: formatMoney,
        ...hidden('value'),
      },
      chance: {
        phrases: 'win chance|chance|probability|win rate|chance to win|likelihood|odds',
        most: 'most likely',
        least: 'least likely',
        format: formatPercent,
        ...hidden('winChance'),
      },
      slips: {
        phrases: 'postponements|postponed|slips|delayed',
        defaultAggregate: 'sum',
        format: rounded,
        units: 'times',
        ...hidden('slips'),
      },
    }),
    absent: [
      ...copy.absent,
      ...hiddenRegions.map((region) => ({ phrases: region, answer: rule })),
      ...(isHidden('email') ? [{ phrases: emailWords, answer: hiddenReason('email') }] : []),
    ],
    fillers,
    trendDimension: 'month',
    outsideMessage: copy.outside,
    trendRange: extractRange('since november 2025').range as TimeRange,
    worstOrder: 'least',
    extractRange,
    unrecognizedMessage: (words) =>
      `${words.length > 0 ? fill(copy.unread, { words: quoteList(words) }) : copy.apart}${
        hiddenRegions.length > 0 ? ` ${rule}` : ''
      }`,
  };
}
