import { panoramaDemo } from '../../../content/pages/panorama-demo.ts';
import { shortages } from './answer-stock.ts';
import type { Account, StreamEvent } from './dataset.ts';
import { lastYear, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

const words = panoramaDemo.alerts;

export type Alert = { id: string; minute: number; account: Account; text: string };

/** The alert's text, or `undefined` when the rule does not fire. */
type AlertRule = (event: StreamEvent, account: Account, seen: readonly StreamEvent[]) => string | undefined;

/** An account is a key account when it is in the upper half by cartons of a year, among those the role sees. */
function keyAccounts(dataset: VisibleDataset): Set<string> {
  const bySize = dataset.accounts.map((account) => ({ id: account.id, cartons: sum(lastYear(account), ({ cartons }) => cartons) }));
  return new Set(
    bySize
      .sort((one, other) => other.cartons - one.cartons)
      .slice(0, Math.ceil(bySize.length / 2))
      .map(({ id }) => id),
  );
}

/**
 * The rules that watch the stream: a second complaint of a key account in a week, an order that arrives late, an order for what is running
 * short, a portal visit by an account gone quiet. One alert an event, the first rule that fits, oldest first.
 */
export function alertsIn(dataset: VisibleDataset): Alert[] {
  const keys = keyAccounts(dataset);
  const short = shortages(dataset);
  const rules: AlertRule[] = [
    ({ kind }, { id, complaints }, seen) => {
      if (kind !== 'complaint' || !keys.has(id)) return;
      const week = complaints.filter(({ day }) => day > -7).length + seen.filter((event) => event.kind === 'complaint' && event.account === id).length + 1;
      return week >= 2 ? words.complaint(week) : undefined;
    },
    ({ kind, product, cartons }, { region }) => {
      const line = kind === 'order' && short.find(({ line }) => line.product === product && line.region === region);
      return line ? words.short(product, cartons, line.cover) : undefined;
    },
    ({ kind, product }, account, seen) => {
      if (seen.some((event) => event.kind === 'order' && event.account === account.id)) return;
      const overdue = overdueDays(account);
      return kind === 'order' && overdue > 2 ? words.lateOrder(product, overdue) : undefined;
    },
    ({ kind, product }, account, seen) => {
      if (seen.some((event) => event.kind === 'order' && event.account === account.id)) return;
      const overdue = overdueDays(account);
      return kind === 'visit' && overdue > 2 ? words.visit(product, overdue) : undefined;
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

const overdueDays = ({ orders, orderInterval }: Account) => -(orders.at(-1)?.day ?? 0) - orderInterval;
