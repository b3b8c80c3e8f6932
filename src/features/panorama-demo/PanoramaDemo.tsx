import type { ReactNode } from 'react';
import { SectionHead } from '../../components/SectionHead.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { Dashboard } from './Dashboard.tsx';
import type { Role } from './model/permissions.ts';
import styles from './PanoramaDemo.module.css';

type PanoramaDemoProps = { number: number; data: Record<Role, string>; children?: ReactNode };

/**
 * Panorama over a synthetic account dataset: three roles, three questions, profiles, alerts. Each role's data is a file of its own (`data`, the
 * addresses); until the first has come the static preview (`children`) is shown.
 */
export function PanoramaDemo({ number, data, children }: PanoramaDemoProps) {
  return (
    <section className={`section ${styles.demo}`} id="try" aria-labelledby="demo-heading">
      <div className="wrap">
        <SectionHead id="demo-heading" heading={panoramaDemo.heading} label={{ number, text: panoramaDemo.label }} note={panoramaDemo.note} />
        <Dashboard data={data}>{children}</Dashboard>
        <p className={`label ${styles.synthetic}`}>{panoramaDemo.synthetic}</p>
      </div>
    </section>
  );
}
