import type { Random } from '../../../demo-shared/seeded-random.ts';
import type { Account } from './dataset.ts';

const weightedKinds = ['order', 'order', 'visit', 'visit', 'visit', 'complaint'] as const;
const eventCount = 72;

/** Creates events, oldest first. Most complaints are from recent complainers, to cause alerts. */
export function makeStream(random: Random, accounts: Account[]) {
  const complainers = accounts.filter(({ complaints }) => complaints.some(({ day }) => day > -7));
  let minute = 0;
  return Array.from({ length: eventCount }, () => {
    minute += random.integer(2, 9);
    const kind = random.pick(weightedKinds);
    const account = random.pick(
      kind === 'complaint' && complainers.length > 0 && random.chance(0.6) ? complainers : accounts,
    );
    const { product, cartons } = random.pick(account.orders);
    return { minute, accountId: account.id, kind, product, cartons };
  });
}
