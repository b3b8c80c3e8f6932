import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { product } from '../../content/pages/product.ts';
import { type Annotation, pictureNamed } from '../../pictures.ts';
import type { BlockProps } from './Block.tsx';
import styles from './FeaturePicture.module.css';

export type SeenFeature = { heading: string; text: string; kind: Annotation['kind'] };
type FeaturePictureProps = Omit<BlockProps, 'picture'> & { picture: string; features: SeenFeature[] };

const labelPlaces = { face: 'tl', object: 'br', symbol: 'tl' } as const;

/** The boxes a feature finds: of a kind, those with the label the picture holds most of, the first one labeled. */
function seenBy(picture: string, kind: Annotation['kind'], group: number): DrawnBox[] {
  const boxes = pictureNamed(picture).boxes.filter((box) => box.kind === kind);
  const count = (label: string) => boxes.filter((box) => box.label === label).length;
  const [commonest] = boxes.map(({ label }) => label).sort((one, other) => count(other) - count(one));
  return boxes
    .filter(({ label }) => label === commonest)
    .map(({ box, label }, index): DrawnBox => ({ box, group, small: kind !== 'object', ...(index === 0 && { label, labelAt: labelPlaces[kind] }) }));
}

/** The same frame, read three ways: choosing a feature makes what it finds live, by style alone. */
export function FeaturePicture({ id, heading, intro, label, picture, features }: FeaturePictureProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} label={label} note={intro} />
        <div className={`grid ${styles.features}`}>
          <div className={styles.frame}>
            <Picture name={picture} sizes="(max-width: 1024px) 100vw, 900px" />
            <AnnotationLayer className={styles.boxes} boxes={features.flatMap(({ kind }, group) => seenBy(picture, kind, group))} draws="onView" />
          </div>
          <fieldset className={styles.list}>
            <legend className="visually-hidden">{product.showInPicture}</legend>
            {features.map(({ heading: name, text }, group) => (
              <div className={`corners-around ${styles.feature}`} key={name} data-group={group}>
                <h3 className="cover-link">
                  <label>
                    <input className="visually-hidden" type="radio" name="feature" defaultChecked={group === 0} />
                    {name}
                  </label>
                </h3>
                <p className="muted">{text}</p>
              </div>
            ))}
          </fieldset>
        </div>
      </div>
    </section>
  );
}
