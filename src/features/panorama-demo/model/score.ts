import { fill } from '../../../content/fill.ts';
import { sum } from '../../../demo-shared/sum.ts';
import { formatDollars, formatList } from '../../../format.ts';
import { panoramaCopy } from '../copy.ts';
import type { Account } from './dataset.ts';
import { cartonsIn, ordersBetween, ordersOfLastYear, overdueDays } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

const copy = panoramaCopy.score;

/** The points add up to 100. */
export const maxPoints = {
  lateReorder: 30,
  volumeDrop: 20,
  complaints: 15,
  deal: 10,
  portalVisits: 10,
  missingProducts: 5,
  revenue: 10,
};
type Factor = keyof typeof maxPoints;

export const minScoreToCall = 30;

/** `points` is undefined for revenue hidden from the role. */
type Reason = { factor: Factor; points: number | undefined; explanation: string };
export type Score = { account: Account; total: number; reasons: Reason[] };

export const rankAccounts = (dataset: VisibleDataset) =>
  dataset.accounts
    .map((account) => scoreAccount(account, dataset))
    .sort((a, b) => b.total - a.total || a.account.name.localeCompare(b.account.name));

export function scoreAccount(account: Account, dataset: VisibleDataset): Score {
  const reasons = (Object.keys(maxPoints) as Factor[]).map((factor): Reason => {
    if (factor === 'revenue' && dataset.hiddenFields.includes('revenue'))
      return { factor, points: undefined, explanation: copy.notCounted };
    const [severity, explanation] = scoreFactor[factor](account, dataset) || [0, copy.nothing];
    return { factor, points: Math.round(maxPoints[factor] * Math.min(1, severity)), explanation };
  });
  return { account, total: sum(reasons.map(({ points = 0 }) => points)), reasons };
}

export const mainExplanation = ({ reasons }: Score) =>
  reasons.reduce((best, reason) => ((reason.points ?? 0) > (best.points ?? 0) ? reason : best))
    .explanation;

/**
 * Lists products that at least two and at least 60% of the sector's other visible accounts bought
 * in the last year, but this account did not. `cartons`: average per buyer and quarter.
 */
export function findProductGaps(account: Account, dataset: VisibleDataset) {
  const ownProducts = new Set(ordersOfLastYear(account).map(({ product }) => product));
  const peerOrders = dataset.accounts
    .filter((peer) => peer.sector === account.sector && peer.id !== account.id)
    .map(ordersOfLastYear);
  return [...new Set(peerOrders.flat().map(({ product }) => product))]
    .filter((product) => !ownProducts.has(product))
    .map((product) => {
      const buyersOrders = peerOrders
        .map((orders) => orders.filter((order) => order.product === product))
        .filter(({ length }) => length > 0);
      const buyers = buyersOrders.length;
      const cartons = Math.round(cartonsIn(buyersOrders.flat()) / buyers / 4);
      return { product, buyers, cartons };
    })
    .filter(({ buyers }) => buyers >= 2 && buyers >= peerOrders.length * 0.6);
}

/** `severity`: 0 to 1; larger values are capped. `false` gives no points. */
type FactorResult = [severity: number, explanation: string] | false;

const scoreFactor: Record<Factor, (account: Account, dataset: VisibleDataset) => FactorResult> = {
  lateReorder(account) {
    const usual = account.orderInterval;
    const overdue = overdueDays(account);
    return overdue > 0 && [overdue / usual, fill(copy.lateReorder, { overdue, usual })];
  },
  /** Compares the last 90 days with the same days a year ago. */
  volumeDrop({ orders }) {
    const recent = cartonsIn(ordersBetween(orders, -90, -1));
    const before = cartonsIn(ordersBetween(orders, -455, -366));
    const drop = before > 0 ? 1 - recent / before : 0;
    return drop >= 0.1 && [drop / 0.6, fill(copy.volumeDrop, { percent: Math.round(drop * 100) })];
  },
  complaints({ complaints }) {
    const ages = complaints.filter(({ isOpen }) => isOpen).map(({ day }) => -day);
    const oldest = Math.max(0, ...ages);
    return oldest > 0 && [ages.length / 2, fill(copy.complaints, { open: ages.length, oldest })];
  },
  deal({ deals }) {
    const [next] = deals.toSorted((a, b) => a.closeDay - b.closeDay);
    return (
      next !== undefined &&
      next.closeDay <= 30 && [
        1 - next.closeDay / 60,
        fill(copy.deal, { goods: next.product, days: next.closeDay }),
      ]
    );
  },
  /** Compares the last 3 weeks with the 5 before. */
  portalVisits({ weeklyVisits }) {
    const before = sum(weeklyVisits.slice(0, 5)) / 5;
    const recent = sum(weeklyVisits.slice(5)) / 3;
    return (
      recent < before * 0.6 && [
        1 - recent / before,
        fill(copy.portalVisits, { before: before.toFixed(1), recent: recent.toFixed(1) }),
      ]
    );
  },
  missingProducts(account, dataset) {
    const missing = findProductGaps(account, dataset).map(({ product }) => product.toLowerCase());
    return (
      missing.length > 0 && [
        missing.length / 2,
        fill(copy.missingProducts, { products: formatList(missing) }),
      ]
    );
  },
  revenue(account, dataset) {
    const revenueOf = (buyer: Account) =>
      sum(ordersOfLastYear(buyer).map(({ revenue = 0 }) => revenue));
    const revenue = revenueOf(account);
    return [
      revenue / Math.max(...dataset.accounts.map(revenueOf)),
      fill(copy.revenue, { revenue: formatDollars(revenue) }),
    ];
  },
};
