import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Divider } from '../../components/Divider.tsx';
import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { home } from '../../content/pages/home.ts';
import { type Annotation, pictureNamed } from '../../pictures.ts';
import { routes } from '../../routes.ts';
import styles from './Banner.module.css';

type Chip = [place: DrawnBox['chip'], score: number];

/** The classes the legend offers, in its order; the first is live when the page opens. `chips` by the box's number within its class. */
const classes: { label: string; plural: string; chips: Record<number, Chip> }[] = [
  { label: 'wind turbine', plural: 'wind turbines', chips: { 0: ['tl', 0.98], 2: ['tr', 0.97] } },
  { label: 'solar panel', plural: 'solar panels', chips: { 8: ['bl', 0.96] } },
  { label: 'battery unit', plural: 'battery units', chips: { 2: ['br', 0.98] } },
  { label: 'transmission tower', plural: 'transmission towers', chips: { 0: ['tl', 0.95] } },
];

const found = (label: string) => pictureNamed('hero').boxes.filter((box) => box.label === label);

const boxes: DrawnBox[] = classes.flatMap(({ label, chips }, group) =>
  found(label).map((box: Annotation, index): DrawnBox => {
    const [chip, score] = chips[index] ?? [];
    return { box: box.box, group, small: label === 'solar panel', chip, ...(chip && { label, score }) };
  }),
);

const count = (number: number, { label, plural }: { label: string; plural: string }) => `${number} ${number === 1 ? label : plural}`;

export function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <div className={styles.stage}>
          <div className={styles.copy}>
            <h1 id="banner-heading">
              <span>
                There’s{' '}
                <span className={styles.framedWord}>
                  more
                  <span className={`corners ${styles.frame}`} aria-hidden="true" />
                </span>
              </span>{' '}
              <span>in the picture.</span>
            </h1>
            <p className={styles.lede}>{home.lede}</p>
            <div className={styles.actions}>
              <ButtonLink variant="primary" arrow href={routes.contact}>
                Get in Touch
              </ButtonLink>
              <ButtonLink variant="outline" href={routes.solutions}>
                Learn More<span className="visually-hidden"> {home.aboutSolutions}</span>
              </ButtonLink>
            </div>
          </div>
          <div className={styles.scene}>
            <Picture name="hero" sizes="(max-width: 560px) 120vw, (max-width: 1024px) 106vw, (max-width: 1320px) 70vw, 1110px" first />
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
    <fieldset className={styles.legend}>
      <legend className="visually-hidden">Show what Asset IQ found</legend>
      <FigureLabel className={styles.legendLabel} number={1}>
        {home.legend}
      </FigureLabel>
      {classes.map((entry, group) => (
        <label key={entry.label} data-group={group}>
          <input className="visually-hidden" type="radio" name="seen" defaultChecked={group === 0} />
          <span>{count(found(entry.label).length, entry)}</span>
        </label>
      ))}
    </fieldset>
  );
}
