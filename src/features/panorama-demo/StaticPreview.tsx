import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { answerCalls } from './model/answer-calls.ts';
import type { Dataset } from './model/dataset.ts';
import { roles, visibleTo } from './model/permissions.ts';
import styles from './StaticPreview.module.css';

const shown = 3;

/** Shown before hydration and without JavaScript: the first question answered for each role. */
export function StaticPreview({ dataset }: { dataset: Dataset }) {
  return (
    <div className={styles.preview}>
      <p>{panoramaDemo.before}</p>
      {roles.map((role) => {
        const { sentence, columns, rows } = answerCalls(visibleTo(role, dataset));
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
