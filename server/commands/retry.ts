import type { Command } from './run.ts';

/** Makes deliveries due now; a running desk sees to them within seconds. */
export const retryDeliveries: Command = async ({ store, args: { subject }, output }) => {
  if (subject !== undefined && (await store.get(subject)) === undefined) {
    output.report(`There is no lead ${subject}.`);
    return false;
  }
  const count = await store.retry(Date.now(), subject);
  output.report(`${count === 1 ? '1 delivery is' : `${count} deliveries are`} due now.`);
  return true;
};
