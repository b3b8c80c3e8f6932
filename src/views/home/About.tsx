import { openOnClick } from '../../client/open-requests.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { FigureLabel } from '../../components/FigureLabel.tsx';
import { PlayIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/Picture.tsx';
import { DividedList, Split, Stack } from '../../components/primitives/layout.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { formatClock } from '../../format.ts';
import { filmUrl, hasFilm, routes } from '../../routes.ts';
import styles from './About.module.css';

const home = pageCopy('home');
const film = pageCopy('film');

const { number: yearCount, caption, zeroLabel } = home.about.years;

/** In percent of the timeline, from the first year of experience (0) to two years from now. */
const positionOf = (year: number) => (year / (yearCount + 2)) * 100;
const years = Array.from({ length: yearCount + 1 }, (_, year) => ({ year, x: positionOf(year) }));
const todayX = `${positionOf(yearCount)}%`;

const still = <Picture name="battery" sizes="(max-width: 1024px) 100vw, 780px" decorative />;

export function About({ number }: { number: number }) {
  return (
    <section className="section" id="about" aria-labelledby="about-heading">
      <div className="wrap">
        <div className={`grid ${styles.experience}`}>
          <h2 className={styles.heading} id="about-heading">
            <span className={styles.number}>
              {yearCount}
              <sup>+</sup>
            </span>{' '}
            <span className={styles.caption}>{caption}</span>
          </h2>
          <Timeline />
        </div>
        <Split ratio="7/5" gap="medium">
          <figure>
            {hasFilm ? (
              <button
                className={styles.film}
                type="button"
                aria-haspopup="dialog"
                {...openOnClick('film')}
              >
                <span className="visually-hidden">{home.about.playVideo} </span>
                {still}
                <span className={`ui-medium ${styles.play}`}>
                  <i>
                    <PlayIcon />
                  </i>
                  <span>
                    {film.title} <small>{formatClock(film.seconds)}</small>
                  </span>
                </span>
              </button>
            ) : (
              <div className={styles.film}>{still}</div>
            )}
            <figcaption>
              <FigureLabel number={number}>{home.about.sectionLabel}</FigureLabel>
              {hasFilm && (
                <noscript>
                  <a className="link tap-target" href={filmUrl}>
                    {home.about.watchFilm}
                  </a>
                </noscript>
              )}
            </figcaption>
          </figure>
          <Stack>
            <p className="lede">{home.about.lede}</p>
            <DividedList className={styles.points} pairs>
              {home.about.points.map(({ name, text }) => (
                <li key={name}>
                  <h3 className="ui-medium">{name}</h3>
                  <p className="muted">{text}</p>
                </li>
              ))}
            </DividedList>
            <ButtonLink variant="outline" arrow href={routes.solutions}>
              {home.about.viewAll}
            </ButtonLink>
          </Stack>
        </Split>
      </div>
    </section>
  );
}

function Timeline() {
  return (
    <svg className={styles.scale} aria-hidden="true">
      <line x1="0" x2={todayX} y1="0.5" y2="0.5" />
      <line className={styles.future} x1={todayX} x2="100%" y1="0.5" y2="0.5" />
      {years.map(({ year, x }) => (
        <line key={year} x1={`${x}%`} x2={`${x}%`} y1="0" y2={year % 5 ? 7 : 15} />
      ))}
      {years
        .filter(({ year }) => year % 5 === 0)
        .map(({ year, x }) => (
          <text
            key={year}
            x={`${x}%`}
            y="38"
            className={year % 10 ? styles.betweenDecades : undefined}
            textAnchor={year ? 'middle' : 'start'}
          >
            {year || zeroLabel}
          </text>
        ))}
    </svg>
  );
}
