import { TableHead } from '../../components/TableHead.tsx';
import { fill } from '../../content/fill.ts';
import { createAnswerer } from '../../demo-shared/questions/ask.ts';
import { formatList } from '../../format.ts';
import { Alerts } from './Alerts.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { panoramaCopy } from './copy.ts';
import styles from './Dashboard.module.css';
import { visibleToAll } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';
import { Profile } from './Profile.tsx';
import { accountCount, rolePreviews } from './preview.ts';
import { createPanoramaSchema } from './questions/schema.ts';

const { permissions, preview: copy, questionBox, roles, withoutScript } = panoramaCopy;
const [question = ''] = questionBox.examples;

/** Shown before the data loads and without JavaScript: the roles, and what all of them see. */
export function StaticPreview() {
  const publicData = visibleToAll(dataset);
  const answer = createAnswerer(createPanoramaSchema(publicData))(question);
  const account = publicData.accounts.find(({ id }) => id === answer.result?.rows[0]?.['account']);
  return (
    <div className={styles.dashboard}>
      <p className="without-script muted">{withoutScript}</p>
      <RoleTable />
      <h3>{copy.common}</h3>
      <div className={styles.answer}>
        <p className="title">{answer.result?.sentence}</p>
        <AnswerRows answer={answer} />
      </div>
      <Alerts dataset={publicData} />
      {account && <Profile account={account} dataset={publicData} />}
    </div>
  );
}

const RoleTable = () => (
  <table className="table">
    <caption className="visually-hidden">{copy.table}</caption>
    <TableHead columns={[copy.role, copy.hidden, question]} />
    <tbody>
      {rolePreviews.map(({ role, hiddenFields, visibleCount, dueCallCount }) => (
        <tr key={role}>
          <th scope="row">
            {roles[role].name}{' '}
            <small className="muted">
              {fill(copy.of, { seen: visibleCount, all: accountCount })}
            </small>
          </th>
          <td>{formatList(hiddenFields.map((field) => permissions.fields[field]))}</td>
          <td>{fill(copy.calls, { calls: dueCallCount, accounts: visibleCount })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
