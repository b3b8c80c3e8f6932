import { TableHead } from '../../components/TableHead.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { accountCount, rolePreviews } from '../../features/panorama-demo/preview.ts';
import { formatList } from '../../format.ts';
import styles from './Demonstrations.module.css';

const { columns, sees: accountShare } = pageCopy('home').demonstrations.panorama;
const { permissions, questionBox, roles: roleTexts } = pageCopy('panorama-demo');

export function PanoramaTile() {
  return (
    <>
      <p className={styles.query}>{questionBox.examples[0]}</p>
      <table className={`table ${styles.roles}`}>
        <TableHead columns={columns} />
        <tbody>
          {rolePreviews.map(({ role, hiddenFields, visibleCount, dueCallCount }) => (
            <tr key={role}>
              <th scope="row">
                {roleTexts[role].name}
                <span className="label">
                  {permissions.hidden}{' '}
                  {formatList(hiddenFields.map((field) => permissions.fields[field]))}
                </span>
              </th>
              <td>{fill(accountShare, { accounts: visibleCount, all: accountCount })}</td>
              <td>{dueCallCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
