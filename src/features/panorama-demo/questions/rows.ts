import type { Row } from '../../../demo-shared/questions/schema.ts';
import { sum } from '../../../demo-shared/sum.ts';
import { formatDollars, formatNumber } from '../../../format.ts';
import type { Account, Day } from '../model/dataset.ts';
import { formatDay, overdueDays } from '../model/orders.ts';
import type { VisibleDataset } from '../model/permissions.ts';
import { findProductGaps, mainExplanation, minCallScore, rankAccounts } from '../model/score.ts';
import { coverageOf } from '../model/stock.ts';
import { periodNames } from './dates.ts';

const timeFields = (day: Day) => ({ time: day, ...periodNames(day) });
const money = (amount: number | undefined) =>
  amount === undefined ? '' : `, ${formatDollars(amount)}`;
const orderText = (day: Day, cartons: number, product: string) =>
  `${formatDay(day)}: ${formatNumber(cartons)} cartons of ${product}`;

/** `due` means on time. */
function reorderFields(account: Account) {
  const overdue = overdueDays(account);
  return overdue > 0 && !account.orderedToday ? { reorder: 'late', overdue } : { reorder: 'due' };
}

const dealsAndComplaints = ({ deals, complaints }: Account) => [
  ...deals.map(() => 'deal'),
  ...complaints.flatMap(({ open }) => (open ? ['complaint', 'open'] : ['complaint'])),
];

export function buildRows(dataset: VisibleDataset) {
  const scores = rankAccounts(dataset);
  const rowsPerAccount = (rowsFor: (account: Account, score: (typeof scores)[number]) => Row[]) =>
    scores.flatMap((score) => {
      const { account, total } = score;
      const { id, region, sector, representative } = account;
      return rowsFor(account, score).map(
        (row, index): Row => ({
          account: id,
          region,
          sector,
          representative,
          status: total >= minCallScore ? 'call' : 'fine',
          ...row,
          id: row.id ? `${id} ${row.id} ${index}` : id,
        }),
      );
    });
  return {
    orders: rowsPerAccount((account) =>
      account.orders.map(({ day, product, cartons, revenue, margin }) => ({
        id: 'order',
        label: `${account.name}, ${orderText(day, cartons, product)}${money(revenue)}`,
        name: `${account.name}, ${formatDay(day)}`,
        ...timeFields(day),
        order: `${account.id} ${day}`,
        reorder: reorderFields(account).reorder,
        holds: dealsAndComplaints(account),
        product,
        cartons,
        revenue,
        margin,
      })),
    ),
    accounts: rowsPerAccount((account, score) => [
      {
        id: '',
        label: account.name,
        detail: `${mainExplanation(score)} (call score ${score.total})`,
        score: score.total,
        ...reorderFields(account),
        holds: dealsAndComplaints(account),
        since: account.customerSince,
        interval: account.orderInterval,
        visits: sum(account.visits.slice(-4)) / 4,
        silent: -(account.orders.at(-1)?.day ?? 0),
      },
    ]),
    reasons: rowsPerAccount((_, { reasons }) =>
      reasons
        .filter(({ points = 0 }) => points > 0)
        .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
        .map(({ points = 0, explanation }) => ({
          id: 'reason',
          status: 'call',
          label: `${explanation} (${points} points)`,
          points,
        })),
    ),
    stock: dataset.stock.map((line): Row => {
      const { daysOfCover } = coverageOf(line, dataset);
      const { id, region, product, onHand, incoming, arrives, supplier, unitCost } = line;
      return {
        id,
        label: `${product}, ${region}: ${formatNumber(onHand)} on hand, ${daysOfCover} days, delivery in ${arrives}`,
        region,
        product,
        supplier,
        shortage: daysOfCover < arrives ? 'short' : 'enough',
        onHand,
        incoming,
        cover: Number.isFinite(daysOfCover) ? daysOfCover : undefined,
        arrives,
        unitCost,
        worth: unitCost && unitCost * onHand,
      };
    }),
    deals: rowsPerAccount(({ name, deals }) =>
      deals.map(({ closes, product, stage, cartons, value, winChance, slips }) => ({
        id: 'deal',
        label: `${name}: ${product}, closes ${formatDay(closes)}${money(value)}${stage ? `, ${stage}` : ''}`,
        ...timeFields(closes),
        product,
        stage,
        cartons,
        value,
        chance: winChance,
        slips,
        weighted: value && winChance && Math.round(value * winChance),
      })),
    ),
    promises: rowsPerAccount(({ name, promises }) =>
      promises.map(({ day, product, cartons }) => ({
        id: 'promise',
        label: `${name}, ${orderText(day, cartons, product)}`,
        ...timeFields(day),
        product,
        cartons,
      })),
    ),
    complaints: rowsPerAccount(({ name, complaints }) =>
      complaints.map(({ day, subject, open }) => ({
        id: 'complaint',
        label: `${name}, ${formatDay(day)}: ${subject}`,
        ...timeFields(day),
        subject,
        state: open ? 'open' : 'closed',
        age: -day,
      })),
    ),
    contacts: rowsPerAccount((account) =>
      account.contacts.map(({ name, job, email, movedOn, consent }) => ({
        id: 'contact',
        label: `${name}, ${job}, ${account.name}${email ? `, ${email}` : ''}`,
        job,
        person: name,
        mail: consent ? 'allowed' : 'refused',
        moved: movedOn ? 'moved' : 'stayed',
      })),
    ),
    gaps: rowsPerAccount((account) =>
      findProductGaps(account, dataset).map(({ product, cartons }) => ({
        id: 'gap',
        label: `${account.name}: ${product}, about ${formatNumber(cartons)} cartons a quarter`,
        product,
        cartons,
      })),
    ),
  };
}
