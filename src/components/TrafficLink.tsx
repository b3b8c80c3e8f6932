import { fill } from '../content/fill.ts';
import { pageCopy } from '../content/page-copy.ts';
import { isEnabled, routes } from '../routes.ts';
import styles from './TrafficLink.module.css';

const { cityTeams: intro } = pageCopy('announcements');
const { actions, names } = pageCopy('shared');

export function TrafficLink() {
  if (!isEnabled(routes.traffic)) return null;
  return (
    <p className={`cluster ${styles.line}`} data-not-searched="">
      <span>{intro}</span>
      <a className="link tap-target" href={routes.traffic}>
        {fill(actions.see, { name: names.traffic })}
      </a>
    </p>
  );
}
