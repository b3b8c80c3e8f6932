import type { ReactNode } from 'react';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { clock } from '../../format.ts';
import styles from './Alerts.module.css';
import type { Alert } from './model/alerts.ts';

const words = panoramaDemo.alerts;
const maxAlerts = 6;

/** Minutes after midnight when the stream opens. */
const opens = 9 * 60;

type AlertListProps = {
  /** The alerts that have fired, oldest first; the latest are shown. */
  alerts: Alert[];
  /** How many of the day's events were read. */
  read: number;
  all: number;
  /** Without it the accounts are plain text. */
  onOpen?: (account: string) => void;
  children?: ReactNode;
};

/** The latest alerts, newest first. */
export function AlertList({ alerts, read, all, onOpen, children }: AlertListProps) {
  return (
    <aside className={styles.alerts} aria-labelledby="panorama-alerts">
      <h3 id="panorama-alerts">{words.heading}</h3>
      <p className="label">{words.read(read, all)}</p>
      {children}
      {alerts.length === 0 && <p>{words.none}</p>}
      <ol>
        {alerts
          .slice(-maxAlerts)
          .toReversed()
          .map(({ id, minute, account, text }) => (
            <li key={id}>
              <span className="label">{clock(opens + minute)}</span>
              {onOpen ? (
                <button className="ui-medium" type="button" onClick={() => onOpen(account.id)}>
                  {account.name}
                </button>
              ) : (
                <strong className="ui-medium">{account.name}</strong>
              )}
              <p>{text}</p>
            </li>
          ))}
      </ol>
    </aside>
  );
}
