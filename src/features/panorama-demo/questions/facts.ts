import type { Row } from '../../../demo-shared/questions/schema.ts';
import { formatDate, formatMoney, formatNumber } from '../../../format.ts';
import { type Account, dateOf } from '../model/dataset.ts';
import { formatDay, sum } from '../model/orders.ts';
import type { VisibleDataset } from '../model/permissions.ts';
import { mainReason, minCallScore, rankAccounts } from '../model/score.ts';
import { coverageOf } from '../model/stock.ts';

const monthOf = (day: number) => formatDate(dateOf(day), 'monthAndYear');
const accountFields = ({ id, region, sector }: Account) => ({ account: id, region, sector });
const money = (amount: number | undefined) =>
  amount === undefined ? '' : `, ${formatMoney(amount)}`;

export const orderRows = ({ accounts }: VisibleDataset): Row[] =>
  accounts.flatMap((account) =>
    account.orders.map(
      ({ day, product, cartons, revenue, margin }, index): Row => ({
        id: `${account.id} ${index}`,
        label: `${account.name}, ${formatDay(day)}: ${formatNumber(cartons)} cartons of ${product}${money(revenue)}`,
        ...accountFields(account),
        time: day,
        order: `${account.id} ${day}`,
        month: monthOf(day),
        product,
        cartons,
        revenue,
        margin,
      }),
    ),
  );

function reorderOf({ orders, orderInterval, orderedToday }: Account) {
  const overdue = -(orders.at(-1)?.day ?? 0) - orderInterval;
  return overdue > 0 && !orderedToday ? { reorder: 'late', overdue } : { reorder: 'due' };
}

const holdingsOf = ({ deals, complaints }: Account) => [
  ...deals.map(() => 'deal'),
  ...complaints.flatMap(({ open }) => (open ? ['complaint', 'open'] : ['complaint'])),
];

export function accountRows(visible: VisibleDataset): { accounts: Row[]; reasons: Row[] } {
  const scores = rankAccounts(visible);
  const accounts = scores.map((entry): Row => {
    const { account, total } = entry;
    return {
      id: account.id,
      label: account.name,
      detail: `${mainReason(entry)} (call score ${total})`,
      ...accountFields(account),
      status: total >= minCallScore ? 'call' : 'fine',
      score: total,
      ...reorderOf(account),
      holds: holdingsOf(account),
      since: account.customerSince,
      interval: account.orderInterval,
      visits: sum(account.logins.slice(-4), (visits) => visits) / 4,
      silent: -(account.orders.at(-1)?.day ?? 0),
    };
  });
  const reasons = scores.flatMap(({ account, reasons: factors }) =>
    factors
      .filter(({ points = 0 }) => points > 0)
      .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
      .map(
        ({ factor, points = 0, explanation }): Row => ({
          id: `${account.id} ${factor}`,
          label: `${explanation} (${points} points)`,
          ...accountFields(account),
          status: 'call',
          points,
        }),
      ),
  );
  return { accounts, reasons };
}

export const stockRows = (visible: VisibleDataset): Row[] =>
  visible.stock.map((line): Row => {
    const { cover } = coverageOf(line, visible);
    const { id, region, product, onHand, arriving, arrives, supplier, unitCost } = line;
    return {
      id,
      label: `${product}, ${region}: ${formatNumber(onHand)} on hand, ${cover} days, delivery in ${arrives}`,
      region,
      product,
      supplier,
      shortage: cover < arrives ? 'short' : 'enough',
      onHand,
      incoming: arriving,
      cover: Number.isFinite(cover) ? cover : undefined,
      arrives,
      unitCost,
    };
  });

export const dealRows = ({ accounts }: VisibleDataset): Row[] =>
  accounts.flatMap((account) =>
    account.deals.map(
      (deal, index): Row => ({
        id: `${account.id} deal ${index}`,
        label: `${account.name}: ${deal.product}, closes ${formatDay(deal.closes)}${money(deal.value)}`,
        ...accountFields(account),
        time: deal.closes,
        month: monthOf(deal.closes),
        product: deal.product,
        stage: deal.stage,
        cartons: deal.cartons,
        value: deal.value,
        chance: deal.winChance,
        slips: deal.slips,
        weighted:
          deal.value === undefined || deal.winChance === undefined
            ? undefined
            : Math.round(deal.value * deal.winChance),
      }),
    ),
  );

export const promiseRows = ({ accounts }: VisibleDataset): Row[] =>
  accounts.flatMap((account) =>
    account.promised.map(
      ({ day, product, cartons }, index): Row => ({
        id: `${account.id} promise ${index}`,
        label: `${account.name}, ${formatDay(day)}: ${formatNumber(cartons)} cartons of ${product}`,
        ...accountFields(account),
        time: day,
        month: monthOf(day),
        product,
        cartons,
      }),
    ),
  );

export const complaintRows = ({ accounts }: VisibleDataset): Row[] =>
  accounts.flatMap((account) =>
    account.complaints.map(
      ({ day, subject, open }, index): Row => ({
        id: `${account.id} complaint ${index}`,
        label: `${account.name}, ${formatDay(day)}: ${subject}`,
        ...accountFields(account),
        time: day,
        month: monthOf(day),
        subject,
        state: open ? 'open' : 'closed',
      }),
    ),
  );

export const contactRows = ({ accounts }: VisibleDataset): Row[] =>
  accounts.flatMap((account) =>
    account.contacts.map(
      ({ name, job, email, movedOn, consent }, index): Row => ({
        id: `${account.id} contact ${index}`,
        label: `${name}, ${job}, ${account.name}${email ? `, ${email}` : ''}`,
        ...accountFields(account),
        job,
        mail: consent ? 'allowed' : 'refused',
        moved: movedOn ? 'moved' : 'stayed',
      }),
    ),
  );
