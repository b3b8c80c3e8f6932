import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { rules, type VisibleDataset } from './model/permissions.ts';
import styles from './Permissions.module.css';

const words = panoramaDemo.permissions;

/** What the role may see: how many rows, and the names of the hidden fields. */
export function Permissions({ visible, all }: { visible: VisibleDataset; all: number }) {
  return (
    <div className={styles.permissions}>
      <p>{words.rows(visible.accounts.length, all, rules[visible.role].regions)}</p>
      <p id="panorama-hidden">{words.hidden}</p>
      <ul aria-labelledby="panorama-hidden">
        {visible.hiddenFields.map((field) => (
          <li className="label" key={field}>
            {words.fields[field]}
          </li>
        ))}
      </ul>
    </div>
  );
}
