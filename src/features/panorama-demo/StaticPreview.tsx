import { createAnswerer } from '../../demo-shared/questions/ask.ts';
import { Alerts } from './Alerts.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { panoramaCopy } from './copy.ts';
import styles from './Dashboard.module.css';
import { visibleToAll } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';
import { Profile } from './Profile.tsx';
import { createPanoramaSchema } from './questions/schema.ts';
import { RoleTable } from './RoleTable.tsx';

const { preview, questionBox, withoutScript } = panoramaCopy;

/** Shown before the data loads and without JavaScript: the roles, and what all of them see. */
export function StaticPreview() {
  const publicData = visibleToAll(dataset);
  const answer = createAnswerer(createPanoramaSchema(publicData))(questionBox.examples[0] ?? '');
  const account = publicData.accounts.find(({ id }) => id === answer.result?.rows[0]?.['account']);
  return (
    <div className={styles.dashboard}>
      <p className="without-script muted">{withoutScript}</p>
      <RoleTable />
      <h3>{preview.common}</h3>
      <div className={styles.answer}>
        <p className="title">{answer.result?.sentence}</p>
        <AnswerRows answer={answer} />
      </div>
      <Alerts dataset={publicData} />
      {account && <Profile account={account} dataset={publicData} />}
    </div>
  );
}
