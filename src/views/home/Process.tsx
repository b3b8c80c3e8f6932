import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './Process.module.css';

const {
  sectionLabel,
  heading,
  note,
  steps,
  guess,
  turbine: turbineLabel,
  hub,
  tower,
} = pageCopy('home').process;

const wholeTurbine: DrawnBox = {
  box: [0.195, 0.0143, 0.658, 0.7329],
  label: turbineLabel,
  labelAt: 'bottom-left',
  highlighted: true,
};

/** Blur and boxes of each pass over the same picture. */
const passes: Record<keyof typeof steps, { focus: string; boxes: DrawnBox[] }> = {
  guess: {
    focus: 'blurred',
    boxes: [{ box: [0.1, 0.12, 0.88, 0.86], label: guess, labelAt: 'bottom-left', dashed: true }],
  },
  outline: {
    focus: 'soft',
    boxes: [{ box: [0.15, 0.05, 0.76, 0.8], label: turbineLabel, labelAt: 'bottom-left' }],
  },
  whole: {
    focus: 'sharp',
    boxes: [wholeTurbine],
  },
  parts: {
    focus: 'sharp',
    boxes: [
      wholeTurbine,
      { box: [0.4375, 0.2023, 0.5152, 0.2651], label: hub, labelAt: 'right', small: true },
      { box: [0.471, 0.288, 0.5351, 0.7329], label: tower, labelAt: 'right', small: true },
    ],
  },
};

const passNames = Object.keys(passes) as (keyof typeof passes)[];

export function Process({ number }: { number: number }) {
  return (
    <Section name="process" heading={heading} label={{ number, text: sectionLabel }} note={note}>
      <Columns as="ol" className={styles.steps} count={4} gap="small">
        {passNames.map((pass) => (
          <li className={styles.step} key={pass}>
            <div className={`picture-frame ${styles.art}`} data-focus={passes[pass].focus}>
              <Picture name="turbine" sizes="(max-width: 560px) 96px, 200px" decorative />
              <AnnotationLayer
                className={styles.boxes}
                boxes={passes[pass].boxes}
                animate="onView"
              />
            </div>
            <h3>{steps[pass].name}</h3>
            <p className="muted">{steps[pass].text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
