import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { home } from '../../content/pages/home.ts';
import styles from './Process.module.css';

const turbine: DrawnBox['box'] = [0.195, 0.0143, 0.658, 0.7329];

const { figure, heading, note, steps, guess, turbine: turbineLabel, hub, tower } = home.process;

/** What each pass sees of the same turbine: a guess, its outline, the whole of it, its parts. */
const passes: Record<(typeof steps)[number]['pass'], { focus: string; boxes: DrawnBox[] }> = {
  guess: { focus: 'blurred', boxes: [{ box: [0.1, 0.12, 0.88, 0.86], label: guess, labelAt: 'bl', dashed: true }] },
  outline: { focus: 'soft', boxes: [{ box: [0.15, 0.05, 0.76, 0.8], label: turbineLabel, labelAt: 'bl' }] },
  whole: { focus: 'sharp', boxes: [{ box: turbine, label: turbineLabel, labelAt: 'bl', live: true }] },
  parts: {
    focus: 'sharp',
    boxes: [
      { box: turbine, label: turbineLabel, labelAt: 'bl', live: true },
      { box: [0.4375, 0.2023, 0.5152, 0.2651], label: hub, labelAt: 'r', small: true },
      { box: [0.471, 0.288, 0.5351, 0.7329], label: tower, labelAt: 'r', small: true },
    ],
  },
};

export function Process() {
  return (
    <section className="section" aria-labelledby="process-heading">
      <div className="wrap">
        <SectionHead id="process-heading" heading={heading} label={{ number: 6, text: figure }} note={note} />
        <ol className={styles.steps}>
          {steps.map(({ pass, name, text }) => (
            <li className={styles.step} key={name}>
              <div className={styles.art} data-focus={passes[pass].focus}>
                <Picture name="turbine" sizes="(max-width: 560px) 116px, (max-width: 1024px) 46vw, 320px" decorative />
                <AnnotationLayer className={styles.boxes} boxes={passes[pass].boxes} draws="onView" />
              </div>
              <h3>{name}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
