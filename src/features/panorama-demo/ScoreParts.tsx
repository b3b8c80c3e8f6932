import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { maxPoints, type Score } from './model/score.ts';
import styles from './ScoreParts.module.css';

const words = panoramaDemo.score;

/** A score's parts: points, maximum and reason; the last row is their sum. `basis` says why another role may get another. */
export function ScoreParts({ total, reasons, basis }: Score & { basis: string }) {
  return (
    <div className={styles.score}>
      <table className={styles.parts}>
        <caption className="ui-medium">{words.heading}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ part, points, why }) => (
            <tr key={part} className={points ? undefined : styles.idle}>
              <th scope="row">
                {words.parts[part]}
                <span className="muted">{why}</span>
              </th>
              <td>
                {points ?? panoramaDemo.permissions.mark}
                {points !== undefined && <span className="label">{` ${words.of} ${maxPoints[part]}`}</span>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p className="muted">{basis}</p>
    </div>
  );
}
