import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { most, type Score } from './model/score.ts';
import styles from './ScoreParts.module.css';

const words = panoramaDemo.score;

/** A score taken apart: what each part added, why, and out of how many. The last row is their sum. */
export function ScoreParts({ total, reasons }: Score) {
  return (
    <table className={styles.parts}>
      <caption>{words.heading}</caption>
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
              <span>{why}</span>
            </th>
            <td>
              {points ?? panoramaDemo.access.mark}
              {points !== undefined && <span className="label">{` ${words.of} ${most[part]}`}</span>}
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
  );
}
