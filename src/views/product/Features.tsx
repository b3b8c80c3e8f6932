import type { Annotation } from '../../pictures.ts';
import type { BlockProps } from './Block.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { FeaturePicture, type SeenFeature } from './FeaturePicture.tsx';

const kinds: Annotation['kind'][] = ['face', 'object', 'symbol'];

/** The kind of thing a feature recognizes, by its heading: 'Face identification' finds faces. */
const kindOf = (heading: string) => kinds.find((kind) => heading.toLowerCase().split(' ').includes(kind));

/** Features that see are shown on a picture; the others are told in a grid. */
export function Features(block: BlockProps) {
  const features = block.items.map((item) => ({ ...item, kind: kindOf(item.heading) }));
  const { picture } = block;
  return picture && features.every((feature): feature is SeenFeature => feature.kind !== undefined) ? (
    <FeaturePicture {...block} picture={picture} features={features} />
  ) : (
    <FeatureGrid {...block} />
  );
}
