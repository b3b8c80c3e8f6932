import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './Process.module.css';

const copy = pageCopy('home').process;

const wholeTurbine: DrawnBox = {
  box: [0.195, 0.0143, 0.658, 0.7329],
  label: copy.turbine,
  labelAt: 'bottom-left',
  highlighted: true,
};

/** Blur and boxes of the same picture, by step. */
const pictures: Record<keyof typeof copy.steps, { focus: string; boxes: DrawnBox[] }> = {
  guess: {
    focus: 'blurred',
    boxes: [
      { box: [0.1, 0.12, 0.88, 0.86], label: copy.guess, labelAt: 'bottom-left', dashed: true },
    ],
  },
  outline: {
    focus: 'soft',
    boxes: [{ box: [0.15, 0.05, 0.76, 0.8], label: copy.turbine, labelAt: 'bottom-left' }],
  },
  whole: {
    focus: 'sharp',
    boxes: [wholeTurbine],
  },
  parts: {
    focus: 'sharp',
    boxes: [
      wholeTurbine,
      { box: [0.4375, 0.2023, 0.5152, 0.2651], label: copy.hub, labelAt: 'right', small: true },
      { box: [0.471, 0.288, 0.5351, 0.7329], label: copy.tower, labelAt: 'right', small: true },
    ],
  },
};

const stepNames = Object.keys(pictures) as (keyof typeof pictures)[];

export function Process({ number }: { number: number }) {
  return (
    <Section
      name="process"
      heading={copy.heading}
      label={{ number, text: copy.sectionLabel }}
      note={copy.note}
    >
      <Columns as="ol" className={styles.steps} count={4} gap="small">
        {stepNames.map((step) => (
          <li className={styles.step} key={step}>
            <div className={`picture-frame ${styles.art}`} data-focus={pictures[step].focus}>
              <Picture name="turbine" sizes="(max-width: 560px) 96px, 200px" decorative />
              <AnnotationLayer
                className={styles.boxes}
                boxes={pictures[step].boxes}
                animate="onView"
              />
            </div>
            <h3>{copy.steps[step].name}</h3>
            <p className="muted">{copy.steps[step].text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
