import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../components/chart/Chart.tsx';
import type { ChartData } from '../../components/chart/chart-data.ts';
import { Field } from '../../components/Field.tsx';
import { fill } from '../../content/fill.ts';
import copy from '../../content/pages/questions.json' with { type: 'json' };
import { type Group, type Result, titleOf } from './answer.ts';
import type { Answer } from './ask.ts';
import { chipsOf } from './chips.ts';
import { measureOf } from './describe.ts';
import styles from './QuestionBox.module.css';
import type { Query } from './query.ts';
import type { Schema } from './schema.ts';

type FieldProps = {
  id: string;
  label: string;
  hint: string;
  examples: readonly string[];
  question: string;
  onAsk: (question: string) => void;
};

export function QuestionField({ id, label, hint, examples, question, onAsk }: FieldProps) {
  return (
    <>
      <Field
        id={id}
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        value={question}
        onChange={({ target }) => onAsk(target.value)}
      />
      <p className={`cluster ${styles.examples}`}>
        {copy.try}{' '}
        {examples.map((example) => (
          <button type="button" key={example} onClick={() => onAsk(example)}>
            {example}
          </button>
        ))}
      </p>
    </>
  );
}

type ReplyProps = {
  answer: Answer;
  schema: Schema;
  onAsk: (question: string) => void;
  /** What follows an answer. */
  children?: ReactNode;
};

export function Reply({ answer, schema, onAsk, children }: ReplyProps) {
  const { status, notes, query, result, instead } = answer;
  const isAnswer = status === 'answered';
  const chart = useMemo(
    () => (query && result && isAnswer ? chartOf(schema, query, result) : undefined),
    [schema, query, result, isAnswer],
  );
  return (
    <>
      <div className={styles.reply} role="status">
        {isAnswer && <p className={styles.sentence}>{result?.sentence}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {!isAnswer && result && (
          <p className="muted">{fill(copy.rest, { sentence: result.sentence })}</p>
        )}
        {instead && (
          <p>
            <button type="button" className={styles.instead} onClick={() => onAsk(instead)}>
              {fill(copy.instead, { question: instead })}
            </button>
          </p>
        )}
      </div>
      {query && isAnswer && <Chips schema={schema} query={query} onAsk={onAsk} />}
      {chart && <Chart data={chart} />}
      {isAnswer && children}
    </>
  );
}

function Chips({
  schema,
  query,
  onAsk,
}: {
  schema: Schema;
  query: Query;
  onAsk: (question: string) => void;
}) {
  return (
    <ul className={`cluster ${styles.chips}`} aria-label={copy.read}>
      {chipsOf(schema, query).map(({ name, choices }) => (
        <li key={choices[0]?.label}>
          {choices.length > 1 ? (
            <select
              aria-label={name}
              value={choices[0]?.question}
              onChange={({ target }) => onAsk(target.value)}
            >
              {choices.map(({ label, question }) => (
                <option key={label} value={question}>
                  {label || fill(copy.any, { name })}
                </option>
              ))}
            </select>
          ) : (
            <span>{choices[0]?.label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const most = 12;

function chartOf(schema: Schema, query: Query, result: Result): ChartData | undefined {
  const groups: Group[] = result.groups.slice(0, most);
  if (groups.length < 2) return;
  const measure = query.measure ? measureOf(schema, query.measure) : undefined;
  const standing = groups.every(({ label }) => label.length < 9) && groups.length > 5;
  return {
    title: titleOf(schema, query),
    summary: result.sentence,
    unit: measure?.label ?? '',
    labels: groups.map(({ label }) => label),
    series: [{ name: measure?.label ?? copy.number, values: groups.map(({ value }) => value) }],
    horizontal: !standing,
    format: measure?.format ?? String,
  };
}
