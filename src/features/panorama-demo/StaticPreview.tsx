import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { answerCalls } from './model/answer-calls.ts';
import type { Book } from './model/dataset.ts';
import { roles, visibleTo } from './model/permissions.ts';
import styles from './StaticPreview.module.css';

const shown = 3;

/** Before the code has come, and without script: the first question answered for each role, one under the other. */
export function ThreeChairs({ book }: { book: Book }) {
  return (
    <div className={styles.chairs}>
      <p>{panoramaDemo.before}</p>
      {roles.map((role) => {
        const { sentence, columns, rows } = answerCalls(visibleTo(role, book));
        return (
          <div key={role}>
            <h3>{panoramaDemo.roles[role].name}</h3>
            <p>{sentence}</p>
            <AnswerTable caption={`${panoramaDemo.questions.calls} ${panoramaDemo.roles[role].name}`} columns={columns} rows={rows.slice(0, shown)} />
          </div>
        );
      })}
    </div>
  );
}
