import { memo, useMemo } from 'react';
import { fill } from '../../content/fill.ts';
import { QuestionField } from '../../demo-shared/questions/QuestionField.tsx';
import { useAnswer } from '../../demo-shared/questions/use-answer.ts';
import { maxQuestionLength, useFragmentState } from '../../demo-shared/use-fragment-state.ts';
import { trafficCopy } from './copy.ts';
import { eventRows } from './questions/rows.ts';
import { createTrafficSchema } from './questions/schema.ts';
import { RowList } from './RowList.tsx';
import styles from './Search.module.css';
import type { RecordingProps } from './simulation/events.ts';

const copy = trafficCopy.search;
const maxRows = 40;

const parseUrlState = (parameters: URLSearchParams) =>
  (parameters.get('ask') ?? '').slice(0, maxQuestionLength);
const formatUrlState = (question: string) =>
  new URLSearchParams(question && { ask: question.slice(0, maxQuestionLength) });

/** Memoized: `ControlRoom` renders more often than these props change. */
export const Search = memo(function Search({
  recording,
  events,
  currentId,
  onSeek,
}: RecordingProps & {
  currentId: string | undefined;
  onSeek: (time: number) => void;
}) {
  const [question, ask] = useFragmentState(parseUrlState, formatUrlState);
  const schema = useMemo(() => createTrafficSchema(recording, events), [recording, events]);
  const answer = useAnswer(schema, question);
  const answerRows = answer?.status === 'answered' ? (answer.result?.rows ?? []) : [];
  const rows = answer ? answerRows : eventRows(events);
  return (
    <search className={styles.search}>
      <QuestionField
        id="traffic-search"
        copy={copy}
        topic="traffic"
        onAsk={ask}
        {...{ question, answer, schema }}
      />
      {!answer && (
        <p className="label" role="status">
          {fill(copy.all, { count: events.length })}
        </p>
      )}
      {rows.length > maxRows && (
        <p className="label">{fill(copy.more, { shown: maxRows, all: rows.length })}</p>
      )}
      {rows.length > 0 && (
        <section className={styles.rows} tabIndex={0} aria-label={copy.list}>
          <RowList rows={rows.slice(0, maxRows)} currentId={currentId} onSeek={onSeek} />
        </section>
      )}
    </search>
  );
});
