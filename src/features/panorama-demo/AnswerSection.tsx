import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { download } from '../../demo-shared/download.ts';
import { AnswerTable } from './AnswerTable.tsx';
import styles from './Dashboard.module.css';
import { answerToCsv } from './export.ts';
import type { Answer, Question } from './model/answers.ts';

const words = panoramaDemo.rows;

type AnswerSectionProps = { question: Question; answer: Answer; opened: string | undefined; onOpen: (account: string) => void };

/** An answer in a sentence and as a table: its first rows, or all; and all of it as a CSV file. */
export function AnswerSection({ question, answer, opened, onOpen }: AnswerSectionProps) {
  const [all, setAll] = useState(false);
  const { sentence, columns, rows, shown } = answer;
  return (
    <div>
      <p className={`title ${styles.sentence}`} role="status">
        {sentence}
      </p>
      <AnswerTable caption={panoramaDemo.questions[question]} columns={columns} rows={all ? rows : rows.slice(0, shown)} opened={opened} onOpen={onOpen} />
      <div className={`cluster ${styles.actions}`}>
        {rows.length > shown && (
          <Button variant="outline" small aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(rows.length)}
          </Button>
        )}
        <Button variant="outline" small onClick={() => download(answerToCsv(answer), `panorama-${question}.csv`, 'text/csv')}>
          {words.export}
        </Button>
      </div>
    </div>
  );
}
