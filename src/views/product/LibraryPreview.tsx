import { AssetPicture } from '../../components/AssetPicture.tsx';
import { Reasons } from '../../components/Reasons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { drawnBoxes } from '../../media-library/drawn-boxes.ts';
import { firstAnswer } from '../../media-library/preview.ts';
import styles from './LibraryPreview.module.css';

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
              boxes={drawnBoxes(result.terms.map(({ evidence: { things } }, term) => ({ things, live: term === 0 })))}
              sizes="(max-width: 860px) 92vw, 440px"
            />
            <h3>“{question}”</h3>
            <Reasons reasons={reasons} />
          </li>
        ))}
      </ul>
    </>
  );
}
