import { clsx } from 'clsx';
import type { ReadingLink } from '../content/reading-links.ts';
import { Picture } from './Picture.tsx';
import { Columns } from './primitives/layout.tsx';
import styles from './ReadingList.module.css';

export function ReadingList({ links }: { links: ReadingLink[] }) {
  return (
    <Columns as="ul" className={styles.list} count={links.length > 2 ? 3 : 2} gap="medium">
      {links.map(({ href, label, picture, cutOut, eyebrow }) => (
        <li key={href}>
          <div className={clsx('picture-frame', styles.art, cutOut && styles.cutOut)}>
            <Picture
              name={picture}
              sizes="(max-width: 860px) 116px, (max-width: 1024px) 31vw, 430px"
              decorative
            />
          </div>
          <div>
            <p className="label">{eyebrow}</p>
            <h3 className="cover-link">
              <a href={href}>{label}</a>
            </h3>
          </div>
        </li>
      ))}
    </Columns>
  );
}
