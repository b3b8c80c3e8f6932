import type { ChartData } from '../../components/chart/chart-data.ts';
import { fill } from '../../content/fill.ts';
import { sum } from '../../demo-shared/sum.ts';
import { formatDollars, formatNumber } from '../../format.ts';
import { panoramaCopy } from './copy.ts';
import type { Account } from './model/dataset.ts';
import { type Month, totalsByMonth } from './model/orders.ts';
import type { VisibleDataset } from './model/permissions.ts';

const copy = panoramaCopy.profile;

export function createOrdersChart(account: Account, { hiddenFields }: VisibleDataset): ChartData {
  const showsRevenue = !hiddenFields.includes('revenue');
  const amountOf = (month: Month) => (showsRevenue ? month.revenue : month.cartons);
  const months = totalsByMonth(account.orders);
  const before = months.slice(0, 12);
  const recent = months.slice(12);
  const formatTotal = (list: Month[]) => {
    const total = sum(list.map(amountOf));
    return showsRevenue ? formatDollars(total) : fill(copy.cartons, { count: total });
  };
  return {
    title: copy.orders.heading,
    summary: fill(copy.ordersSummary, {
      name: account.name,
      recent: formatTotal(recent),
      before: formatTotal(before),
    }),
    unit: showsRevenue ? copy.orders.unitMoney : copy.orders.unit,
    labels: recent.map(({ name }) => name),
    series: [
      { name: copy.orders.recent, values: recent.map(amountOf) },
      { name: copy.orders.before, values: before.map(amountOf) },
    ],
    format: showsRevenue ? formatDollars : formatNumber,
  };
}
