import type { Annotation } from '../../pictures.ts';
import type { BlockProps } from './Block.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { FeatureLooks } from './FeatureLooks.tsx';

const kinds: Annotation['kind'][] = ['face', 'object', 'symbol'];

/** The kind of thing a feature recognizes, by its heading: 'Face identification' finds faces. */
const kindOf = (heading: string) => kinds.find((kind) => heading.toLowerCase().split(' ').includes(kind));

/** Features that see are shown on a picture; the others are told in a grid. */
export function Features(block: BlockProps) {
  const looks = block.items.map((item) => ({ ...item, kind: kindOf(item.heading) }));
  const { picture } = block;
  return picture && looks.every((look): look is typeof look & { kind: Annotation['kind'] } => look.kind !== undefined) ? (
    <FeatureLooks {...block} picture={picture} looks={looks} />
  ) : (
    <FeatureGrid {...block} />
  );
}
