import type { Row } from '../../../demo-shared/questions/schema.ts';
import { sum } from '../../../demo-shared/sum.ts';
import { formatDollars, formatNumber } from '../../../format.ts';
import type { Account, Day } from '../model/dataset.ts';
import { formatDay, overdueDays } from '../model/orders.ts';
import type { VisibleDataset } from '../model/permissions.ts';
import {
  findProductGaps,
  mainExplanation,
  minScoreToCall,
  rankAccounts,
  type Score,
} from '../model/score.ts';
import { coverageOf } from '../model/stock.ts';
import { periodNames } from './dates.ts';

type RowFields = Partial<Row> & { label: string };

const timeFields = (day: Day) => ({ time: day, ...periodNames(day) });
const moneySuffix = (amount: number | undefined) =>
  amount === undefined ? '' : `, ${formatDollars(amount)}`;
const orderText = (day: Day, cartons: number, product: string) =>
  `${formatDay(day)}: ${formatNumber(cartons)} cartons of ${product}`;

export function buildRows(dataset: VisibleDataset) {
  const scores = rankAccounts(dataset);
  const rowsPerAccount = (rowsFor: (account: Account, score: Score) => RowFields[]) =>
    scores.flatMap((score) => {
      const { account, total } = score;
      const { id, region, sector, representative, deals, complaints } = account;
      const overdue = overdueDays(account);
      return rowsFor(account, score).map(
        (row, index): Row => ({
          account: id,
          region,
          sector,
          representative,
          status: total >= minScoreToCall ? 'call' : 'fine',
          reorder: overdue > 0 ? 'late' : 'onTime',
          overdue: overdue > 0 ? overdue : undefined,
          dealsAndComplaints: [
            ...deals.map(() => 'deal'),
            ...complaints.flatMap(({ isOpen }) => (isOpen ? ['complaint', 'open'] : ['complaint'])),
          ],
          ...row,
          id: `${id} ${index}`,
        }),
      );
    });
  return {
    orders: rowsPerAccount((account) =>
      account.orders.map(({ day, product, cartons, revenue, margin }) => ({
        label: `${account.name}, ${orderText(day, cartons, product)}${moneySuffix(revenue)}`,
        name: `${account.name}, ${formatDay(day)}`,
        ...timeFields(day),
        order: `${account.id} ${day}`,
        product,
        cartons,
        revenue,
        margin,
      })),
    ),
    accounts: rowsPerAccount((account, score) => [
      {
        label: account.name,
        detail: `${mainExplanation(score)} (call score ${score.total})`,
        score: score.total,
        since: account.customerSinceYear,
        interval: account.orderInterval,
        visits: sum(account.weeklyVisits.slice(-4)) / 4,
        daysSinceOrder: -(account.orders.at(-1)?.day ?? 0),
      },
    ]),
    reasons: rowsPerAccount((_, { reasons }) =>
      reasons
        .flatMap(({ points, explanation }) =>
          // `call` at any score, to answer "why is X at risk".
          points ? { status: 'call', label: `${explanation} (${points} points)`, points } : [],
        )
        .sort((a, b) => b.points - a.points),
    ),
    stock: dataset.stock.map((line): Row => {
      const { daysOfCover } = coverageOf(line, dataset);
      const { id, region, product, onHand, incoming, arrivalDay, supplier, unitCost } = line;
      return {
        id,
        label: `${product}, ${region}: ${formatNumber(onHand)} on hand, lasts ${daysOfCover} days, next delivery in ${arrivalDay} days`,
        region,
        product,
        supplier,
        shortage: daysOfCover < arrivalDay ? 'short' : 'enough',
        onHand,
        incoming,
        cover: Number.isFinite(daysOfCover) ? daysOfCover : undefined,
        arrivalDay,
        unitCost,
        worth: unitCost && unitCost * onHand,
      };
    }),
    deals: rowsPerAccount(({ name, deals }) =>
      deals.map(({ closeDay, product, stage, cartons, value, winChance, slips }) => ({
        label: `${name}: ${product}, closes ${formatDay(closeDay)}${moneySuffix(value)}${stage ? `, ${stage}` : ''}`,
        ...timeFields(closeDay),
        product,
        stage,
        cartons,
        value,
        chance: winChance,
        slips,
        weighted: value && winChance && Math.round(value * winChance),
      })),
    ),
    promises: rowsPerAccount(({ name, promisedDeliveries }) =>
      promisedDeliveries.map(({ day, product, cartons }) => ({
        label: `${name}, ${orderText(day, cartons, product)}`,
        ...timeFields(day),
        product,
        cartons,
      })),
    ),
    complaints: rowsPerAccount(({ name, complaints }) =>
      complaints.map(({ day, subject, isOpen }) => ({
        label: `${name}, ${formatDay(day)}: ${subject}`,
        ...timeFields(day),
        subject,
        state: isOpen ? 'open' : 'closed',
        age: -day,
      })),
    ),
    contacts: rowsPerAccount((account) =>
      account.contacts.map(({ name, job, email, hasLeft, hasConsent }) => ({
        label: `${name}, ${job}, ${account.name}${email ? `, ${email}` : ''}`,
        job,
        person: name,
        mail: hasConsent ? 'allowed' : 'refused',
        moved: hasLeft ? 'moved' : 'stayed',
      })),
    ),
    gaps: rowsPerAccount((account) =>
      findProductGaps(account, dataset).map(({ product, cartons }) => ({
        label: `${account.name}: ${product}, about ${formatNumber(cartons)} cartons a quarter`,
        product,
        cartons,
      })),
    ),
  };
}
