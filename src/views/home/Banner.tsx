import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Divider } from '../../components/Divider.tsx';
import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { getPicture } from '../../content/pictures.ts';
import { demonstrationUrl, routes, shownDemonstrations } from '../../routes.ts';
import styles from './Banner.module.css';

const home = pageCopy('home');
const { actions } = pageCopy('shared');

const hasDemonstration = shownDemonstrations.length > 0;

/** Boxes narrower than this share of the picture have thin, short corners. */
const SMALL_WIDTH = 0.07;

const boxes: DrawnBox[] = home.boxGroups.flatMap(({ label, labelPositions }, group) =>
  getPicture('hero')
    .boxes.filter((box) => box.label === label)
    .map(({ box }, index) => {
      const labelAt = labelPositions.find((position) => position.box === index)?.at;
      return {
        box,
        group,
        highlighted: group === 0,
        small: box[2] - box[0] < SMALL_WIDTH,
        labelAt,
        label: labelAt && label,
      };
    }),
);

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
                  {home.heading.framedWord}
                  <span className={`corners ${styles.frame}`} aria-hidden="true" />
                </span>
              </span>{' '}
              <span>{home.heading.after}</span>
            </h1>
            <p className={`lede ${styles.lede}`}>{home.lede}</p>
            <div className={`cluster ${styles.actions}`}>
              {hasDemonstration && (
                <ButtonLink variant="primary" arrow href="#demonstrations-heading">
                  {home.tryDemo}
                </ButtonLink>
              )}
              <ButtonLink variant={hasDemonstration ? 'outline' : 'primary'} href={routes.contact}>
                {home.getInTouch}
              </ButtonLink>
              <ButtonLink variant="outline" href={routes.solutions}>
                {actions.learnMore}
                <span className="visually-hidden"> {home.aboutSolutions}</span>
              </ButtonLink>
            </div>
          </div>
          <div className={styles.scene}>
            <Picture
              name="hero"
              sizes="(max-width: 560px) 100vw, (max-width: 1024px) 106vw, (max-width: 1320px) 70vw, 1110px"
              priority
            />
            <AnnotationLayer className={styles.boxes} boxes={boxes} animate="onLoad" />
          </div>
        </div>
        <Divider className={styles.rule} />
        {hasDemonstration && <Audiences />}
      </div>
    </section>
  );
}

function Audiences() {
  return (
    <div className={`cluster ${styles.audiences}`}>
      <FigureLabel className={styles.audiencesLabel} number={1}>
        {home.audiencesLabel}
      </FigureLabel>
      {shownDemonstrations.map((name) => (
        <a className="link tap-target" key={name} href={demonstrationUrl(routes[name])}>
          {home.audiences[name]}
        </a>
      ))}
    </div>
  );
}
