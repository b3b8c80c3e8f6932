import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Divider } from '../../components/Divider.tsx';
import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { home } from '../../content/pages/home.ts';
import { actions } from '../../content/pages/shared.ts';
import { type Annotation, pictureNamed } from '../../pictures.ts';
import { routes } from '../../routes.ts';
import styles from './Banner.module.css';

/** Boxes narrower than this share of the picture have thin, short corners. */
const SMALL = 0.07;

const found = (label: string) => pictureNamed('hero').boxes.filter((box) => box.label === label);

const boxes: DrawnBox[] = home.seen.flatMap(({ label, labelsAt }, group) =>
  found(label).map((box: Annotation, index): DrawnBox => {
    const labelAt = labelsAt[index];
    return { box: box.box, group, small: box.box[2] - box.box[0] < SMALL, labelAt, ...(labelAt && { label }) };
  }),
);

const count = (number: number, { label, plural }: (typeof home.seen)[number]) => `${number} ${number === 1 ? label : plural}`;

export function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <div className={styles.stage}>
          <div className={styles.copy}>
            <h1 id="banner-heading">
              <span>
                {home.heading.before}{' '}
                <span className={styles.framedWord}>
                  {home.heading.seen}
                  <span className={`corners ${styles.frame}`} aria-hidden="true" />
                </span>
              </span>{' '}
              <span>{home.heading.after}</span>
            </h1>
            <p className={`lede ${styles.lede}`}>{home.lede}</p>
            <div className={`cluster ${styles.actions}`}>
              <ButtonLink variant="primary" arrow href={routes.contact}>
                {home.getInTouch}
              </ButtonLink>
              <ButtonLink variant="outline" href={routes.solutions}>
                {actions.learnMore}
                <span className="visually-hidden"> {home.aboutSolutions}</span>
              </ButtonLink>
            </div>
          </div>
          <div className={styles.scene}>
            <Picture name="hero" sizes="(max-width: 560px) 100vw, (max-width: 1024px) 106vw, (max-width: 1320px) 70vw, 1110px" priority />
            <AnnotationLayer className={styles.boxes} boxes={boxes} draws="onLoad" />
          </div>
        </div>
        <Divider className={styles.rule} />
        <Legend />
      </div>
    </section>
  );
}

/** Radio buttons choose the class whose boxes are live: by style alone (`Banner.module.css`). */
function Legend() {
  return (
    <fieldset className={`cluster ${styles.legend}`}>
      <legend className="visually-hidden">{home.legendHint}</legend>
      <FigureLabel className={styles.legendLabel} number={1}>
        {home.legend}
      </FigureLabel>
      {home.seen.map((entry, group) => (
        <label className="tap-target" key={entry.label} data-group={group}>
          <input className="visually-hidden" type="radio" name="seen" defaultChecked={group === 0} />
          <span>{count(found(entry.label).length, entry)}</span>
        </label>
      ))}
    </fieldset>
  );
}
