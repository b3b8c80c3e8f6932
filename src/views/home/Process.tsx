import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { home } from '../../content/pages/home.ts';
import styles from './Process.module.css';

const turbine: DrawnBox['box'] = [0.195, 0.0143, 0.658, 0.7329];

/** What each pass sees of the same turbine: the guess grows into an answer, and says how sure it is. */
const passes: { focus: string; boxes: DrawnBox[] }[] = [
  { focus: 'blurred', boxes: [{ box: [0.1, 0.12, 0.88, 0.86], label: 'object?', score: 0.41, chip: 'bl', dashed: true }] },
  { focus: 'soft', boxes: [{ box: [0.15, 0.05, 0.76, 0.8], label: 'wind turbine', score: 0.74, chip: 'bl' }] },
  { focus: 'sharp', boxes: [{ box: turbine, label: 'wind turbine', score: 0.93, chip: 'bl', live: true }] },
  {
    focus: 'sharp',
    boxes: [
      { box: turbine, label: 'wind turbine', score: 0.98, chip: 'bl', live: true },
      { box: [0.4375, 0.2023, 0.5152, 0.2651], label: 'hub', score: 0.96, chip: 'r', small: true },
      { box: [0.471, 0.288, 0.5351, 0.7329], label: 'tower', score: 0.97, chip: 'r', small: true },
    ],
  },
];

export function Process() {
  return (
    <section className="section" aria-labelledby="process-heading">
      <div className="wrap">
        <SectionHead id="process-heading" heading={home.process.heading} label={{ number: 5, text: 'Process' }} note={home.process.note} />
        <ol className={styles.steps}>
          {home.process.steps.map(({ name, text }, index) => (
            <li className={styles.step} key={name}>
              <div className={styles.art} data-focus={passes[index]?.focus}>
                <Picture name="turbine" sizes="(max-width: 560px) 116px, (max-width: 1024px) 46vw, 320px" decorative />
                <AnnotationLayer className={styles.boxes} boxes={passes[index]?.boxes ?? []} draws="onView" />
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
