import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';
import { Split, Stack } from '../../components/primitives/layout.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import type { PageLink } from '../../content/site-map.ts';
import styles from './NotFoundView.module.css';

export function NotFoundView({
  picture,
  links,
  search,
}: {
  picture: string;
  links: PageLink[];
  search?: ReactNode;
}) {
  const { title, lede, mainPages } = pageCopy('messages').notFound;
  return (
    <Split className={`wrap ${styles.view}`} ratio="7/5" align="center" gap="medium">
      <Stack>
        <p className="label">404</p>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {search}
        <div>
          <h2 className="label">{mainPages}</h2>
          <ul className={`cluster ui-medium ${styles.links}`}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a className="link tap-target" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Stack>
      <div className={styles.art}>
        <Picture name={picture} sizes="(max-width: 1024px) 90vw, 540px" decorative priority />
      </div>
    </Split>
  );
}
