import { Section } from '../../components/primitives/Section.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import type { serviceCards } from '../../content/queries.ts';
import styles from './ServiceTable.module.css';

const { timesNote } = pageCopy('service');

export type ServiceChoice = Awaited<ReturnType<typeof serviceCards>>[number];

const { sectionLabel, heading, note, columns } = pageCopy('solutions').choose;

export function ServiceTable({ choices, number }: { choices: ServiceChoice[]; number: number }) {
  return (
    <Section name="choose" heading={heading} label={{ number, text: sectionLabel }} note={note}>
      <table className={`table ${styles.services}`}>
        <TableHead columns={Object.values(columns)} />
        <tbody>
          {choices.map(({ title, href, need, first, time, atWork }) => (
            <tr key={href}>
              <th className="title" scope="row">
                {need}
              </th>
              <td data-column={columns.service}>
                <a className="link" href={href}>
                  {title}
                </a>
              </td>
              <td data-column={columns.first}>{first}</td>
              <td data-column={columns.time}>{time}</td>
              <td data-column={columns.atWork}>
                {atWork.map((link) => (
                  <a className="link" key={link.href} href={link.href}>
                    {link.label}
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="label">{timesNote}</p>
    </Section>
  );
}
