import { fill } from '../content/fill.ts';
import { pageCopy } from '../content/page-copy.ts';
import { type DemonstrationName, demonstrationUrl, routes } from '../routes.ts';
import { ButtonLink } from './Button.tsx';
import styles from './TryIt.module.css';

const demonstrations = pageCopy('demonstrations');

export function TryIt({ demonstration }: { demonstration: DemonstrationName }) {
  const { name, text } = demonstrations[demonstration];
  const heading = fill(demonstrations.heading, { name });
  return (
    <aside className={`panel screen-only ${styles.tryIt}`} aria-label={heading} data-not-searched>
      <p className="label">{heading}</p>
      <p>{text}</p>
      <ButtonLink small arrow href={demonstrationUrl(routes[demonstration])}>
        {fill(demonstrations.tryIt, { name })}
      </ButtonLink>
    </aside>
  );
}
