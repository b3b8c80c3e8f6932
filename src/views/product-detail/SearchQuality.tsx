import { Split, Stack } from '../../components/primitives/layout.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { judgedQueriesPath, retrievalScores } from '../../content/retrieval.ts';
import styles from './SearchQuality.module.css';

const copy = pageCopy('product').dataSheet.searchQuality;
const methodNames = ['search', 'plainKeywords', 'miniSearch'] as const;

/** Compares the search quality of Asset IQ with two plain searches of the same pictures. */
export function SearchQuality() {
  return (
    <Split as="section" className="panel" ratio="5/6" aria-labelledby="search-quality-heading">
      <Stack gap="tight">
        <h2 className="subheading" id="search-quality-heading">
          {copy.heading}
        </h2>
        <p className="muted">{fill(copy.how, { queries: retrievalScores.queries })}</p>
        <a className="link tap-target ui-medium" href={judgedQueriesPath} type="application/json">
          {copy.queries}
        </a>
      </Stack>
      <table className={`table ${styles.methods}`}>
        <caption className="label">{copy.caption}</caption>
        <TableHead columns={copy.columns} />
        <tbody>
          {methodNames.map((name) => (
            <tr key={name}>
              <th scope="row">{copy.methods[name]}</th>
              <td>
                <svg className={styles.bar} aria-hidden="true">
                  <rect
                    className={name === 'search' ? styles.highlighted : undefined}
                    width={`${retrievalScores[name] * 100}%`}
                    height="100%"
                  />
                </svg>
                {retrievalScores[name].toFixed(2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Split>
  );
}
