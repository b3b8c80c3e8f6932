import { TableHead } from '../../components/TableHead.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './BoxTable.module.css';
import type { DetectedObject } from './library/asset.ts';

const words = demoWords.detail;

/** Every box in numbers, collapsed. The scroll area is focusable so that keys can scroll it. */
export function BoxTable({ objects }: { objects: DetectedObject[] }) {
  if (objects.length === 0) return null;
  return (
    <details className={styles.boxes}>
      <summary className="ui-medium">{words.boxes}</summary>
      <section className={styles.scroll} aria-label={words.boxes} tabIndex={0}>
        <table>
          <TableHead columns={words.columns} />
          <tbody>
            {objects.map(({ label, id, colors, box }) => (
              <tr key={`${label} ${box.join(' ')}`}>
                <th scope="row">{id ?? label}</th>
                <td>{colors.join(', ')}</td>
                {box.map((side, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four sides in their order.
                  <td key={index}>{side.toFixed(3)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
