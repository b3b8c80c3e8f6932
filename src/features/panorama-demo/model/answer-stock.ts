import { panoramaDemo } from '../../../content/pages/panorama-demo.ts';
import { formatNumber, formatPrice } from '../../../format.ts';
import type { Answer } from './answers.ts';
import { type AccountLink, linkTo, type StockLine } from './dataset.ts';
import { during, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

const { stock: words, columns } = panoramaDemo;
const shown = 6;

/** Days whose demand is taken for that of the days to come. */
export const DEMAND_DAYS = 90;

/** `cover` in days; `sold`, cartons of the last 90 days. */
export type Shortage = { line: StockLine; cover: number; sold: number; waiting: AccountLink[] };

/** Depot lines that run out before their next delivery, by the demand of the last 90 days; the widest gap first. */
export function shortages(dataset: VisibleDataset): Shortage[] {
  return dataset.stock
    .map((line): Shortage => {
      const local = dataset.accounts.filter(({ region }) => region === line.region);
      const sold = sum(
        during(
          local.flatMap(({ orders }) => orders),
          -DEMAND_DAYS,
          -1,
        ).filter(({ product }) => product === line.product),
        ({ cartons }) => cartons,
      );
      // Multiplied before it is divided: a rounded daily demand would miss a day now and then.
      const cover = sold > 0 ? Math.floor((line.onHand * DEMAND_DAYS) / sold) : Number.POSITIVE_INFINITY;
      const waiting = local.filter(({ promised }) => promised.some(({ product, day }) => product === line.product && day > cover && day <= line.arrives + 7)).map(linkTo);
      return { line, cover, sold, waiting };
    })
    .filter(({ line, cover }) => cover < line.arrives)
    .sort((one, other) => one.cover - one.line.arrives - (other.cover - other.line.arrives) || one.line.id.localeCompare(other.line.id));
}

/** Where will stock run short? */
export function answerStock(dataset: VisibleDataset): Answer {
  const short = shortages(dataset);
  const first = short.slice(0, shown);
  const place = ({ line }: Shortage) => `${line.product}, ${line.region}`;
  return {
    sentence: words.sentence(short.length, dataset.stock.length, new Set(short.flatMap(({ waiting }) => waiting.map(({ id }) => id))).size),
    columns: [
      { name: columns.line },
      { name: columns.onHand, numeric: true },
      { name: columns.cover, numeric: true },
      { name: columns.delivery, numeric: true },
      { name: columns.waiting },
      { name: columns.supplier, hidden: dataset.hiddenFields.includes('supplier') },
      { name: columns.unitCost, numeric: true, hidden: dataset.hiddenFields.includes('unitCost') },
    ],
    shown,
    rows: short.map((entry) => ({
      id: entry.line.id,
      cells: [
        place(entry),
        formatNumber(entry.line.onHand),
        words.days(entry.cover),
        words.days(entry.line.arrives),
        entry.waiting.length > 0 ? entry.waiting : words.nobody,
        entry.line.supplier,
        entry.line.unitCost === undefined ? undefined : formatPrice(entry.line.unitCost),
      ],
    })),
    chart: first[0] && {
      title: words.chart,
      summary: words.chartSummary(place(first[0]), first[0].cover, first[0].line.arrives),
      unit: words.unit,
      labels: first.map(place),
      series: [
        { name: columns.cover, values: first.map(({ cover }) => cover) },
        { name: columns.delivery, values: first.map(({ line }) => line.arrives) },
      ],
      horizontal: true,
      format: words.days,
    },
  };
}
