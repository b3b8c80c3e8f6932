import { panoramaCopy } from './copy.ts';
import { maxPoints, type Score } from './model/score.ts';
import styles from './ScoreParts.module.css';

const copy = panoramaCopy.score;

/** `basis` says why another role may see another score. */
export function ScoreParts({ total, reasons, basis }: Score & { basis: string }) {
  return (
    <div className={styles.score}>
      <table className={styles.parts}>
        <caption className="ui-medium">{copy.heading}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{copy.part}</th>
            <th scope="col">{copy.points}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ part, points, why }) => (
            <tr key={part} className={points ? undefined : styles.idle}>
              <th scope="row">
                {copy.parts[part]}
                <span className="muted">{why}</span>
              </th>
              <td>
                {points ?? panoramaCopy.permissions.mark}
                {points !== undefined && (
                  <span className="label">{` ${copy.of} ${maxPoints[part]}`}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p className="muted">{basis}</p>
    </div>
  );
}
