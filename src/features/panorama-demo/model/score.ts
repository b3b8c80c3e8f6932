import { fill } from '../../../content/fill.ts';
import { formatList, formatMoney } from '../../../format.ts';
import { panoramaCopy } from '../copy.ts';
import type { Account } from './dataset.ts';
import { during, lastYear, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

const copy = panoramaCopy.score;

const parts = ['late', 'falling', 'complaints', 'deal', 'visits', 'gap', 'worth'] as const;
export type Part = (typeof parts)[number];

/** The maximum of each part: together 100. */
export const maxPoints: Record<Part, number> = {
  late: 30,
  falling: 20,
  complaints: 15,
  deal: 10,
  visits: 10,
  gap: 5,
  worth: 10,
};

/** Least score of an account on the call list. */
export const callFrom = 30;

/** `points` is undefined if the part needs a field hidden from the role. */
type Reason = { part: Part; points: number | undefined; why: string };
export type Score = { account: Account; total: number; reasons: Reason[] };

type PartResult = { share: number; why: string } | undefined;

/** Every visible account, the highest score first. */
export function rank(dataset: VisibleDataset): Score[] {
  return dataset.accounts
    .map((account) => score(account, dataset))
    .sort(
      (one, other) => other.total - one.total || one.account.name.localeCompare(other.account.name),
    );
}

export function score(account: Account, dataset: VisibleDataset): Score {
  const reasons = parts.map((part): Reason => {
    if (part === 'worth' && dataset.hiddenFields.includes('revenue'))
      return { part, points: undefined, why: copy.notCounted };
    const found = rules[part](account, dataset);
    return found
      ? { part, points: Math.round(maxPoints[part] * Math.min(1, found.share)), why: found.why }
      : { part, points: 0, why: copy.nothing };
  });
  return { account, total: sum(reasons, ({ points }) => points ?? 0), reasons };
}

export const mainReason = ({ reasons }: Score) =>
  reasons.reduce((best, reason) => ((reason.points ?? 0) > (best.points ?? 0) ? reason : best)).why;

/** Products that most visible accounts of the trade bought within a year and this one did not. */
export function missingProducts(
  account: Account,
  dataset: VisibleDataset,
): { product: string; buyers: number; cartons: number }[] {
  const own = new Set(lastYear(account).map(({ product }) => product));
  const peers = dataset.accounts
    .filter((peer) => peer.sector === account.sector && peer.id !== account.id)
    .map(lastYear);
  const bought = [...new Set(peers.flatMap((orders) => orders.map(({ product }) => product)))];
  return bought
    .filter((product) => !own.has(product))
    .map((product) => {
      const buying = peers
        .map((orders) => orders.filter((order) => order.product === product))
        .filter(({ length }) => length > 0);
      const cartons = Math.round(sum(buying.flat(), (order) => order.cartons) / buying.length / 4);
      return { product, buyers: buying.length, cartons };
    })
    .filter(({ buyers }) => buyers >= 2 && buyers >= peers.length * 0.6);
}

const rules: Record<Part, (account: Account, dataset: VisibleDataset) => PartResult> = {
  late({ orders, orderInterval, orderedToday }) {
    if (orderedToday) return undefined;
    const overdue = -(orders.at(-1)?.day ?? 0) - orderInterval;
    return overdue > 0
      ? { share: overdue / orderInterval, why: fill(copy.late, { overdue, usual: orderInterval }) }
      : undefined;
  },
  falling({ orders }) {
    const recent = sum(during(orders, -90, -1), ({ cartons }) => cartons);
    const before = sum(during(orders, -455, -366), ({ cartons }) => cartons);
    const drop = before > 0 ? 1 - recent / before : 0;
    return drop >= 0.1
      ? { share: drop / 0.6, why: fill(copy.falling, { percent: Math.round(drop * 100) }) }
      : undefined;
  },
  complaints({ complaints }) {
    const open = complaints.filter((complaint) => complaint.open);
    const oldest = open.at(-1);
    return (
      oldest && {
        share: open.length / 2,
        why: fill(copy.complaints, { open: open.length, oldest: -oldest.day }),
      }
    );
  },
  deal({ deals }) {
    const next = [...deals].sort((one, other) => one.closes - other.closes)[0];
    return next && next.closes <= 30
      ? {
          share: 1 - next.closes / 60,
          why: fill(copy.deal, { goods: next.product, days: next.closes }),
        }
      : undefined;
  },
  visits({ logins }) {
    const before = sum(logins.slice(0, 5), (visits) => visits) / 5;
    const recent = sum(logins.slice(5), (visits) => visits) / 3;
    return recent < before * 0.6
      ? {
          share: 1 - recent / before,
          why: fill(copy.visits, { before: before.toFixed(1), recent: recent.toFixed(1) }),
        }
      : undefined;
  },
  gap(account, dataset) {
    const missing = missingProducts(account, dataset);
    return (
      missing[0] && {
        share: missing.length / 2,
        why: fill(copy.gap, {
          products: formatList(missing.map(({ product }) => product.toLowerCase())),
        }),
      }
    );
  },
  worth(account, dataset) {
    const revenue = (one: Account) => sum(lastYear(one), (order) => order.revenue ?? 0);
    const own = revenue(account);
    return {
      share: own / Math.max(...dataset.accounts.map(revenue)),
      why: fill(copy.worth, { revenue: formatMoney(own) }),
    };
  },
};
