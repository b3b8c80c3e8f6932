import { fill } from '../../../content/fill.ts';
import {
  defineMeasures,
  defineParts,
  formatDecimal,
} from '../../../demo-shared/questions/define.ts';
import type { Dimension, Entity, Schema, Value } from '../../../demo-shared/questions/schema.ts';
import { formatDollars, formatList, formatPercent, formatPrice } from '../../../format.ts';
import { panoramaCopy } from '../copy.ts';
import { firstComplaintDay, firstDay, regions } from '../model/dataset.ts';
import { formatDay } from '../model/orders.ts';
import { type ProtectedField, type RoleDataset, roleRules, roles } from '../model/permissions.ts';
import { allPeriods, extractRange, withYearBefore } from './dates.ts';
import { buildRows } from './rows.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const formatDays = (value: number) => `${formatDecimal(value)} days`;
const formats = {
  number: formatDecimal,
  days: formatDays,
  arrival: (value: number) =>
    `${formatDays(value)}${Number.isInteger(value) ? `, ${formatDay(value)}` : ''}`,
  cartons: (value: number) => `${formatDecimal(value)} cartons`,
  year: (value: number) => String(Math.round(value)),
  money: (value: number) => (value < 100 ? formatPrice(value) : formatDollars(value)),
  price: formatPrice,
  percent: formatPercent,
};
const emailTerms = 'email|e mail|mail address|email address';

/** Lists the values of a field. `phrasesOf`: phrases for a value other than the value itself. */
const valuesOf = <Item>(
  items: readonly Item[],
  field: keyof Item,
  phrasesOf?: (value: string) => string | undefined,
): { values: Value[] } => ({
  values: [...new Set(items.map((item) => item[field]))].flatMap((value) =>
    typeof value === 'string' ? { id: value, label: value, phrases: phrasesOf?.(value) } : [],
  ),
});
const phrasesIn = (phrases: Record<string, string>) => (value: string) => phrases[value];

export function createPanoramaSchema(dataset: RoleDataset): Schema {
  const { hiddenFields, accounts, stock, role, totalAccounts } = dataset;
  const rows = buildRows(dataset);
  const contacts = accounts.flatMap((account) => account.contacts);
  const { questionBox: copy, permissions, roles: roleCopy } = panoramaCopy;
  const roleName = roleCopy[role].name;
  const visibility = fill(copy.rule, {
    role: roleName,
    seen: accounts.length,
    all: totalAccounts,
    regions: formatList(roleRules[role].regions),
  });
  const isHidden = (field: ProtectedField) => hiddenFields.includes(field);
  const hiddenReasons = Object.fromEntries(
    hiddenFields.map((field) => {
      const others = roles.filter((other) => !roleRules[other].hiddenFields.includes(field));
      return [
        field,
        fill(copy.hidden, {
          field: permissions.fields[field],
          role: roleName,
          others: formatList(others.map((other) => roleCopy[other].name)),
        }),
      ];
    }),
  );
  const hiddenRegions = regions.filter((region) => !roleRules[role].regions.includes(region));
  const visibilityNote = hiddenRegions.length > 0 ? ` ${visibility}` : '';
  return {
    entities: defineParts<Entity>(vocabulary.entities, {
      order: {
        rows: rows.orders,
        dataStart: firstDay,
        mainMeasure: isHidden('revenue') ? 'cartons' : 'revenue',
        defaultRange: { from: -365, to: -1, label: 'in the last 12 months' },
      },
      account: { rows: rows.accounts },
      stock: { rows: rows.stock },
      deal: { rows: rows.deals, mainMeasure: isHidden('value') ? 'cartons' : 'value' },
      promise: { rows: rows.promises },
      complaint: { rows: rows.complaints, dataStart: firstComplaintDay },
      reason: { rows: rows.reasons },
      contact: {
        rows: rows.contacts,
        phrases: `${vocabulary.entities.contact.phrases}${isHidden('email') ? '' : `|${emailTerms}|mail`}`,
      },
      gap: { rows: rows.gaps },
    }),
    dimensions: defineParts<Dimension>(vocabulary.dimensions, {
      account: { values: accounts.map(({ id, name }) => ({ id, label: name, phrases: id })) },
      region: valuesOf(accounts, 'region', phrasesIn(vocabulary.regions)),
      sector: valuesOf(accounts, 'sector', phrasesIn(vocabulary.sectors)),
      representative: valuesOf(accounts, 'representative', (name) => name.split(' ')[1]),
      product: valuesOf(stock, 'product', phrasesIn(vocabulary.products)),
      month: valuesOf(allPeriods, 'month'),
      quarter: valuesOf(allPeriods, 'quarter'),
      year: valuesOf(allPeriods, 'year'),
      subject: valuesOf(
        accounts.flatMap(({ complaints }) => complaints),
        'subject',
        phrasesIn(vocabulary.subjects),
      ),
      job: valuesOf(contacts, 'job'),
      person: valuesOf(contacts, 'name'),
      stage: {
        ...valuesOf(
          accounts.flatMap(({ deals }) => deals),
          'stage',
        ),
        hiddenReason: hiddenReasons['stage'],
      },
      supplier: {
        ...valuesOf(stock, 'supplier', (name) => name.split(' ')[0]),
        hiddenReason: hiddenReasons['supplier'],
      },
    }),
    measures: defineMeasures(vocabulary.measures, formats, hiddenReasons),
    ratios: vocabulary.ratios,
    absent: [
      ...copy.absent,
      ...hiddenRegions.map((region) => ({
        phrases: `${region}|${vocabulary.everywhere}`,
        answer: visibility,
      })),
      ...(isHidden('email') ? [{ phrases: emailTerms, answer: hiddenReasons['email'] ?? '' }] : []),
    ],
    fillers: `${vocabulary.fillers}${visibilityNote ? '' : `|${vocabulary.everywhere}`}`,
    rewrites: vocabulary.rewrites,
    rate: {
      phrases: vocabulary.rate,
      label: 'per day',
      unitsIn: ({ from, to } = { from: -365, to: -1, label: '' }) => to - from + 1,
    },
    trendDimension: 'month',
    rangeByGroup: {
      month: extractRange('between november 2025 and october 2026').range,
      quarter: extractRange('between q4 2025 and q3 2026').range,
      year: extractRange('since 2025').range,
    },
    whoDimension: 'account',
    worstMeans: 'least',
    extractRange,
    withYearBefore,
    messages: {
      ...copy,
      unknownWords: `${copy.unknownWords}${visibilityNote}`,
      unmatchedWords: `${copy.unmatchedWords}${visibilityNote}`,
    },
  };
}
