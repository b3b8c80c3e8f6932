import { site } from '../../site.config.ts';
import { fill } from '../content/fill.ts';
import { pageCopy } from '../content/page-copy.ts';
import styles from './SocialLinks.module.css';

const { networks, social: linkLabel } = pageCopy('shared');
const networkName = (key: string) =>
  networks.find(({ id }) => id === key)?.name ?? key.charAt(0).toUpperCase() + key.slice(1);

/** A chain link. */
const fallbackIcon =
  'M10.6 13.4a1 1 0 0 1 0-1.4l4-4a1 1 0 0 1 1.4 1.4l-4 4a1 1 0 0 1-1.4 0ZM8.5 22a6.5 6.5 0 0 1-4.6-11.1l2.8-2.8a1 1 0 0 1 1.4 1.4l-2.8 2.8a4.5 4.5 0 0 0 6.4 6.4l2.8-2.8a1 1 0 0 1 1.4 1.4l-2.8 2.8A6.5 6.5 0 0 1 8.5 22Zm8.1-6.4a1 1 0 0 1-.7-1.7l2.8-2.8a4.5 4.5 0 0 0-6.4-6.4L9.5 7.5a1 1 0 0 1-1.4-1.4l2.8-2.8a6.5 6.5 0 0 1 9.2 9.2l-2.8 2.8a1 1 0 0 1-.7.3Z';

const icons: Record<string, string> = {
  linkedin:
    'M20.45 20.45h-3.55v-5.57c0-1.33-.03-3.04-1.85-3.04-1.85 0-2.14 1.45-2.14 2.94v5.67H9.35V9h3.41v1.56h.05c.48-.9 1.64-1.85 3.37-1.85 3.6 0 4.27 2.37 4.27 5.46v6.29zM5.34 7.43c-1.14 0-2.06-.93-2.06-2.06 0-1.14.92-2.06 2.06-2.06 1.14 0 2.06.93 2.06 2.06 0 1.14-.93 2.06-2.06 2.06zm1.78 13.02H3.56V9h3.56v11.45zM22.23 0H1.77C.79 0 0 .77 0 1.73v20.54C0 23.23.79 24 1.77 24h20.45C23.2 24 24 23.23 24 22.27V1.73C24 .77 23.2 0 22.22 0h0z',
  instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7ZM7 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2ZM12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM18.4 4.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z',
  x: 'M18.9 1.15h3.68l-8.04 9.19L24 22.85h-7.41l-5.8-7.58-6.64 7.58H.47l8.6-9.83L0 1.15h7.59l5.24 6.93ZM17.61 20.64h2.04L6.49 3.24H4.3Z',
  facebook:
    'M9.1 23.69v-7.98H6.63v-3.67h2.47v-1.58c0-4.08 1.85-5.98 5.86-5.98.4 0 .95.04 1.47.1a8.68 8.68 0 0 1 1.14.2v3.33a8.62 8.62 0 0 0-.65-.04 26.8 26.8 0 0 0-.73-.01c-.71 0-1.26.1-1.68.31a1.69 1.69 0 0 0-.68.62c-.26.42-.37.99-.37 1.75v1.3h3.92l-.39 2.1-.29 1.56h-3.25v8.24C19.4 23.24 24 18.18 24 12.04c0-6.63-5.37-12-12-12s-12 5.37-12 12c0 5.63 3.87 10.35 9.1 11.65Z',
};

export function SocialLinks() {
  const links = Object.entries(site.social);
  if (links.length === 0) return null;
  return (
    <ul className={`cluster ${styles.social}`}>
      {links.map(([key, href]) => (
        <li key={key}>
          <a
            className="icon-link"
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={fill(linkLabel, { network: networkName(key) })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[key] ?? fallbackIcon} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
