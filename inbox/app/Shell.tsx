import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useInboxEvents } from '../api/events.ts';
import { sessionKey, useAllowed, useSession } from '../api/session.ts';
import { clearDraftsUnlessOf } from '../lead/drafts.ts';
import { type Filters, fromSearch, toSearch, viewAddress } from '../leads/filters.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import { say, useSaid } from '../shared/status-line.ts';
import styles from './Shell.module.css';
import { ShortcutHelp } from './ShortcutHelp.tsx';

/** Views of the list that are one click away. */
const views = (me: string): [string, Filters][] => [
  ['All leads', {}],
  ['New', { status: 'new' }],
  ['Mine', { assignee: me }],
  ['Unassigned', { assignee: 'none' }],
  ['Not delivered', { delivery: 'waiting' }],
  ['Quarantine', { spam: 'only' }],
];

/** What stands round every screen: the ways to the others, what has just been done, and that the connection is away. */
export function Shell({ children }: { children: ReactNode }) {
  const { account, brand } = useSession();
  const [location] = useLocation();
  const search = toSearch(fromSearch(useSearch()));
  const isOwner = useAllowed('owner');
  const [help, setHelp] = useState(false);
  useInboxEvents();
  useCheckOnReturn();
  useEffect(() => clearDraftsUnlessOf(account.email), [account.email]);
  useShortcuts({ '?': () => setHelp(true) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on another screen is not said on this one.
  useEffect(() => () => say(''), [location]);
  const here = (to: string) => (location === to ? 'page' : undefined);
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className={styles.side}>
        <p className={styles.brand}>
          <img src="/icon.svg" alt="" width="24" height="24" />
          <span>{brand}</span>
        </p>
        <nav className={styles.views} aria-label="Leads">
          {views(account.email).map(([name, filters]) => (
            <Link key={name} to={viewAddress(filters)} aria-current={location === '/' && search === toSearch(filters) ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <nav className={styles.screens} aria-label="Inbox">
          <Link to="/overview" aria-current={here('/overview')}>
            Overview
          </Link>
          {isOwner && (
            <>
              <Link to="/accounts" aria-current={here('/accounts')}>
                Accounts
              </Link>
              <Link to="/audit" aria-current={here('/audit')}>
                Audit log
              </Link>
            </>
          )}
          <Link to="/settings" aria-current={here('/settings')} title={`Signed in as ${account.email}`}>
            Settings
          </Link>
          <button type="button" className={styles.help} onClick={() => setHelp(true)}>
            Shortcuts <kbd>?</kbd>
          </button>
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Offline />
        {children}
      </main>
      <SaidLine />
      {help && <ShortcutHelp onClose={() => setHelp(false)} />}
    </div>
  );
}

/** A page that comes back out of the browser's memory may be that of somebody who has signed out. */
function useCheckOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = ({ persisted }: PageTransitionEvent) => persisted && void client.resetQueries({ queryKey: sessionKey });
    window.addEventListener('pageshow', check);
    return () => window.removeEventListener('pageshow', check);
  }, [client]);
}

function Offline() {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return (
    <div role="status">
      {!online && <p className={styles.offline}>You are offline. What you see may be out of date, and changes wait until you make them again online.</p>}
    </div>
  );
}

function SaidLine() {
  const said = useSaid();
  return (
    <div className={styles.said} role="status">
      {said && <p>{said}</p>}
    </div>
  );
}
