import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import {
  type DemonstrationName,
  demonstrationOf,
  routes,
  shownDemonstrations,
} from '../../routes.ts';
import styles from './Demonstrations.module.css';
import { PanoramaTile } from './PanoramaTile.tsx';
import { TrafficTile } from './TrafficTile.tsx';

const demonstrations = pageCopy('demonstrations');
const home = pageCopy('home');

const words = home.demonstrations;

export type CaseLink = { label: string; href: string };

/** The three demonstrations, each with a picture of what it does, made from its own data while the site is built. */
export function Demonstrations({ cases, search }: { cases: CaseLink[]; search?: ReactNode }) {
  return (
    <Section
      name="demonstrations"
      heading={words.heading}
      label={{ number: 2, text: words.figure }}
      note={words.note}
    >
      <Columns as="ul" className={styles.tiles} count={3} lines="above">
        <Tile name="assetIq" words={words.assetIq}>
          {search}
        </Tile>
        <Tile name="panorama" words={words.panorama}>
          <PanoramaTile />
        </Tile>
        <Tile name="traffic" words={words.traffic}>
          <TrafficTile />
        </Tile>
      </Columns>
      <p className={`actions ${styles.cases}`}>
        {words.cases}{' '}
        {cases.map(({ label, href }) => (
          <a className="link tap-target" key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}

type TileProps = {
  name: DemonstrationName;
  words: { heading: string; text: string; question: string };
  children: ReactNode;
};

function Tile({ name: key, words: { heading, text, question }, children }: TileProps) {
  if (!shownDemonstrations.includes(key)) return null;
  const page = routes[key];
  const { name } = demonstrations[key];
  const start = demonstrationOf(page);
  return (
    <li className={styles.tile}>
      <p className="label">{name}</p>
      <h3>{heading}</h3>
      <p className="muted">{text}</p>
      <div className={styles.picture}>{children}</div>
      <div className="actions">
        <ButtonLink small arrow href={start}>
          {fill(demonstrations.tryIt, { name })}
        </ButtonLink>
        <a className="link tap-target" href={page}>
          {fill(words.about, { name })}
        </a>
        <a className="link tap-target" href={`${start}?${new URLSearchParams({ ask: question })}`}>
          {fill(words.ask, { question })}
        </a>
      </div>
    </li>
  );
}
