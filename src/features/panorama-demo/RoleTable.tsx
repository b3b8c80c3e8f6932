import { TableHead } from '../../components/TableHead.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { formatList } from '../../format.ts';
import { answer } from './model/answers.ts';
import type { Dataset } from './model/dataset.ts';
import { roles, visibleTo } from './model/permissions.ts';
import styles from './RoleTable.module.css';

const words = panoramaDemo.preview;

/** The first question, answered for each role by its counts alone: how much each sees, what is hidden from it, how many accounts it would call. */
export function RoleTable({ dataset }: { dataset: Dataset }) {
  return (
    <table className={styles.roles}>
      <caption className="visually-hidden">{words.table}</caption>
      <TableHead columns={[words.role, words.accounts, words.hidden, panoramaDemo.questions.calls]} />
      <tbody>
        {roles.map((role) => {
          const visible = visibleTo(role, dataset);
          return (
            <tr key={role}>
              <th scope="row">
                {panoramaDemo.roles[role].name}
                <small className="muted">{panoramaDemo.roles[role].who}</small>
              </th>
              <td>{words.of(visible.accounts.length, visible.all)}</td>
              <td>{formatList(visible.hiddenFields.map((field) => panoramaDemo.permissions.fields[field]))}</td>
              <td>{answer('calls', visible).sentence}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
