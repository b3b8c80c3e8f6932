import { fill } from '../../../content/fill.ts';
import { quoted } from '../../../demo-shared/questions/ask.ts';
import { define, values } from '../../../demo-shared/questions/define.ts';
import type { Span } from '../../../demo-shared/questions/query.ts';
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
import { type ProtectedField, type RoleDataset, roles, rules } from '../model/permissions.ts';
import {
  accountRows,
  complaintRows,
  contactRows,
  dealRows,
  orderRows,
  stockRows,
} from './facts.ts';
import { monthNames, takeSpan } from './spans.ts';
import { absent, fillers, measureWords, productWords, sectorWords } from './vocabulary.ts';

const whole = (value: number) => formatNumber(Math.round(value * 10) / 10);
const days = (value: number) => `${whole(value)} days`;
const cartons = (value: number) => `${whole(value)} cartons`;
const dollarWords = 'dollars|dollar|usd';
const dayWords = 'days|day';
const cartonWords = 'cartons|carton';
const emailWords = 'email|e mail|mail address|email address';

/** Each value that occurs, under its own name and further words. */
const named = (names: readonly string[], words: Record<string, string> = {}): Value[] =>
  [...new Set(names)].map((id) => ({ id, label: id, ...(words[id] && { words: words[id] }) }));

export function panoramaSchema(visible: RoleDataset): Schema {
  const { hiddenFields, accounts, stock, role, all } = visible;
  const { accounts: accountTable, reasons } = accountRows(visible);
  const { questionBox: copy, permissions, roles: roleCopy } = panoramaCopy;
  const roleName = roleCopy[role].name;
  const rule = fill(copy.rule, {
    role: roleName,
    seen: accounts.length,
    all,
    regions: formatList(rules[role].regions),
  });
  const hides = (field: ProtectedField) => hiddenFields.includes(field);
  const mayRead = (field: ProtectedField) =>
    roles.filter((one) => !rules[one].hiddenFields.includes(field));
  const reason = (field: ProtectedField) =>
    fill(copy.hidden, {
      field: permissions.fields[field],
      role: roleName,
      others: formatList(mayRead(field).map((one) => roleCopy[one].name)),
    });
  const hidden = (field: ProtectedField) => (hides(field) ? { hidden: reason(field) } : {});
  const ofAccount = ['account', 'region', 'sector'];
  const unseen = regions.filter((region) => !rules[role].regions.includes(region));
  return {
    entities: define<Defined<Entity>>({
      order: {
        words: 'order|orders|purchase|order line|transaction',
        rows: orderRows(visible),
        dimensions: [...ofAccount, 'product', 'month'],
        measures: ['revenue', 'margin', 'cartons'],
        main: hides('revenue') ? 'cartons' : 'revenue',
        distinct: 'order',
        span: { from: -365, to: -1, label: 'in the last 12 months' },
      },
      account: {
        words: 'account|accounts|customer|client|buyer company',
        rows: accountTable,
        dimensions: [...ofAccount, 'status'],
        measures: ['score', 'interval', 'visits', 'silent'],
        span: null,
      },
      stock: {
        words: 'stock line|stock lines|line|stock|inventory|sku|stock item',
        rows: stockRows(visible),
        dimensions: ['region', 'product', 'supplier', 'shortage'],
        measures: ['onHand', 'cover', 'arrives', 'unitCost'],
        main: 'onHand',
        span: null,
      },
      deal: {
        words: 'open deal|open deals|deal|opportunity|quote in progress|pipeline',
        rows: dealRows(visible),
        dimensions: [...ofAccount, 'product', 'stage', 'month'],
        measures: ['value', 'weighted', 'chance', 'slips', 'cartons'],
        main: hides('value') ? 'cartons' : 'value',
      },
      complaint: {
        words: 'complaint|complaints|complain|claim|ticket',
        rows: complaintRows(visible),
        dimensions: [...ofAccount, 'subject', 'state', 'month'],
        measures: [],
      },
      reason: {
        words: 'reason to call|reasons to call|why|reason|why call|risk factor|why is',
        rows: reasons,
        dimensions: [...ofAccount, 'status'],
        measures: ['points'],
        lists: true,
        span: null,
      },
      contact: {
        words: `contact|contacts|contact person${hides('email') ? '' : `|${emailWords}|mail`}`,
        rows: contactRows(visible),
        dimensions: [...ofAccount, 'job', 'mail', 'moved'],
        measures: [],
        lists: true,
        span: null,
      },
    }),
    dimensions: define<Defined<Dimension>>({
      account: {
        words: 'account|accounts|customer|client',
        values: accounts.map(({ id, name }) => ({ id, label: name, words: id })),
      },
      region: {
        words: 'region|regions|depot|area|territory|warehouse',
        values: named(rules[role].regions),
      },
      sector: {
        words: 'trade|trades|sector|industry|branch|segment|type of customer',
        counts: 'account',
        values: named(
          accounts.map(({ sector }) => sector),
          sectorWords,
        ),
      },
      product: {
        words: 'product|products|item|article|goods',
        values: named(
          stock.map(({ product }) => product),
          productWords,
        ),
      },
      month: {
        words: 'month|months|monthly|per month|each month',
        ordered: true,
        values: named(monthNames()),
      },
      status: {
        words: 'call list|call list',
        values: values({
          call: 'needing a call|need a call|needs a call|call|call this week|to call|at risk|need attention|churn|urgent|in danger|should call|risk|need to call|leaving|may leave',
          fine: 'doing well|safe|healthy',
        }),
      },
      shortage: {
        words: 'supply|supply',
        values: values({
          short:
            'running short|run short|run out|short|running out|out of stock|shortage|stockout|run low|low|runs out|will run out',
          enough: 'lasting until delivery|enough|sufficient|in good supply',
        }),
      },
      state: {
        words: 'state|states',
        values: values({ open: 'open|unresolved|pending', closed: 'closed|resolved|settled' }),
      },
      subject: {
        words: 'subject|subjects',
        values: named(
          accounts.flatMap(({ complaints }) => complaints.map(({ subject }) => subject)),
        ),
      },
      job: {
        words: 'job|jobs',
        values: named(accounts.flatMap(({ contacts }) => contacts.map(({ job }) => job))),
      },
      mail: {
        words: 'consent|consents',
        values: values({
          allowed: 'may be mailed|with consent|opted in',
          refused: 'may not be mailed|without consent|no consent|opted out',
        }),
      },
      moved: {
        words: 'change of job|changes of job',
        values: values({ moved: 'moved on|changed jobs|left|new job', stayed: 'still there' }),
      },
      stage: {
        words: 'stage|stages|deal stage|phase',
        values: named(accounts.flatMap(({ deals }) => deals.flatMap(({ stage }) => stage ?? []))),
        ...hidden('stage'),
      },
      supplier: {
        words: 'supplier|suppliers|supply|supplies|vendor|manufacturer|supplied by|who supplies',
        values: named(stock.flatMap(({ supplier }) => supplier ?? [])),
        ...hidden('supplier'),
      },
    }),
    measures: define<Defined<Measure>>({
      revenue: {
        words: `revenue|${measureWords.revenue}`,
        usual: 'sum',
        format: formatMoney,
        units: dollarWords,
        ...hidden('revenue'),
      },
      margin: {
        words: `margin|${measureWords.margin}`,
        usual: 'sum',
        format: formatMoney,
        ...hidden('margin'),
      },
      cartons: {
        words: `cartons|${measureWords.cartons}`,
        usual: 'sum',
        format: cartons,
        units: cartonWords,
      },
      score: {
        words: 'call score|score|risk score|priority',
        high: 'most urgent',
        format: whole,
        units: 'points',
      },
      interval: {
        words: 'days between orders|order interval|reorder interval|reorder cycle|ordering rhythm',
        format: days,
        units: dayWords,
      },
      visits: {
        words: 'portal visits a week|portal visits|visits|logins|portal logins',
        format: whole,
      },
      silent: {
        words:
          'days since the last order|silent|not ordered|no order|without an order|bought nothing|ordered nothing|inactive|quiet',
        high: 'longest silent|most silent',
        format: days,
        units: dayWords,
      },
      points: { words: 'points|point', usual: 'sum', format: whole },
      onHand: {
        words:
          'cartons on hand|on hand|in stock|stock level|stock|inventory|cartons in stock|how much stock|stock on hand',
        usual: 'sum',
        format: cartons,
        units: cartonWords,
      },
      cover: {
        words:
          'days of stock|cover|days of cover|stock cover|coverage|stock last|stock lasts|range|days left',
        format: days,
        units: `days of stock|${dayWords}`,
      },
      arrives: {
        words:
          'days to delivery|next delivery|delivery|delivery time|lead time|time to delivery|time to the next delivery|arrival|arrive',
        format: days,
        units: dayWords,
      },
      unitCost: {
        words: 'unit cost|cost|purchase price|cost price|cost per carton',
        high: 'most expensive',
        low: 'cheapest',
        format: formatPrice,
        units: 'dollars',
        ...hidden('unitCost'),
      },
      value: {
        words: 'deal value|value|worth|deal size|pipeline value|size',
        usual: 'sum',
        format: formatMoney,
        units: dollarWords,
        ...hidden('value'),
      },
      weighted: {
        words: 'weighted value|weighted|weighted pipeline|expected value',
        usual: 'sum',
        format: formatMoney,
        ...hidden('value'),
      },
      chance: {
        words: 'win chance|chance|probability|win rate|chance to win|likelihood|odds',
        high: 'most likely',
        low: 'least likely',
        format: formatPercent,
        ...hidden('winChance'),
      },
      slips: {
        words: 'postponements|postponed|slips|slipped|delayed',
        usual: 'sum',
        format: whole,
        ...hidden('slips'),
      },
    }),
    absent: [
      ...absent,
      ...unseen.map((region) => ({ words: region, answer: rule })),
      ...(hides('email') ? [{ words: emailWords, answer: reason('email') }] : []),
    ],
    fillers,
    trend: 'month',
    trendSpan: takeSpan('since november 2025').span as Span,
    worst: 'least',
    takeSpan,
    unread: (words) =>
      `${words.length > 0 ? fill(copy.unread, { words: quoted(words) }) : copy.apart}${
        unseen.length > 0 ? ` ${rule}` : ''
      }`,
  };
}
