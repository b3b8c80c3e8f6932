import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { AssetPicture } from './AssetPicture.tsx';
import styles from './LibraryPreview.module.css';
import { drawnBoxes } from './library/drawn-boxes.ts';
import { firstAnswer } from './library/preview.ts';
import { MatchExplanation } from './MatchExplanation.tsx';

const { intro, questions } = demoWords.preview;

/** Three questions and their first answers: what there is to see until the search itself has come, and without script. */
export function LibraryPreview() {
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.answers}>
        {questions.map(firstAnswer).map(({ question, asset, result, reasons }) => (
          <li key={question}>
            <AssetPicture
              asset={asset}
              boxes={drawnBoxes(result.terms.map(({ evidence: { objects } }, term) => ({ objects, live: term === 0 })))}
              sizes="(max-width: 860px) 92vw, 440px"
            />
            <h3>“{question}”</h3>
            <MatchExplanation reasons={reasons} />
          </li>
        ))}
      </ul>
    </>
  );
}
