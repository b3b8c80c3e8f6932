import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import type { ChartData } from './chart-data.ts';
import type { Account } from './model/dataset.ts';
import { byMonth, type Month, sum } from './model/orders.ts';
import type { VisibleDataset } from './model/permissions.ts';

const words = panoramaDemo.profile;

/** Two years of an account's orders, month beside month: in dollars, or in cartons for a role without revenue. */
export function ordersChart(account: Account, { hiddenFields }: VisibleDataset): ChartData {
  const priced = !hiddenFields.includes('revenue');
  const amount = (month: Month) => (priced ? month.revenue : month.cartons);
  const format = priced ? formatMoney : formatNumber;
  const months = byMonth(account.orders);
  const before = months.slice(0, 12);
  const recent = months.slice(12);
  const told = (list: Month[]) => (priced ? formatMoney(sum(list, amount)) : words.cartons(sum(list, amount)));
  return {
    title: words.orders.heading,
    summary: words.ordersSummary(account.name, told(recent), told(before)),
    unit: priced ? words.orders.unitMoney : words.orders.unit,
    labels: recent.map(({ name }) => name),
    series: [
      { name: words.orders.recent, values: recent.map(amount) },
      { name: words.orders.before, values: before.map(amount) },
    ],
    format,
  };
}
