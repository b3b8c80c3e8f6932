import { useHydrated } from '../../client/use-hydrated.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { Desk } from './Dashboard.tsx';
import { makeBook } from './model/make-dataset.ts';
import styles from './PanoramaDemo.module.css';
import { ThreeChairs } from './StaticPreview.tsx';

const book = makeBook(22);

/** Panorama over a synthetic account book: three roles, three questions, profiles, alerts. All of it is worked out in the browser. */
export function PanoramaDemo({ number }: { number: number }) {
  const hydrated = useHydrated();
  return (
    <section className={`section ${styles.demo}`} id="try" aria-labelledby="demo-heading">
      <div className="wrap">
        <SectionHead id="demo-heading" heading={panoramaDemo.heading} label={{ number, text: panoramaDemo.label }} note={panoramaDemo.note} />
        {hydrated ? <Desk book={book} /> : <ThreeChairs book={book} />}
        <p className={`label ${styles.synthetic}`}>{panoramaDemo.synthetic}</p>
      </div>
    </section>
  );
}
