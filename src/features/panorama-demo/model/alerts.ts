import { fill } from '../../../content/fill.ts';
import { panoramaCopy } from '../copy.ts';
import type { Account, StreamEvent } from './dataset.ts';
import { lastYear, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';
import { shortages } from './stock.ts';

const copy = panoramaCopy.alerts;

export type Alert = { id: string; minute: number; account: Account; text: string };

type AlertRule = (
  event: StreamEvent,
  account: Account,
  seen: readonly StreamEvent[],
) => string | undefined;

/** The upper half of the visible accounts by cartons in a year. */
function keyAccounts(dataset: VisibleDataset): Set<string> {
  const bySize = dataset.accounts.map((account) => ({
    id: account.id,
    cartons: sum(lastYear(account), ({ cartons }) => cartons),
  }));
  return new Set(
    bySize
      .sort((one, other) => other.cartons - one.cartons)
      .slice(0, Math.ceil(bySize.length / 2))
      .map(({ id }) => id),
  );
}

/** One alert per event, by the first rule that applies; oldest first. */
export function alertsIn(dataset: VisibleDataset): Alert[] {
  const keys = keyAccounts(dataset);
  const short = shortages(dataset);
  const rules: AlertRule[] = [
    ({ kind }, { id, complaints }, seen) => {
      if (kind !== 'complaint' || !keys.has(id)) return;
      const week =
        complaints.filter(({ day }) => day > -7).length +
        seen.filter((event) => event.kind === 'complaint' && event.account === id).length +
        1;
      return week >= 2 ? fill(copy.complaint, { week }) : undefined;
    },
    ({ kind, product, cartons }, { region }) => {
      const line =
        kind === 'order' &&
        short.find(({ line }) => line.product === product && line.region === region);
      return line
        ? fill(copy.short, { goods: product.toLowerCase(), cartons, cover: line.cover })
        : undefined;
    },
    ({ kind, product }, account, seen) => {
      if (seen.some((event) => event.kind === 'order' && event.account === account.id)) return;
      const overdue = overdueDays(account);
      return kind === 'order' && overdue > 2
        ? fill(copy.lateOrder, { goods: product.toLowerCase(), overdue })
        : undefined;
    },
    ({ kind, product }, account, seen) => {
      if (seen.some((event) => event.kind === 'order' && event.account === account.id)) return;
      const overdue = overdueDays(account);
      return kind === 'visit' && overdue > 2
        ? fill(copy.visit, { goods: product.toLowerCase(), overdue })
        : undefined;
    },
  ];
  return dataset.stream.flatMap((event, index): Alert[] => {
    const account = dataset.accounts.find(({ id }) => id === event.account);
    if (!account) return [];
    for (const rule of rules) {
      const text = rule(event, account, dataset.stream.slice(0, index));
      if (text) return [{ id: `${event.minute}`, minute: event.minute, account, text }];
    }
    return [];
  });
}

const overdueDays = ({ orders, orderInterval }: Account) =>
  -(orders.at(-1)?.day ?? 0) - orderInterval;
