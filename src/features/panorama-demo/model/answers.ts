import type { ChartData } from '../chart-data.ts';
import { answerCalls } from './answer-calls.ts';
import { answerPipeline } from './answer-pipeline.ts';
import { answerStock } from './answer-stock.ts';
import type { Account, AccountLink } from './dataset.ts';
import type { VisibleDataset } from './permissions.ts';

export const questions = ['calls', 'stock', 'pipeline'] as const;
export type Question = (typeof questions)[number];

/** A column of an answer. A hidden one is named in the head and has nothing under it. */
export type Column = { name: string; numeric?: boolean; hidden?: boolean };
/** Accounts that a cell names; each opens its own profile. */
type AccountLinks = AccountLink[];
/** A row; the values of hidden columns are undefined. */
export type Row = { id: string; cells: (string | AccountLinks | undefined)[] };
export type Answer = {
  sentence: string;
  columns: Column[];
  rows: Row[];
  /** Rows shown before all are asked for; the chart shows the same. */
  shown: number;
  chart: ChartData | undefined;
};

const answers: Record<Question, (dataset: VisibleDataset) => Answer> = { calls: answerCalls, stock: answerStock, pipeline: answerPipeline };

/** Answers a question from what a role may see: it is given the visible dataset only, so there is nothing else to tell. */
export const answer = (question: Question, dataset: VisibleDataset): Answer => answers[question](dataset);

/** The account of an answer's first row; where that names none, the first account there is. */
export function firstAccount({ rows }: Answer, { accounts }: VisibleDataset): Account | undefined {
  const first = rows[0]?.cells[0];
  return (Array.isArray(first) && accounts.find(({ id }) => id === first[0]?.id)) || accounts[0];
}
