import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { AlertList } from './AlertList.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import dashboard from './Dashboard.module.css';
import { alertsIn } from './model/alerts.ts';
import { answer, firstAccount, questions } from './model/answers.ts';
import { visibleToAll } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';
import { Profile } from './Profile.tsx';
import { RoleTable } from './RoleTable.tsx';
import styles from './StaticPreview.module.css';

const words = panoramaDemo.preview;

/**
 * Stands in the page before the island has come and without JavaScript: the first question answered for each role in a sentence, and a dashboard of
 * what all of them may see. The page is the same for whoever asks, so it holds no row and no field that one role may not see.
 */
export function StaticPreview() {
  const visible = visibleToAll(dataset);
  const [question] = questions;
  const result = answer(question, visible);
  const account = firstAccount(result, visible);
  return (
    <>
      <p className={`without-script muted ${styles.note}`}>{panoramaDemo.before}</p>
      <RoleTable dataset={dataset} />
      <h3 className={styles.heading}>{words.common}</h3>
      <div className={dashboard.dashboard}>
        <div>
          <p className={`title ${dashboard.sentence}`}>{result.sentence}</p>
          <AnswerTable caption={panoramaDemo.questions[question]} columns={result.columns} rows={result.rows.slice(0, result.shown)} />
        </div>
        <AlertList alerts={alertsIn(visible)} read={visible.stream.length} all={visible.stream.length} />
        {result.chart && <ChartFigure className={dashboard.chart} data={result.chart} />}
        {account && <Profile account={account} visible={visible} />}
      </div>
    </>
  );
}
