import { site } from '../../site.config.ts';
import styles from './SocialLinks.module.css';
import { socialMarks } from './social-marks.ts';

const networks = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'x', name: 'X' },
  { id: 'facebook', name: 'Facebook' },
] as const;

/** The four networks (docs/decisions.md); each opens in a new tab. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={[styles.social, className].filter(Boolean).join(' ')}>
      {networks.map(({ id, name }) => (
        <li key={id}>
          <a href={site.social[id]} target="_blank" rel="noopener" aria-label={`${site.brand} on ${name} (opens in a new tab)`}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={socialMarks[id]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
