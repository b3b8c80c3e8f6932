import type { ReadingLink } from '../content/further-reading.ts';
import { visitAttributes } from '../content/visit-keys.ts';
import { Picture } from './Picture.tsx';
import styles from './ReadingList.module.css';

/** Pages worth reading next, with their pictures. */
export function ReadingList({ links }: { links: ReadingLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label, picture, cutOut, kind, visit }) => (
        <li key={href}>
          <div className={cutOut ? `${styles.art} ${styles.cutOut}` : styles.art}>
            <Picture name={picture} sizes="(max-width: 640px) 116px, (max-width: 1024px) 31vw, 430px" decorative />
          </div>
          <div>
            <p className="label">{kind}</p>
            <h3 className="cover-link">
              <a href={href} {...visitAttributes(visit)}>
                {label}
              </a>
            </h3>
          </div>
        </li>
      ))}
    </ul>
  );
}
