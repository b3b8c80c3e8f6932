import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { views } from '../../server/inbox/api.ts';
import { useInboxEvents } from '../api/events.ts';
import { countsQuery } from '../api/queries.ts';
import { sessionKey, useAllowed, useSession } from '../api/session.ts';
import { clearDraftsUnlessOf } from '../lead/drafts.ts';
import { fromSearch, toSearch, viewAddress } from '../leads/filters.ts';
import { announce, undoLast, useAnnouncement } from '../shared/live-region.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import { DateNotice } from './DateNotice.tsx';
import { DigestOffer } from './DigestOffer.tsx';
import styles from './Shell.module.css';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { screensFor } from './screens.ts';

const CommandMenu = lazy(() => import('./CommandMenu.tsx'));

/** The sidebar, notices and announcements around each screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { account, brand } = useSession();
  const [location] = useLocation();
  const search = toSearch(fromSearch(useSearch()));
  const isOwner = useAllowed('owner');
  const [help, setHelp] = useState(false);
  const [view, setView] = useState(search);
  if (location === '/' && view !== search) setView(search);
  useInboxEvents(fromSearch(view));
  useCheckOnReturn();
  useEffect(() => clearDraftsUnlessOf(account.email), [account.email]);
  const [menu, setMenu] = useState(false);
  useMenuKey(useCallback(() => setMenu(true), []));
  useShortcuts({ '?': () => setHelp(true), u: undoLast });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announcements end with their screen.
  useEffect(() => () => announce(''), [location]);
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
        <Views current={location === '/' ? search : undefined} me={account.email} />
        <nav className={styles.screens} aria-label="Inbox">
          {screensFor(isOwner).map(([name, path]) => (
            <Link key={path} to={path} aria-current={location === path ? 'page' : undefined}>
              {name}
            </Link>
          ))}
          <button type="button" className={styles.help} onClick={() => setHelp(true)}>
            Shortcuts <kbd>?</kbd>
          </button>
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Offline />
        {isOwner && <DateNotice />}
        <DigestOffer />
        {children}
      </main>
      <LiveRegion />
      {menu && (
        <Suspense>
          <CommandMenu onClose={() => setMenu(false)} />
        </Suspense>
      )}
      {help && <ShortcutHelp onClose={() => setHelp(false)} />}
    </div>
  );
}

/** The desk counts no further. */
const MAX_COUNT = 1000;

/** The views with their counts. @param current query string of the list */
function Views({ current, me }: { current: string | undefined; me: string }) {
  const { data: counts = {} } = useQuery(countsQuery);
  return (
    <nav className={styles.views} aria-label="Leads">
      {views(me).map(([name, filters]) => {
        const count = counts[name] ?? 0;
        return (
          <Link
            key={name}
            to={viewAddress(filters)}
            aria-current={current === toSearch(filters) ? 'page' : undefined}
          >
            {name}
            {count > 0 && (
              <span className={styles.count} data-late={name === 'Overdue' || undefined}>
                {count < MAX_COUNT ? count : `${MAX_COUNT - 1}+`}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

function useMenuKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

/** Checks the session of a page from the back/forward cache. */
function useCheckOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = ({ persisted }: PageTransitionEvent) =>
      persisted && void client.resetQueries({ queryKey: sessionKey });
    window.addEventListener('pageshow', check);
    return () => window.removeEventListener('pageshow', check);
  }, [client]);
}

function Offline() {
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          You are offline. What you see may be out of date, and changes wait until you make them
          again online.
        </p>
      )}
    </div>
  );
}

function LiveRegion() {
  const { text, undo } = useAnnouncement();
  return (
    <div className={styles.announcement} role="status">
      {text && (
        <p>
          {text}
          {undo && (
            <button type="button" onClick={undo}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
