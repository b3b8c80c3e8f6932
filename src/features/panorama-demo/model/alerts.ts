import { fill } from '../../../content/fill.ts';
import { panoramaCopy } from '../copy.ts';
import type { Account, StreamEvent } from './dataset.ts';
import { cartonsIn, ordersOfLastYear, overdueDays } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';
import { findShortages } from './stock.ts';

const copy = panoramaCopy.alerts;

type AlertRule = (
  event: StreamEvent,
  account: Account,
  earlierEvents: readonly StreamEvent[],
) => string | undefined;

/** Key accounts are the half that ordered the most cartons in the last year. */
function findKeyAccountIds({ accounts }: VisibleDataset) {
  const cartonsOf = (account: Account) => cartonsIn(ordersOfLastYear(account));
  return new Set(
    accounts
      .toSorted((a, b) => cartonsOf(b) - cartonsOf(a))
      .slice(0, Math.ceil(accounts.length / 2))
      .map(({ id }) => id),
  );
}

/** Returns alerts, oldest first: at most one per event, by the first rule that applies. */
export function findAlerts(dataset: VisibleDataset) {
  const keyAccountIds = findKeyAccountIds(dataset);
  const shortages = findShortages(dataset);
  const rules: Record<string, AlertRule> = {
    repeatedComplaint(event, { id, complaints }, earlierEvents) {
      if (event.kind !== 'complaint' || !keyAccountIds.has(id)) return;
      const weekComplaints =
        complaints.filter(({ day }) => day > -7).length +
        [...earlierEvents, event].filter(
          ({ kind, accountId }) => kind === 'complaint' && accountId === id,
        ).length;
      return weekComplaints >= 2 ? fill(copy.complaint, { week: weekComplaints }) : undefined;
    },
    orderOfShortStock({ kind, product, cartons }, { region }) {
      const shortage =
        kind === 'order' &&
        shortages.find(({ line }) => line.product === product && line.region === region);
      return shortage
        ? fill(copy.short, { goods: product.toLowerCase(), cartons, cover: shortage.daysOfCover })
        : undefined;
    },
    activityOfLateAccount({ kind, product }, account, earlierEvents) {
      if (earlierEvents.some((event) => event.kind === 'order' && event.accountId === account.id))
        return;
      const overdue = overdueDays(account);
      const template = { order: copy.lateOrder, visit: copy.visit, complaint: undefined }[kind];
      return template && overdue > 2
        ? fill(template, { goods: product.toLowerCase(), overdue })
        : undefined;
    },
  };
  return dataset.stream.flatMap((event, index) => {
    const account = dataset.accounts.find(({ id }) => id === event.accountId);
    if (!account) return [];
    for (const rule of Object.values(rules)) {
      const text = rule(event, account, dataset.stream.slice(0, index));
      if (text) return [{ minute: event.minute, account, text }];
    }
    return [];
  });
}
