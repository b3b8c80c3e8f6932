import { TableHead } from '../../components/TableHead.tsx';
import { product as words } from '../../content/pages/product.ts';
import { judgedQueriesPath, retrieval } from '../../content/retrieval.ts';
import styles from './Measured.module.css';

const { heading, caption, columns, methods, how, queries } = words.sheet.measured;
const names = ['search', 'plainKeywords', 'miniSearch'] as const;

/** How well the demonstration finds, against two plain searches over the same library. */
export function Measured() {
  return (
    <section className={`sunken ${styles.measured}`} aria-labelledby="measured-heading">
      <div>
        <h2 className="subheading" id="measured-heading">
          {heading}
        </h2>
        <p className="muted">{how(retrieval.queries)}</p>
        <a className="link tap-target" href={judgedQueriesPath} type="application/json">
          {queries}
        </a>
      </div>
      <table>
        <caption className="label">{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{methods[name]}</th>
              <td>
                <svg className={styles.bar} aria-hidden="true" focusable="false">
                  <rect className={name === 'search' ? styles.own : undefined} width={`${retrieval[name] * 100}%`} height="100%" />
                </svg>
                {retrieval[name].toFixed(2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
