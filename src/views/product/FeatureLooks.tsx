import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { type Annotation, pictureNamed } from '../../pictures.ts';
import type { BlockProps } from './Block.tsx';
import styles from './FeatureLooks.module.css';

type Look = { heading: string; text: string; kind: Annotation['kind'] };
type FeatureLooksProps = Omit<BlockProps, 'picture'> & { picture: string; looks: Look[] };

const chips = { face: 'tl', object: 'br', symbol: 'tl' } as const;
const scores = { face: 0.97, object: 0.98, symbol: 0.96 } as const;

/** One class a look: of the objects, the class the picture holds most of. */
function seenBy(picture: string, kind: Annotation['kind'], group: number): DrawnBox[] {
  const boxes = pictureNamed(picture).boxes.filter((box) => box.kind === kind);
  const count = (label: string) => boxes.filter((box) => box.label === label).length;
  const [most] = boxes.map(({ label }) => label).sort((one, other) => count(other) - count(one));
  return boxes
    .filter(({ label }) => label === most)
    .map(({ box, label }, index): DrawnBox => ({ box, group, small: kind !== 'object', ...(index === 0 && { label, chip: chips[kind], score: scores[kind] }) }));
}

/** The same frame, read three ways: choosing a feature makes what it finds live, by style alone. */
export function FeatureLooks({ id, heading, intro, label, picture, looks }: FeatureLooksProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} label={label} note={intro} />
        <div className={`grid ${styles.looks}`}>
          <div className={styles.frame}>
            <Picture name={picture} sizes="(max-width: 1024px) 100vw, 900px" />
            <AnnotationLayer className={styles.boxes} boxes={looks.flatMap(({ kind }, group) => seenBy(picture, kind, group))} draws="onView" />
          </div>
          <fieldset className={styles.list}>
            <legend className="visually-hidden">Show in the picture</legend>
            {looks.map(({ heading: name, text }, group) => (
              <div className={`corners-around ${styles.look}`} key={name} data-group={group}>
                <h3 className="cover-link">
                  <label>
                    <input className="visually-hidden" type="radio" name="look" defaultChecked={group === 0} />
                    {name}
                  </label>
                </h3>
                <p>{text}</p>
              </div>
            ))}
          </fieldset>
        </div>
      </div>
    </section>
  );
}
