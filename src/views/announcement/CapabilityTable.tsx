import { Section } from '../../components/primitives/Section.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './CapabilityTable.module.css';

const { table: heading, sectionLabel, capability, benefit } = pageCopy('announcements').traffic;

export function CapabilityTable({
  caption,
  rows,
  number,
}: {
  caption: string;
  rows: { capability: string; does: string; benefit: string; gain: string }[];
  number: number;
}) {
  return (
    <Section name="table" heading={heading} label={{ number, text: sectionLabel }}>
      <table className={`table ${styles.table}`}>
        <caption className="label">{caption}</caption>
        <TableHead columns={[capability, benefit]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.capability}>
              <td>
                <strong className="title">{row.capability}</strong>
                <span className="muted">{row.does}</span>
              </td>
              <td>
                <strong className="title">{row.benefit}</strong>
                <span className="muted">{row.gain}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
