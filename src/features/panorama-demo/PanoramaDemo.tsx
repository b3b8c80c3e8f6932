import { useHydrated } from '../../client/use-hydrated.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { Dashboard } from './Dashboard.tsx';
import { makeDataset } from './model/make-dataset.ts';
import styles from './PanoramaDemo.module.css';
import { StaticPreview } from './StaticPreview.tsx';

const dataset = makeDataset(22);

/** Panorama over a synthetic account dataset: three roles, three questions, profiles, alerts. Everything is computed in the browser. */
export function PanoramaDemo({ number }: { number: number }) {
  const hydrated = useHydrated();
  return (
    <section className={`section ${styles.demo}`} id="try" aria-labelledby="demo-heading">
      <div className="wrap">
        <SectionHead id="demo-heading" heading={panoramaDemo.heading} label={{ number, text: panoramaDemo.label }} note={panoramaDemo.note} />
        {hydrated ? <Dashboard dataset={dataset} /> : <StaticPreview dataset={dataset} />}
        <p className={`label ${styles.synthetic}`}>{panoramaDemo.synthetic}</p>
      </div>
    </section>
  );
}
