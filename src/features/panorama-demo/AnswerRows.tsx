import { fill } from '../../content/fill.ts';
import type { Answer } from '../../demo-shared/questions/ask.ts';
import styles from './AnswerRows.module.css';
import { panoramaCopy } from './copy.ts';

const maxRows = 8;

export function AnswerRows({
  answer: { status, result },
  onOpen,
}: {
  answer: Answer;
  onOpen?: (accountId: string) => void;
}) {
  const rows = status === 'answered' ? (result?.rows ?? []) : [];
  if (rows.length === 0) return;
  return (
    <>
      {rows.length > maxRows && (
        <p className="label">
          {fill(panoramaCopy.questionBox.more, { shown: maxRows, all: rows.length })}
        </p>
      )}
      <ul className={styles.rows}>
        {rows.slice(0, maxRows).map(({ id, label, detail, account }) => (
          <li key={id}>
            {onOpen && typeof account === 'string' ? (
              <button className="text-button" type="button" onClick={() => onOpen(account)}>
                {label}
              </button>
            ) : (
              label
            )}
            {detail && <span className="muted">{detail}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
