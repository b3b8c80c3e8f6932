import { panoramaDemo } from '../../../content/pages/panorama-demo.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../../format.ts';
import type { Answer } from './answers.ts';
import { type Account, type Deal, dateOf, linkTo } from './dataset.ts';
import { formatDay, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

const { pipeline: words, columns } = panoramaDemo;
const shown = 6;

type OpenDeal = Deal & { account: Account };

/** A deal's value times its chance; undefined where the role may not see both. In dollars. */
const weighted = ({ value, winChance }: Deal) => (value === undefined || winChance === undefined ? undefined : Math.round(value * winChance));

/** What is the pipeline worth? A role without values is told what the deals would take out of stock. */
export function answerPipeline(dataset: VisibleDataset): Answer {
  const deals = dataset.accounts.flatMap((account) => account.deals.map((deal): OpenDeal => ({ ...deal, account })));
  const priced = !dataset.hiddenFields.includes('value') && !dataset.hiddenFields.includes('winChance');
  const size = (deal: OpenDeal) => (priced ? (weighted(deal) ?? 0) : deal.cartons);
  const sorted = [...deals].sort((one, other) => size(other) - size(one) || one.account.name.localeCompare(other.account.name));
  const cartons = sum(deals, (deal) => deal.cartons);
  return {
    sentence: priced
      ? words.sentence(
          deals.length,
          sum(deals, ({ value = 0 }) => value),
          sum(deals, size),
        )
      : words.withoutValues(deals.length, cartons),
    columns: [
      { name: columns.account },
      { name: columns.closes },
      { name: columns.cartons, numeric: true },
      { name: columns.stage, hidden: dataset.hiddenFields.includes('stage') },
      { name: columns.value, numeric: true, hidden: dataset.hiddenFields.includes('value') },
      { name: columns.chance, numeric: true, hidden: dataset.hiddenFields.includes('winChance') },
      { name: columns.weighted, numeric: true, hidden: !priced },
    ],
    shown,
    rows: sorted.map((deal, index) => {
      const worth = weighted(deal);
      return {
        id: `${deal.account.id}-${index}`,
        cells: [
          [linkTo(deal.account)],
          words.closes(formatDay(deal.closes), deal.slips ?? 0),
          formatNumber(deal.cartons),
          deal.stage,
          deal.value === undefined ? undefined : formatMoney(deal.value),
          deal.winChance === undefined ? undefined : formatPercent(deal.winChance),
          worth === undefined ? undefined : formatMoney(worth),
        ],
      };
    }),
    chart: byMonthOfClose(deals, priced),
  };
}

function byMonthOfClose(deals: OpenDeal[], priced: boolean): Answer['chart'] {
  const months = [10, 11, 12, 13].map((month) => new Date(Date.UTC(2026, month, 1)));
  const labels = months.map((month) => formatDate(month, 'month'));
  const values = (amount: (deal: OpenDeal) => number) =>
    months.map((month) =>
      sum(
        deals.filter(({ closes }) => dateOf(closes).getUTCMonth() === month.getUTCMonth()),
        amount,
      ),
    );
  return {
    title: priced ? words.chart : words.chartInCartons,
    summary: priced ? words.chartSummary : words.chartSummaryInCartons,
    unit: priced ? words.dollars : words.cartons,
    labels,
    series: priced
      ? [
          { name: columns.weighted, values: values((deal) => weighted(deal) ?? 0) },
          { name: words.rest, values: values((deal) => (deal.value ?? 0) - (weighted(deal) ?? 0)) },
        ]
      : [{ name: columns.cartons, values: values(({ cartons }) => cartons) }],
    stacked: true,
    format: priced ? formatMoney : formatNumber,
  };
}
