import { panoramaDemo } from '../../../content/pages/panorama-demo.ts';
import type { Answer } from './answers.ts';
import type { StockLine } from './dataset.ts';
import { during, number, price, sum } from './format.ts';
import type { VisibleBook } from './permissions.ts';

const { stock: words, columns } = panoramaDemo;
const shown = 6;

export type Shortage = { line: StockLine; cover: number; daily: number; waiting: { name: string; id: string }[] };

/** Depot lines that run out before their next delivery, by the demand of the last 90 days; the widest gap first. Cover is in days. */
export function shortages(book: VisibleBook): Shortage[] {
  return book.stock
    .map((line): Shortage => {
      const local = book.accounts.filter(({ region }) => region === line.region);
      const daily =
        sum(
          during(
            local.flatMap(({ orders }) => orders),
            -90,
            -1,
          ).filter(({ product }) => product === line.product),
          ({ cartons }) => cartons,
        ) / 90;
      const cover = daily > 0 ? Math.floor(line.onHand / daily) : Number.POSITIVE_INFINITY;
      const waiting = local.filter(({ promised }) => promised.some(({ product, day }) => product === line.product && day > cover && day <= line.arrives + 7));
      return { line, cover, daily, waiting };
    })
    .filter(({ line, cover }) => cover < line.arrives)
    .sort((one, other) => one.cover - one.line.arrives - (other.cover - other.line.arrives) || one.line.id.localeCompare(other.line.id));
}

/** Where will stock run short? */
export function answerStock(book: VisibleBook): Answer {
  const short = shortages(book);
  const first = short.slice(0, shown);
  const place = ({ line }: Shortage) => `${line.product}, ${line.region}`;
  return {
    sentence: words.sentence(short.length, book.stock.length, new Set(short.flatMap(({ waiting }) => waiting.map(({ id }) => id))).size),
    columns: [
      { name: columns.line },
      { name: columns.onHand, figures: true },
      { name: columns.cover, figures: true },
      { name: columns.delivery, figures: true },
      { name: columns.waiting },
      { name: columns.supplier, hidden: book.hides.includes('supplier') },
      { name: columns.unitCost, figures: true, hidden: book.hides.includes('unitCost') },
    ],
    rows: first.map((entry) => ({
      id: entry.line.id,
      account: entry.waiting[0]?.id,
      cells: [
        place(entry),
        number(entry.line.onHand),
        words.days(entry.cover),
        words.days(entry.line.arrives),
        entry.waiting.map(({ name }) => name).join(', ') || words.nobody,
        entry.line.supplier,
        entry.line.unitCost === undefined ? undefined : price(entry.line.unitCost),
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
      lying: true,
      format: words.days,
    },
  };
}
