import { site } from '../../../site.config.ts';
import { AnnotationLayer } from '../../components/AnnotationLayer.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './CityMap.module.css';

const { map } = pageCopy('shared');

const avenues = Array.from({ length: 15 }, (_, avenue) => `M${-80 + avenue * 46} -60l150 640`);
const streets = Array.from({ length: 13 }, (_, street) => `M-60 ${40 + street * 44}l640 -150`);
const river = 'M-30 372C60 330 92 404 176 392s104-76 168-74 92 52 140 40';
const highway = 'M352 -20C330 120 344 220 372 490';
const mainStreet = 'M166 -20l98 420';

export function CityMap() {
  return (
    <figure className={`picture-frame ${styles.map}`} role="img" aria-label={map.description}>
      <svg viewBox="0 0 440 466" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.street} d={[...avenues, ...streets].join('')} />
        <path className={styles.riverbank} d={river} />
        <path className={styles.river} d={river} />
        <path className={styles.roadBed} d={highway} />
        <path className={styles.highway} d={highway} />
        <path className={styles.roadBed} d={mainStreet} />
        <path className={styles.mainStreet} d={mainStreet} />
        <circle className={styles.office} cx="218" cy="204" r="7" />
        <path className={styles.north} d="M414 18l6 22-6-4-6 4z" />
        <text className={styles.northLabel} x="414" y="58" textAnchor="middle">
          {map.north}
        </text>
      </svg>
      <AnnotationLayer
        boxes={[
          { box: [0.395, 0.345, 0.595, 0.53], label: site.brand.toLowerCase(), highlighted: true },
        ]}
      />
    </figure>
  );
}
