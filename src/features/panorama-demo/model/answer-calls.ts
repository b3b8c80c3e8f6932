import { panoramaDemo } from '../../../content/pages/panorama-demo.ts';
import type { Answer } from './answers.ts';
import type { Account } from './dataset.ts';
import { lastYear, money, sum } from './format.ts';
import type { VisibleBook } from './permissions.ts';
import { callFrom, mainReason, parts, rank } from './score.ts';

const { calls: words, columns, score } = panoramaDemo;
const shown = 6;

/** Which accounts need a call this week? The call scores from `callFrom` up, each with its weightiest reason. */
export function answerCalls(book: VisibleBook): Answer {
  const due = rank(book).filter(({ total }) => total >= callFrom);
  const first = due.slice(0, shown);
  const hides = (field: 'revenue' | 'margin' | 'email') => book.hides.includes(field);
  return {
    sentence: words.sentence(due.length, book.accounts.length, callFrom),
    columns: [
      { name: columns.account },
      { name: columns.score, figures: true },
      { name: columns.reason },
      { name: columns.revenue, figures: true, hidden: hides('revenue') },
      { name: columns.margin, figures: true, hidden: hides('margin') },
      { name: columns.email, hidden: hides('email') },
    ],
    rows: first.map((entry) => ({
      id: entry.account.id,
      account: entry.account.id,
      cells: [
        entry.account.name,
        String(entry.total),
        mainReason(entry),
        total(entry.account, 'revenue'),
        total(entry.account, 'margin'),
        entry.account.contacts.find(({ movedOn }) => !movedOn)?.email ?? (hides('email') ? undefined : words.nobody),
      ],
    })),
    chart:
      first.length === 0
        ? undefined
        : {
            title: words.chart,
            summary: words.chartSummary(first[0]?.account.name ?? '', first[0]?.total ?? 0),
            unit: words.unit,
            labels: first.map(({ account }) => account.name),
            series: parts
              .filter((part) => first[0]?.reasons.some((reason) => reason.part === part && reason.points !== undefined))
              .map((part) => ({ name: score.parts[part], values: first.map(({ reasons }) => reasons.find((reason) => reason.part === part)?.points ?? 0) })),
            lying: true,
            stacked: true,
            format: String,
          },
  };
}

/** The last twelve months of a field in dollars; undefined where the role does not have the field. */
function total(account: Account, field: 'revenue' | 'margin'): string | undefined {
  const orders = lastYear(account);
  return orders.some((order) => order[field] === undefined) ? undefined : money(sum(orders, (order) => order[field] ?? 0));
}
