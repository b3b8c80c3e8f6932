import { demonstrations } from '../content/pages/demonstrations.ts';
import { type DemonstrationName, demonstrationOf, routes } from '../routes.ts';
import { ButtonLink } from './Button.tsx';
import styles from './TryIt.module.css';

/** Leads from a text to the demonstration that shows what it tells of. */
export function TryIt({ demonstration }: { demonstration: DemonstrationName }) {
  const { name, text } = demonstrations[demonstration];
  return (
    <aside className={styles.tryIt} aria-label={demonstrations.heading(name)} data-not-searched>
      <p className="label">{demonstrations.heading(name)}</p>
      <p>{text}</p>
      <ButtonLink small arrow href={demonstrationOf(routes[demonstration])}>
        {demonstrations.tryIt(name)}
      </ButtonLink>
    </aside>
  );
}
