import type { ReactNode } from 'react';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import type { Account, Complaint, Contact, Promised } from './model/dataset.ts';
import { formatDay } from './model/orders.ts';
import type { VisibleDataset } from './model/permissions.ts';
import { missingProducts } from './model/score.ts';
import styles from './Profile.module.css';

const words = panoramaDemo.profile;

function List({ heading, none, children }: { heading: string; none?: string; children: ReactNode[] }) {
  return (
    <div className={styles.list}>
      <h4>{heading}</h4>
      {children.length > 0 ? <ul>{children}</ul> : <p>{none}</p>}
    </div>
  );
}

export function People({ contacts }: { contacts: Contact[] }) {
  const { heading, consent, noConsent, movedOn, hidden } = words.people;
  return (
    <List heading={heading}>
      {contacts.map((contact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people of one name may work at one account, and the list never changes its order
        <li key={index}>
          <strong className="ui-medium">{contact.name}</strong>, {contact.job.toLowerCase()}
          <span>{contact.movedOn ? movedOn : contact.consent ? consent : noConsent}</span>
          <span className="label">{contact.email ?? hidden}</span>
        </li>
      ))}
    </List>
  );
}

export function Complaints({ complaints }: { complaints: Complaint[] }) {
  const { heading, open, closed, none } = words.complaints;
  return (
    <List heading={heading} none={none}>
      {complaints.map((complaint) => (
        <li key={`${complaint.day} ${complaint.subject}`}>
          {complaint.subject}
          <span className="label">{`${formatDay(complaint.day)}, ${complaint.open ? open : closed}`}</span>
        </li>
      ))}
    </List>
  );
}

export function Opportunity({ account, visible }: { account: Account; visible: VisibleDataset }) {
  const { heading, line, none } = words.opportunity;
  return (
    <List heading={heading} none={none}>
      {missingProducts(account, visible).map(({ product, cartons, buyers }) => (
        <li key={product}>{line(product, cartons, buyers)}</li>
      ))}
    </List>
  );
}

export function StillToDeliver({ promised }: { promised: Promised[] }) {
  const { heading, line, none } = words.promised;
  return (
    <List heading={heading} none={none}>
      {promised.map(({ day, product, cartons }) => (
        <li key={`${day} ${product}`}>{line(product, cartons, formatDay(day))}</li>
      ))}
    </List>
  );
}
