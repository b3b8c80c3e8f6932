import { SectionHead } from '../../components/SectionHead.tsx';
import { solutions } from '../../content/pages/solutions.ts';
import { stageNames } from '../../content/stages.ts';
import type { ServiceChoice } from './Choose.tsx';
import styles from './Stages.module.css';

const { figure, heading, note, stages } = solutions.fit;

/** The services by the stage of the work they belong to, from deciding to running. */
export function Stages({ choices, number }: { choices: ServiceChoice[]; number: number }) {
  return (
    <section className="section sunken" aria-labelledby="stages-heading">
      <div className="wrap">
        <SectionHead id="stages-heading" heading={heading} label={{ number, text: figure }} note={note} />
        <ol className={styles.stages}>
          {stageNames.map((stage) => (
            <li key={stage}>
              <h3>{stages[stage].name}</h3>
              <p className="muted">{stages[stage].text}</p>
              <ul className="ui-medium">
                {choices
                  .filter((choice) => choice.stage === stage)
                  .map(({ title, href }) => (
                    <li key={href}>
                      <a className="link tap-target" href={href}>
                        {title}
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
