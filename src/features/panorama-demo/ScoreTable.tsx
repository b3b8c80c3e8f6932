import { panoramaCopy } from './copy.ts';
import { maxPoints, type Score } from './model/score.ts';
import styles from './ScoreTable.module.css';

const copy = panoramaCopy.score;

/** `basis` explains why another role may see another score. */
export function ScoreTable({ total, reasons, basis }: Score & { basis: string }) {
  return (
    <div className={styles.score}>
      <table className={styles.factors}>
        <caption className="ui-medium">{copy.heading}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{copy.part}</th>
            <th scope="col">{copy.points}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ factor, points, explanation }) => (
            <tr key={factor} className={points ? undefined : styles.noPoints}>
              <th scope="row">
                {copy.factors[factor]}
                <span className="muted">{explanation}</span>
              </th>
              <td>
                {points ?? panoramaCopy.permissions.hiddenLabel}
                {points !== undefined && (
                  <span className="label">{` ${copy.of} ${maxPoints[factor]}`}</span>
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
