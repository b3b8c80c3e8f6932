import { SectionHead } from '../../components/SectionHead.tsx';
import { TryIt } from '../../components/TryIt.tsx';
import { solutions } from '../../content/pages/solutions.ts';
import { demonstrationNames } from '../../routes.ts';
import styles from './Demonstrations.module.css';

const { figure, heading, note } = solutions.demonstrations;

export function Demonstrations({ number }: { number: number }) {
  return (
    <section className="section" aria-labelledby="demonstrations-heading">
      <div className="wrap">
        <SectionHead id="demonstrations-heading" heading={heading} label={{ number, text: figure }} note={note} />
        <div className={styles.row}>
          {demonstrationNames.map((name) => (
            <TryIt key={name} demonstration={name} />
          ))}
        </div>
      </div>
    </section>
  );
}
