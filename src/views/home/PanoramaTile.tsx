import { TableHead } from '../../components/TableHead.tsx';
import { home } from '../../content/pages/home.ts';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { answerCalls } from '../../features/panorama-demo/model/answer-calls.ts';
import { makeDataset } from '../../features/panorama-demo/model/make-dataset.ts';
import { roles, visibleTo } from '../../features/panorama-demo/model/permissions.ts';
import { formatList } from '../../format.ts';
import styles from './Demonstrations.module.css';

const { columns, sees, calls } = home.demonstrations.panorama;
const { permissions, questions, roles: names } = panoramaDemo;

/** The dataset of the demonstration (`PanoramaDemo`). */
const dataset = makeDataset(22);

/** One question of Panorama as each role sees its answer. */
export function PanoramaTile() {
  return (
    <>
      <p className={styles.query}>{questions.calls}</p>
      <table className={styles.roles}>
        <TableHead columns={columns} />
        <tbody>
          {roles.map((role) => {
            const seen = visibleTo(role, dataset);
            return (
              <tr key={role}>
                <th scope="row">
                  {names[role].name}
                  <span className="label">
                    {permissions.hidden} {formatList(seen.hiddenFields.map((field) => permissions.fields[field]))}
                  </span>
                </th>
                <td>{sees(seen.accounts.length, dataset.accounts.length)}</td>
                <td>{calls(answerCalls(seen).rows.length)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
