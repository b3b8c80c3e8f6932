import { SectionHead } from '../components/SectionHead.tsx';
import { panoramaDemo } from '../content/pages/panorama-demo.ts';
import { useRunning } from './demo/use-running.ts';
import styles from './PanoramaDemo.module.css';
import { Desk } from './panorama/Desk.tsx';
import { makeBook } from './panorama/make-book.ts';
import { ThreeChairs } from './panorama/ThreeChairs.tsx';

const book = makeBook(22);

/** Panorama over a synthetic account book: three roles, three questions, profiles, alerts. All of it is worked out in the browser. */
export function PanoramaDemo({ number }: { number: number }) {
  const running = useRunning();
  return (
    <section className={`section ${styles.demo}`} id="try" aria-labelledby="demo-heading">
      <div className="wrap">
        <SectionHead id="demo-heading" heading={panoramaDemo.heading} label={{ number, text: panoramaDemo.label }} note={panoramaDemo.note} />
        {running ? <Desk book={book} /> : <ThreeChairs book={book} />}
        <p className={`mono ${styles.synthetic}`}>{panoramaDemo.synthetic}</p>
      </div>
    </section>
  );
}
