import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { rules, type VisibleBook } from './model/permissions.ts';
import styles from './Permissions.module.css';

const words = panoramaDemo.access;

/** What the role may read: how many rows, and the fields that are closed to it, by name. */
export function Access({ visible, all }: { visible: VisibleBook; all: number }) {
  return (
    <div className={styles.access}>
      <p>{words.rows(visible.accounts.length, all, rules[visible.role].regions)}</p>
      <p id="panorama-hidden">{words.hidden}</p>
      <ul aria-labelledby="panorama-hidden">
        {visible.hides.map((field) => (
          <li className="label" key={field}>
            {words.fields[field]}
          </li>
        ))}
      </ul>
    </div>
  );
}
