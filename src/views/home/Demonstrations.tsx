import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import type { PageLink } from '../../content/site-map.ts';
import {
  type DemonstrationName,
  demonstrationUrl,
  routes,
  shownDemonstrations,
} from '../../routes.ts';
import styles from './Demonstrations.module.css';
import { PanoramaTile } from './PanoramaTile.tsx';
import { TrafficTile } from './TrafficTile.tsx';

const demoCopy = pageCopy('demonstrations');
const copy = pageCopy('home').demonstrations;

export function Demonstrations({
  caseStudyLinks,
  search,
}: {
  caseStudyLinks: PageLink[];
  search?: ReactNode;
}) {
  return (
    <Section
      name="demonstrations"
      heading={copy.heading}
      label={{ number: 2, text: copy.sectionLabel }}
      note={copy.note}
    >
      <Columns as="ul" className={styles.tiles} count={3} lines="above">
        <Tile demonstration="assetIq">{search}</Tile>
        <Tile demonstration="panorama">
          <PanoramaTile />
        </Tile>
        <Tile demonstration="traffic">
          <TrafficTile />
        </Tile>
      </Columns>
      <p className={`actions ${styles.caseStudyLinks}`}>
        {copy.cases}{' '}
        {caseStudyLinks.map(({ label, href }) => (
          <a className="link tap-target" key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}

function Tile({
  demonstration,
  children,
}: {
  demonstration: DemonstrationName;
  children: ReactNode;
}) {
  if (!shownDemonstrations.includes(demonstration)) return null;
  const path = routes[demonstration];
  const { name } = demoCopy[demonstration];
  const { heading, text, question } = copy[demonstration];
  const demoUrl = demonstrationUrl(path);
  return (
    <li className={styles.tile}>
      <p className="label">{name}</p>
      <h3>{heading}</h3>
      <p className="muted">{text}</p>
      <div className={styles.preview}>{children}</div>
      <div className="actions">
        <ButtonLink small arrow href={demoUrl}>
          {fill(demoCopy.tryIt, { name })}
        </ButtonLink>
        <a className="link tap-target" href={path}>
          {fill(copy.about, { name })}
        </a>
        <a
          className="link tap-target"
          href={`${demoUrl}?${new URLSearchParams({ ask: question })}`}
        >
          {fill(copy.ask, { question })}
        </a>
      </div>
    </li>
  );
}
