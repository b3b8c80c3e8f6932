import { SectionHead } from '../../components/SectionHead.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { announcements } from '../../content/pages/announcements.ts';
import styles from './CapabilityTable.module.css';

const words = announcements.traffic;

type CapabilityTableProps = { caption: string; rows: { capability: string; does: string; benefit: string; gain: string }[]; number: number };

export function CapabilityTable({ caption, rows, number }: CapabilityTableProps) {
  return (
    <section className="section" aria-labelledby="table-heading">
      <div className="wrap">
        <SectionHead id="table-heading" heading={words.table} label={{ number, text: words.figure }} />
        <table className={styles.table}>
          <caption className="label">{caption}</caption>
          <TableHead columns={[words.capability, words.benefit]} />
          <tbody>
            {rows.map(({ capability, does, benefit, gain }) => (
              <tr key={capability}>
                <td>
                  <strong className="title">{capability}</strong>
                  <span className="muted">{does}</span>
                </td>
                <td>
                  <strong className="title">{benefit}</strong>
                  <span className="muted">{gain}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
