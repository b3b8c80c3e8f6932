import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { leadViews } from '../../server/inbox/api.ts';
import { useInboxEvents } from '../api/events.ts';
import { countsQuery, leadsQuery } from '../api/queries.ts';
import { sessionKey, useHasRole, useSession } from '../api/session.ts';
import { setDraftAuthor } from '../lead/drafts.ts';
import { listPath, parseFilters, toQueryString } from '../leads/filters.ts';
import { announce, undoLastChange, useAnnouncement } from '../shared/live-region.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import { useWindowEvent } from '../shared/use-window-event.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { CommandMenu } from './CommandMenu.tsx';
import { DigestOffer } from './DigestOffer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './Shell.module.css';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { visibleScreens } from './screens.ts';

export function Shell({ children }: { children: ReactNode }) {
  const { account, brand } = useSession();
  const [location] = useLocation();
  const search = toQueryString(parseFilters(useSearch()));
  const isOwner = useHasRole('owner');
  const [isHelpOpen, setHelpOpen] = useState(false);
  // On other screens, events still update the list that was open last.
  const [listSearch, setListSearch] = useState(search);
  if (location === '/' && listSearch !== search) setListSearch(search);
  useInboxEvents(parseFilters(listSearch));
  const client = useQueryClient();
  // Checks the session again when a page is restored from the back/forward cache.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) void client.resetQueries({ queryKey: sessionKey });
  });
  const [firstUser] = useState(account.email);
  useEffect(() => {
    if (account.email === firstUser) setDraftAuthor(firstUser);
    // If another user has signed in from another tab, a reload removes the first user's data.
    else window.location.reload();
  }, [account.email, firstUser]);
  const [isCommandMenuOpen, setCommandMenuOpen] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setCommandMenuOpen(true);
  });
  useShortcuts({ '?': () => setHelpOpen(true), u: undoLastChange });
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the announcement when the URL changes
  useEffect(() => () => announce(''), [location, search]);
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className={styles.sidebar}>
        <p className={styles.brand}>
          <img src="/icon.svg" alt="" width="24" height="24" />
          <span>{brand}</span>
        </p>
        <Views currentSearch={location === '/' ? search : undefined} me={account.email} />
        <nav className={styles.screens} aria-label="Inbox">
          {visibleScreens(isOwner).map(([name, path]) => (
            <Link key={path} to={path} aria-current={location === path ? 'page' : undefined}>
              {name}
            </Link>
          ))}
          <button type="button" className={styles.helpButton} onClick={() => setHelpOpen(true)}>
            Shortcuts <kbd>?</kbd>
          </button>
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <OfflineNotice />
        {isOwner && <ClockNotice />}
        <DigestOffer />
        <ErrorBoundary key={location}>{children}</ErrorBoundary>
      </main>
      <LiveRegion />
      {isCommandMenuOpen && <CommandMenu onClose={() => setCommandMenuOpen(false)} />}
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

/** The desk counts the leads of a view up to this number. */
const MAX_COUNT = 1000;

function Views({ currentSearch, me }: { currentSearch: string | undefined; me: string }) {
  const { data: counts = {}, isSuccess } = useQuery(countsQuery);
  const client = useQueryClient();
  const navRef = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rescrolls once counts widen the links
  useEffect(() => {
    // `scrollIntoView` would also scroll the page.
    const nav = navRef.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && link) nav.scrollLeft = link.offsetLeft - nav.offsetWidth / 2;
  }, [currentSearch, isSuccess]);
  return (
    <nav ref={navRef} className={styles.views} aria-label="Leads">
      {leadViews(me).map(([name, filters]) => {
        const count = counts[name] ?? 0;
        return (
          <Link
            key={name}
            to={listPath(filters)}
            // Refetches the list, because its `staleTime` is infinite.
            onClick={() => client.resetQueries({ ...leadsQuery(filters), exact: true })}
            aria-current={currentSearch === toQueryString(filters) ? 'page' : undefined}
          >
            {name}
            {count > 0 && (
              <span className={styles.count} data-overdue={name === 'Overdue' || undefined}>
                {count < MAX_COUNT ? count : `${MAX_COUNT - 1}+`}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

function OfflineNotice() {
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          You are offline. The leads may be out of date, and you cannot save changes.
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
