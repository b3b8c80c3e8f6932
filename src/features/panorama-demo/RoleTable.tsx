import { TableHead } from '../../components/TableHead.tsx';
import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { panoramaCopy } from './copy.ts';
import { accountCount, rolePreviews } from './preview.ts';

const { preview: copy, permissions, questionBox, roles } = panoramaCopy;
const [question = ''] = questionBox.examples;

export const RoleTable = () => (
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
