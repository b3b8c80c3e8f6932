import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import type { NamedObjects } from './named-objects.ts';
import styles from './ObjectStepper.module.css';

const words = demoWords.detail;

type ObjectStepperProps = { named: NamedObjects[]; highlighted: string | undefined; onHighlight: (name: string) => void };

/** Walks through an asset's things, one name at a time and round again; what is shown is said to screen readers. */
export function ObjectStepper({ named, highlighted, onHighlight }: ObjectStepperProps) {
  const at = named.findIndex(({ name }) => name === highlighted);
  const go = (step: number) => {
    const next = at < 0 ? (step > 0 ? 0 : named.length - 1) : (at + step + named.length) % named.length;
    const target = named[next];
    if (target) onHighlight(target.name);
  };
  const shown = named[at];
  return (
    <div className={styles.stepper}>
      <button className="icon-button" type="button" aria-label={words.previous} onClick={() => go(-1)}>
        <BackIcon />
      </button>
      <p role="status">{shown ? words.step(words.counted(shown.name, shown.objects.length), at + 1, named.length) : words.everything(named.length)}</p>
      <button className="icon-button" type="button" aria-label={words.next} onClick={() => go(1)}>
        <ArrowIcon />
      </button>
    </div>
  );
}
