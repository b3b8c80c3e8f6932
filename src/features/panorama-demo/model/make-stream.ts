import type { Random } from '../../../demo-shared/seeded-random.ts';
import type { Account, StreamEvent } from './dataset.ts';

const kinds: readonly StreamEvent['kind'][] = [
  'order',
  'order',
  'visit',
  'visit',
  'visit',
  'complaint',
];
const length = 72;

/** In order of time. Some complaints come in pairs, because the second one counts. */
export function makeStream(random: Random, accounts: Account[]): StreamEvent[] {
  const complaining = accounts.filter(({ complaints }) => complaints.some(({ day }) => day > -7));
  let minute = 0;
  return Array.from({ length }, () => {
    minute += random.integer(2, 9);
    const kind = random.pick(kinds);
    const account = random.pick(
      kind === 'complaint' && complaining.length > 0 && random.chance(0.6) ? complaining : accounts,
    );
    const { product, cartons } = random.pick(account.orders);
    return { minute, account: account.id, kind, product, cartons };
  });
}
