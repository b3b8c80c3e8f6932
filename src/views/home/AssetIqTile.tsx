import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { AssetPicture, previewAnswer } from '../../features/asset-iq-demo/preview.ts';

const { question, answers } = pageCopy('home').demonstrations.assetIq;
const { resultCount, assetCount, bestAsset, boxes } = previewAnswer(question);

/** Shows one picture, to keep the home page small. */
export const AssetIqTile = () => (
  <>
    {bestAsset && <AssetPicture asset={bestAsset} boxes={boxes} sizes="400px" />}
    <p className="label">{fill(answers, { found: resultCount, all: assetCount })}</p>
  </>
);
