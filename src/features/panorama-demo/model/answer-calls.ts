import { panoramaDemo } from '../../../content/pages/panorama-demo.ts';
import { formatMoney } from '../../../format.ts';
import type { Answer } from './answers.ts';
import { type Account, linkTo } from './dataset.ts';
import { lastYear, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';
import { callFrom, mainReason, parts, rank } from './score.ts';

const { calls: words, columns, score } = panoramaDemo;
const shown = 6;

/** Which accounts need a call this week? The call scores from `callFrom` up, each with its main reason. */
export function answerCalls(dataset: VisibleDataset): Answer {
  const due = rank(dataset).filter(({ total }) => total >= callFrom);
  const first = due.slice(0, shown);
  const isHidden = (field: 'revenue' | 'margin' | 'email') => dataset.hiddenFields.includes(field);
  return {
    sentence: words.sentence(due.length, dataset.accounts.length, callFrom),
    columns: [
      { name: columns.account },
      { name: columns.score, numeric: true },
      { name: columns.reason },
      { name: columns.revenue, numeric: true, hidden: isHidden('revenue') },
      { name: columns.margin, numeric: true, hidden: isHidden('margin') },
      { name: columns.email, hidden: isHidden('email') },
    ],
    shown,
    rows: due.map((entry) => ({
      id: entry.account.id,
      cells: [
        [linkTo(entry.account)],
        String(entry.total),
        mainReason(entry),
        total(entry.account, 'revenue'),
        total(entry.account, 'margin'),
        entry.account.contacts.find(({ movedOn }) => !movedOn)?.email ?? (isHidden('email') ? undefined : words.nobody),
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
            horizontal: true,
            stacked: true,
            format: String,
          },
  };
}

/** The last twelve months of a field in dollars; undefined where the role does not have the field. */
function total(account: Account, field: 'revenue' | 'margin'): string | undefined {
  const orders = lastYear(account);
  return orders.some((order) => order[field] === undefined) ? undefined : formatMoney(sum(orders, (order) => order[field] ?? 0));
}
