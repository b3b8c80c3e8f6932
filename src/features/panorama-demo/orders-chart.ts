import type { ChartData } from '../../components/chart/chart-data.ts';
import { fill } from '../../content/fill.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import { panoramaCopy } from './copy.ts';
import type { Account } from './model/dataset.ts';
import { byMonth, type Month, sum } from './model/orders.ts';
import type { VisibleDataset } from './model/permissions.ts';

const copy = panoramaCopy.profile;

/** Two years, month beside month: in dollars, or in cartons for a role without revenue. */
export function ordersChart(account: Account, { hiddenFields }: VisibleDataset): ChartData {
  const priced = !hiddenFields.includes('revenue');
  const amount = (month: Month) => (priced ? month.revenue : month.cartons);
  const format = priced ? formatMoney : formatNumber;
  const months = byMonth(account.orders);
  const before = months.slice(0, 12);
  const recent = months.slice(12);
  const told = (list: Month[]) =>
    priced ? formatMoney(sum(list, amount)) : fill(copy.cartons, { count: sum(list, amount) });
  return {
    title: copy.orders.heading,
    summary: fill(copy.ordersSummary, {
      name: account.name,
      recent: told(recent),
      before: told(before),
    }),
    unit: priced ? copy.orders.unitMoney : copy.orders.unit,
    labels: recent.map(({ name }) => name),
    series: [
      { name: copy.orders.recent, values: recent.map(amount) },
      { name: copy.orders.before, values: before.map(amount) },
    ],
    format,
  };
}
