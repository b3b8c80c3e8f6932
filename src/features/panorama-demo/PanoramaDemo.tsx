import type { ReactNode } from 'react';
import { Section } from '../../components/primitives/Section.tsx';
import { panoramaCopy } from './copy.ts';
import { Dashboard } from './Dashboard.tsx';
import type { Role } from './model/permissions.ts';
import styles from './PanoramaDemo.module.css';

export const PanoramaDemo = ({
  number,
  dataUrls,
  children,
}: {
  number: number;
  dataUrls: Record<Role, string>;
  children?: ReactNode;
}) => (
  <Section
    className={styles.demo}
    id="try"
    name="demo"
    heading={panoramaCopy.heading}
    label={{ number, text: panoramaCopy.label }}
    note={panoramaCopy.note}
  >
    <Dashboard dataUrls={dataUrls}>{children}</Dashboard>
    <p className={`label ${styles.dataNote}`}>{panoramaCopy.synthetic}</p>
  </Section>
);
