import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { demonstrations } from '../../content/pages/demonstrations.ts';
import { home } from '../../content/pages/home.ts';
import { type VisitId, visitAttributes } from '../../content/visit-keys.ts';
import { demonstrationOf, routes } from '../../routes.ts';
import { AssetIqTile } from './AssetIqTile.tsx';
import styles from './Demonstrations.module.css';
import { PanoramaTile } from './PanoramaTile.tsx';
import { TrafficTile } from './TrafficTile.tsx';

const words = home.demonstrations;

export type CaseLink = { label: string; href: string; visit: VisitId };

/** The three demonstrations, each with a picture of what it does, made from its own data while the site is built. */
export function Demonstrations({ cases }: { cases: CaseLink[] }) {
  return (
    <section className="section" aria-labelledby="demonstrations-heading">
      <div className="wrap">
        <SectionHead id="demonstrations-heading" heading={words.heading} label={{ number: 2, text: words.figure }} note={words.note} />
        <ul className={styles.tiles}>
          <Tile words={words.assetIq} page={routes.assetIq} query={`?${new URLSearchParams({ q: words.assetIq.question })}`}>
            <AssetIqTile />
          </Tile>
          <Tile words={words.panorama} page={routes.panorama}>
            <PanoramaTile />
          </Tile>
          <Tile words={words.traffic} page={routes.traffic}>
            <TrafficTile />
          </Tile>
        </ul>
        <p className={`cluster ${styles.cases}`}>
          {words.cases}{' '}
          {cases.map(({ label, href, visit }) => (
            <a className="link tap-target" key={href} href={href} {...visitAttributes(visit)}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

type TileProps = { words: { name: string; heading: string; text: string }; page: string; query?: string; children: ReactNode };

/** @param query what the demonstration is asked when it opens */
function Tile({ words: { name, heading, text }, page, query = '', children }: TileProps) {
  const start = demonstrationOf(page)?.replace('#', `${query}#`);
  return (
    <li className={styles.tile}>
      <p className="label">{name}</p>
      <h3>{heading}</h3>
      <p className={`muted ${styles.text}`}>{text}</p>
      <div className={styles.picture}>{children}</div>
      <div className={`cluster ${styles.ways}`}>
        <ButtonLink small arrow href={start}>
          {demonstrations.tryIt(name)}
        </ButtonLink>
        <a className="link tap-target" href={page}>
          {words.about(name)}
        </a>
      </div>
    </li>
  );
}
