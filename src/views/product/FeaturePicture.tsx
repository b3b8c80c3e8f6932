import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Split } from '../../components/primitives/layout.tsx';
import { Section, type SectionProps } from '../../components/primitives/Section.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { type Annotation, getPicture } from '../../content/pictures.ts';
import type { ProductBlock } from './Block.tsx';
import styles from './FeaturePicture.module.css';

const copy = pageCopy('product');

const labelPositions = { face: 'top-left', object: 'bottom-right', symbol: 'top-left' } as const;

/** Returns the boxes with the most frequent label of the kind. The first box shows its label. */
function boxesToHighlight(
  picture: string,
  kind: Annotation['kind'] | undefined,
  group: number,
): DrawnBox[] {
  const boxes = getPicture(picture).boxes.filter((box) => box.kind === kind);
  const frequencyOf = (label: string) => boxes.filter((box) => box.label === label).length;
  const [mostFrequent] = boxes
    .map(({ label }) => label)
    .sort((a, b) => frequencyOf(b) - frequencyOf(a));
  return boxes
    .filter(({ label }) => label === mostFrequent)
    .map(({ box, label, kind }, index) => ({
      box,
      group,
      small: kind !== 'object',
      ...(index === 0 && { label, labelAt: labelPositions[kind] }),
    }));
}

/** Selecting one of up to three features highlights its boxes in the picture, by CSS alone. */
export function FeaturePicture({
  picture = '',
  items,
  ...section
}: SectionProps & Pick<ProductBlock, 'items' | 'picture'>) {
  return (
    <Section {...section}>
      <Split className={styles.features} ratio="8/4">
        <div className="picture-frame">
          <Picture name={picture} sizes="(max-width: 1024px) 100vw, 900px" />
          <AnnotationLayer
            className={styles.boxes}
            boxes={items.flatMap(({ highlights }, group) =>
              boxesToHighlight(picture, highlights, group),
            )}
            animate="onView"
          />
        </div>
        <fieldset>
          <legend className="visually-hidden">{copy.showInPicture}</legend>
          {items.map(({ heading: name, text }, group) => (
            <div className={`corner-brackets ${styles.feature}`} key={name} data-group={group}>
              <h3 className="cover-link">
                <label>
                  <input
                    className="visually-hidden"
                    type="radio"
                    name="feature"
                    defaultChecked={group === 0}
                  />
                  {name}
                </label>
              </h3>
              <p className="muted">{text}</p>
            </div>
          ))}
        </fieldset>
      </Split>
    </Section>
  );
}
