import type { ComponentProps } from 'react';
import { ContactTopicLink } from '../../components/ContactTopicLink.tsx';
import { Chart } from '../../components/chart/Chart.tsx';
import type { ChartData } from '../../components/chart/chart-data.ts';
import { fill } from '../../content/fill.ts';
import copy from '../../content/pages/questions.json' with { type: 'json' };
import styles from './AnswerView.module.css';
import type { Answer } from './ask.ts';
import { buildChips } from './chips.ts';
import { getMeasure } from './describe.ts';
import { formatTitle } from './result.ts';
import type { Schema } from './schema.ts';

export function AnswerView({
  answer,
  schema,
  onAsk,
  topic,
}: {
  answer: Answer;
  schema: Schema;
  onAsk: (question: string) => void;
  topic: ComponentProps<typeof ContactTopicLink>['topic'];
}) {
  const { status, notes, query, result, suggestion } = answer;
  const isAnswered = status === 'answered';
  const chartData = toChartData(schema, answer);
  return (
    <>
      <div className={styles.status} role="status">
        {isAnswered && <p className={styles.sentence}>{result?.sentence}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {!isAnswered && result && (
          <p className="muted">{fill(copy.partialAnswer, { sentence: result.sentence })}</p>
        )}
        {suggestion && (
          <p>
            <button type="button" className="text-button" onClick={() => onAsk(suggestion)}>
              {fill(copy.instead, { question: suggestion })}
            </button>
          </p>
        )}
      </div>
      {query && isAnswered && (
        <ul className={`cluster ${styles.chips}`} aria-label={copy.chips}>
          {buildChips(schema, query).map(({ name, choices }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Names repeat and labels change.
            <li key={index}>
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
      )}
      {chartData && <Chart data={chartData} />}
      {isAnswered && <ContactTopicLink topic={topic} />}
    </>
  );
}

const maxBars = 12;

function toChartData(schema: Schema, { status, query, result }: Answer): ChartData | undefined {
  if (status !== 'answered' || !query || !result) return;
  const groups = result.groups.slice(0, maxBars);
  if (groups.length < 2) return;
  const measure = query.measure ? getMeasure(schema, query.measure) : undefined;
  // Vertical bars have room for short labels only; five or fewer bars would be too wide.
  const isVertical = groups.every(({ label }) => label.length < 9) && groups.length > 5;
  return {
    title: formatTitle(schema, query),
    summary: result.sentence,
    unit: measure?.label ?? '',
    labels: groups.map(({ label }) => label),
    series: [{ name: measure?.label ?? copy.number, values: groups.map(({ value }) => value) }],
    horizontal: !isVertical,
    format: result.format ?? measure?.format ?? String,
  };
}
