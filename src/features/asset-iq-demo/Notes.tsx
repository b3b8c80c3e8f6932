import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './Results.module.css';
import { understoodOf } from './search/missing.ts';
import type { Answer } from './search/search.ts';

const words = demoWords.results;

/** What was read otherwise than it was typed, what could not be answered, and what stands below instead. */
export function Notes({ answer: { query, translation, results, nearest, missing, unmatched } }: { answer: Answer }) {
  const isAnswered = results.length > 0;
  const understood = understoodOf(query, missing);
  const lines = [
    translation.language && translation.english && words.translated(translation.language, translation.english),
    translation.unknown.length > 0 && words.unknown(translation.unknown),
    query.corrections.length > 0 && words.corrected(query.corrections),
    isAnswered && unmatched.length > 0 && words.unmatched(unmatched),
    !isAnswered && missing.length > 0 && words.missing(missing),
    !isAnswered && missing.length === 0 && nearest.length > 0 && words.apart,
    !isAnswered && nearest.length > 0 && understood.length > 0 && words.understood(understood),
    !isAnswered && nearest.length > 0 && words.nearest,
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className={`muted ${styles.note}`}>
      {line}
    </p>
  ));
}
